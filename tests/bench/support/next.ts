/** Builds a page with Next and returns the size of what it loads first. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runOrThrow } from '../../../scripts/run-command.mjs';

/** Installed beside the pages. */
export const NEXT = { next: '16.4.6' } as const;

const LAYOUT = `export default function RootLayout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`;
const PAGE = `import { Client } from './client';
export default function Page() {
  return <Client />;
}
`;
/** The folder of the workspace is the one that has `node_modules`. */
const CONFIG = `export default { turbopack: { root: import.meta.dirname + '/..' } };
`;

/** Scripts of the page; `nomodule` ones are for browsers without modules. */
const SCRIPT = /<script\b[^>]*\bsrc="\/_next\/([^"?]+)[^>]*>/g;

/**
 * Builds a page and reads the scripts that its HTML names.
 * @param folder has `node_modules`
 * @param source the module of a client component that the page shows
 * @returns the texts of the scripts, with those of React and of Next
 */
export async function bundleWithNext(
  folder: string,
  source: string,
  bundler: 'turbopack' | 'webpack',
): Promise<readonly string[]> {
  const app = join(folder, 'next-page');
  rmSync(app, { recursive: true, force: true });
  mkdirSync(join(app, 'app'), { recursive: true });
  writeFileSync(join(app, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  writeFileSync(join(app, 'next.config.js'), CONFIG);
  writeFileSync(join(app, 'app/layout.jsx'), LAYOUT);
  writeFileSync(join(app, 'app/page.jsx'), PAGE);
  writeFileSync(
    join(app, 'app/client.jsx'),
    `'use client';\n${source}\nexport const Client = () => null;\n`,
  );
  await runOrThrow(`NEXT_TELEMETRY_DISABLED=1 ../node_modules/.bin/next build --${bundler}`, {
    cwd: app,
  });
  const out = join(app, '.next');
  const html = readFileSync(join(out, 'server/app/index.html'), 'utf8');
  const paths = [...html.matchAll(SCRIPT)]
    .filter(([tag]) => !/\bnomodule\b/i.test(tag))
    .map(([, path = '']) => path);
  return [...new Set(paths)].map((path) => readFileSync(join(out, path), 'utf8'));
}
