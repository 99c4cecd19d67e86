// Builds the demo and serves it until told to stop. Runs on the system's Node as well (20.19 and up).
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const ROOT = fileURLToPath(new URL('../apps/demo', import.meta.url));
const PORT = 4173;
const PARENT_CHECK_MS = 500;

process.stdout.write('Building the demo...\n');
await build({
  root: ROOT,
  logLevel: 'warn',
  build: { rollupOptions: { checks: { pluginTimings: false } } },
});

const server = await preview({
  root: ROOT,
  logLevel: 'warn',
  preview: { port: PORT, strictPort: false, host: 'localhost' },
});
const address = server.resolvedUrls?.local[0] ?? `http://localhost:${PORT}/`;
if (new URL(address).port !== String(PORT)) {
  process.stdout.write(`Port ${PORT} is in use, so the next free one was taken.\n`);
}
process.stdout.write(`Spinout is running at ${address}\nPress Ctrl-C to stop.\n`);

const stop = () => {
  server.httpServer.closeAllConnections?.();
  void server.close().finally(() => process.exit(0));
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);

// A signal sent to `npm start` alone ends npm and its shell without reaching this process.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) stop();
}, PARENT_CHECK_MS).unref();
