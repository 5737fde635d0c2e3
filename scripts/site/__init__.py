"""The site: the documentation as pages to read in a browser, `make docs`.

`staging` lays out what the pages are made of, `navigation` says what stands where, Sphinx does
the rest with docs/site/conf.py. Nothing asks the network: not the build, and not the pages.
"""
