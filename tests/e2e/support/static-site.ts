import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';

const DIST = new URL('../../../apps/demo/dist', import.meta.url);

/** Serves a copy of the built demo as static files. */
export async function serveStaticSite() {
  const folder = await mkdtemp(join(tmpdir(), 'spinout-site-'));
  await cp(DIST, folder, { recursive: true });
  const server = await preview({
    configFile: false,
    root: folder,
    logLevel: 'error',
    build: { outDir: '.' },
    preview: { port: 0, host: 'localhost' },
  });
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    /** Publishes a new version by changing the service worker. */
    publishNewVersion: () =>
      appendFile(join(folder, 'service-worker.js'), '\n// The next version.\n'),
    remove: (path: string) => rm(join(folder, path)),
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
