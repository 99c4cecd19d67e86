// Builds the demo and its server, and runs them.
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { buildServer, SERVER_BUNDLE } from './build-server.mjs';

const DEMO = fileURLToPath(new URL('../apps/demo', import.meta.url));

process.stdout.write('Building the demo and its server...\n');
await Promise.all([
  build({
    root: DEMO,
    logLevel: 'warn',
    build: { rollupOptions: { checks: { pluginTimings: false } } },
  }),
  buildServer(),
]);

// Without request logs, so that the address stays visible.
process.env.LOG_LEVEL ??= 'warn';
await import(pathToFileURL(join(SERVER_BUNDLE, 'serve.js')).href);
