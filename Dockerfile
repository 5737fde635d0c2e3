# Igroteka in a container: `docker build -t igroteka .`, described in docs/hosting.md.
# The first stage makes wheels of Igroteka, compiled, and of all it needs; it has a C compiler. The
# second one only installs them.

FROM python:3.13 AS wheels
ENV IGROTEKA_COMPILE=1
WORKDIR /source
COPY pyproject.toml README.md LICENSE ./
COPY scripts ./scripts
COPY src ./src
RUN pip wheel --no-cache-dir --wheel-dir /wheels '.[web,notices,postgres]'

FROM python:3.13-slim
RUN --mount=type=bind,from=wheels,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --no-deps /wheels/*.whl \
    && useradd --system --uid 10001 --home-dir /data --create-home igroteka
# Nothing is written but here and to /tmp: the rest may be read-only.
WORKDIR /data
VOLUME /data
USER 10001
ENV PYTHONUNBUFFERED=1
EXPOSE 8000 9100
ENTRYPOINT ["igroteka"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000", "--database", "/data/igroteka.db", "--log", "json"]
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
