# The server with the page, for production: docker build -t spinout .
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --include=dev && npm run build:production

FROM node:24.21.0-bookworm-slim AS libraries
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages ./packages
COPY apps/server/package.json ./apps/server/
COPY apps/demo/package.json ./apps/demo/
RUN npm ci --omit=dev --ignore-scripts --workspace apps/server --include-workspace-root=false

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=4173 \
    SPINOUT_DATA=/data
WORKDIR /app
COPY --from=libraries /app/node_modules ./node_modules
COPY --from=libraries /app/apps/server/node_modules ./apps/server/node_modules
COPY --from=build /app/apps/server/package.json ./apps/server/
COPY --from=build /app/apps/server/dist ./apps/server/dist
COPY --from=build /app/apps/demo/dist ./apps/demo/dist
# A new volume takes the owner of the folder. Nothing else is written.
RUN install -d -o node -g node -m 0700 /data
VOLUME /data
USER node
EXPOSE 4173
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The young generation of the heap would otherwise grow to 134 MB: docs/benchmarks.md.
CMD ["node", "--max-semi-space-size=4", "apps/server/dist/serve.js"]
