import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const WORKER_SOURCE = fileURLToPath(new URL('src/offline/service-worker.ts', import.meta.url));
/** Files with a content hash in their name. */
const HASHED_FILE = /^assets\/.+-[\w-]{8}\.\w+$/;
/** Files of the build that no page requests. */
const EXCLUDED_FILES = /\.(?:map|md)$/;

const createPrecacheEntry = (name: string, content: string | Uint8Array) => ({
  url: `/${name}`,
  revision: HASHED_FILE.test(name)
    ? null
    : createHash('sha256').update(content).digest('hex').slice(0, 16),
});

/** Builds the service worker with the list of the page's files to precache. */
export const serviceWorker = (): Plugin => {
  let publicDir = '';
  return {
    name: 'spinout:service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      ({ publicDir } = config);
    },
    async writeBundle({ dir = 'dist' }, bundle) {
      const built = Object.values(bundle)
        .filter(({ fileName }) => !EXCLUDED_FILES.test(fileName))
        .map((file) =>
          createPrecacheEntry(file.fileName, file.type === 'chunk' ? file.code : file.source),
        );
      const copied = readdirSync(publicDir).map((name) =>
        createPrecacheEntry(name, readFileSync(join(publicDir, name))),
      );
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: {
          'process.env.NODE_ENV': JSON.stringify('production'),
          SPINOUT_FILES: JSON.stringify([...built, ...copied]),
        },
        build: {
          target: 'es2022',
          outDir: dir,
          emptyOutDir: false,
          lib: {
            entry: WORKER_SOURCE,
            formats: ['iife'],
            name: 'spinoutServiceWorker',
            fileName: () => 'service-worker.js',
          },
        },
      });
    },
  };
};
