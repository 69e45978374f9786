# syntax=docker/dockerfile:1

# The shop as an image. The build reads the shop's environment and keeps none of its secrets:
#   docker build --secret id=env,src=.env --tag shop .
# Stage `backend` is the backend in a box, for trying the shop (compose.yaml).

FROM node:24-bookworm-slim AS packages
WORKDIR /shop
COPY package.json package-lock.json ./
# Not `npm ci`: it rejects a lock file without the optional packages of other systems.
RUN npm install --no-save --no-audit --no-fund
COPY . .

FROM packages AS build
# They replace those of the environment file, where the shop has other addresses inside the network of its containers.
ARG API_URL
ARG SITE_URL
RUN --mount=type=secret,id=env,required=true \
    BUILD_OUTPUT=standalone node --env-file=/run/secrets/env node_modules/next/dist/bin/next build
RUN mkdir /empty

FROM packages AS backend
ENV MOCK_HOST=0.0.0.0 MOCK_PORT=4010
USER node
EXPOSE 4010
CMD ["node", "--import", "tsx", "tests/mock-api/server.ts"]

# Node and what it needs, without a shell: a third of the size of node:24-bookworm-slim.
FROM gcr.io/distroless/nodejs24-debian12:nonroot AS shop
WORKDIR /shop
# HOSTNAME is the address that the server binds; a container's own would leave out the loopback of the health check.
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 HOSTNAME=0.0.0.0 PORT=3000
# Each thread that compresses would get a heap of its own, which keeps what was freed: 160 MB more after a hundred pages.
ENV MALLOC_ARENA_MAX=2
COPY --from=build /shop/.next/standalone ./
COPY --from=build /shop/.next/static ./.next/static
COPY --from=build /shop/public ./public
# Only these are written to: resized pictures, and documents with their data. They belong to one build, so let none of them outlive it.
COPY --from=build --chown=65532:65532 /empty ./.next/cache
COPY --from=build --chown=65532:65532 /empty ./.next/server/route-cache
# A volume that outlives the build may stand here, with the list of WARM_UP_LIST.
COPY --from=build --chown=65532:65532 /empty ./warm-up
VOLUME ["/shop/.next/cache", "/shop/.next/server/route-cache", "/shop/warm-up"]
USER 65532:65532
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
    CMD ["/nodejs/bin/node", "-e", "fetch('http://127.0.0.1:3000/api/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# With Node's default size of the young generation the server takes 130 MB more under load.
ENTRYPOINT ["/nodejs/bin/node", "--max-semi-space-size=8", "server.js"]
