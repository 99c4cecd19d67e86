import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('src/offline/service-worker.ts', import.meta.url));
/** Files that carry a hash of their content in their name. */
const HASHED = /^assets\/.+-[\w-]{8}\.\w+$/;
/** Files of the build that no page asks for. */
const NOT_SHOWN = /\.(?:map|md)$/;

const kept = (name: string, content: string | Uint8Array) => ({
  url: `/${name}`,
  revision: HASHED.test(name)
    ? null
    : createHash('sha256').update(content).digest('hex').slice(0, 16),
});

/** Builds the service worker beside the page, with the list of the page's files in it (SW-01). */
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
        .filter(({ fileName }) => !NOT_SHOWN.test(fileName))
        .map((file) => kept(file.fileName, file.type === 'chunk' ? file.code : file.source));
      const copied = readdirSync(publicDir).map((name) =>
        kept(name, readFileSync(join(publicDir, name))),
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
            entry: SOURCE,
            formats: ['iife'],
            name: 'spinoutServiceWorker',
            fileName: () => 'service-worker.js',
          },
        },
      });
    },
  };
};
