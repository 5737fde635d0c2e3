"""What the standard faces for learners share: what a seat sees, does and gets; spaces; pictures.

It needs numpy, which comes with each of the extras that need this.
"""
