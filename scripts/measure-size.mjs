// Measures the initial load of each package: the entry and all its static imports, minified and gzipped.
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BYTES_PER_KB = 1000;
const PEER_DEPENDENCIES = ['react', 'react-dom'];

/** Libraries that must load on demand, never with the first screen. */
const LAZY_LIBRARIES = [
  'pdfjs-dist',
  'mammoth',
  'node_modules/docx/',
  'jspdf',
  'jspdf-autotable',
  'word-extractor',
  '3dmol',
];

/** Checks of what a host passes, which bundlers remove from a production build. */
const DEVELOPMENT_CHECKS = [
  '/development/',
  'check-settings.ts',
  'check-messages.ts',
  'check-frame.ts',
];

const BUDGETS = [
  {
    name: 'research-flow, first load',
    package: 'research-flow',
    // Like the page of a host: it exports nothing, so that bundlers do not split shared modules.
    source: `
      import { ResearchFlow } from '@spinout/research-flow';
      import { createApiClient } from '@spinout/api-client';
      import { httpTransport } from '@spinout/api-client/http';
      globalThis.host = { ResearchFlow, createApiClient, httpTransport };`,
    budgetKb: 50.2,
    forbidden: [
      ...LAZY_LIBRARIES,
      ...DEVELOPMENT_CHECKS,
      'packages/engine/',
      'node_modules/zod/',
      'radix-ui',
    ],
  },
  {
    name: 'research-flow, TopicStep',
    package: 'research-flow',
    source: `
      import { TopicStep } from '@spinout/research-flow';
      import { createApiClient } from '@spinout/api-client';
      import { httpTransport } from '@spinout/api-client/http';
      globalThis.host = { TopicStep, createApiClient, httpTransport };`,
    budgetKb: 40.4,
    forbidden: [
      ...LAZY_LIBRARIES,
      ...DEVELOPMENT_CHECKS,
      'packages/engine/',
      'packages/research-flow/src/flow/',
      'node_modules/zod/',
    ],
  },
  {
    name: 'journey, landing first',
    package: 'journey',
    source: `
      import { MainPage } from '@spinout/journey';
      import { loadThreeDmolViewer } from '@spinout/journey/structure-viewer';
      import { createPlatformClient } from '@spinout/api-client';
      import { httpTransport } from '@spinout/api-client/http';
      globalThis.host = { MainPage, loadThreeDmolViewer, createPlatformClient, httpTransport };`,
    budgetKb: 56.7,
    forbidden: [
      ...LAZY_LIBRARIES,
      ...DEVELOPMENT_CHECKS,
      'packages/engine/',
      'packages/research-flow/',
      'packages/journey/src/journeys/pipeline/',
      'packages/journey/src/journeys/quantum/',
      'packages/journey/src/journeys/results/',
      'packages/journey/src/shell/platform/',
      'node_modules/zod/',
      'radix-ui',
    ],
  },
  {
    name: 'journey, sign-in alone',
    package: 'journey',
    source: `
      import { AuthAlert, AuthCallback, AuthNotices, AuthProvider, createAuthSession } from '@spinout/journey/auth';
      import { createPlatformClient } from '@spinout/api-client';
      import { httpTransport } from '@spinout/api-client/http';
      globalThis.host = { AuthAlert, AuthCallback, AuthNotices, AuthProvider, createAuthSession, createPlatformClient, httpTransport };`,
    budgetKb: 60.7,
    forbidden: [
      ...LAZY_LIBRARIES,
      ...DEVELOPMENT_CHECKS,
      'packages/engine/',
      'packages/research-flow/',
      'node_modules/zod/',
    ],
  },
  {
    name: 'design-system, with dialogs',
    package: 'design-system',
    source: `import * as all from '@spinout/design-system'; globalThis.host = all;`,
    // A peer dependency of the design system.
    external: ['styled-components'],
    budgetKb: 30,
    forbidden: [...LAZY_LIBRARIES, 'node_modules/@floating-ui/'],
  },
  {
    name: 'design-system, a menu alone',
    package: 'design-system',
    source: `import { Menu } from '@spinout/design-system/menu'; globalThis.host = { Menu };`,
    external: ['styled-components'],
    budgetKb: 32,
    forbidden: LAZY_LIBRARIES,
  },
  {
    name: 'api-client, everything',
    package: 'api-client',
    source: `import * as all from '@spinout/api-client'; globalThis.host = all;`,
    budgetKb: 7.5,
    forbidden: [...LAZY_LIBRARIES, 'node_modules/react/', 'node_modules/xstate/'],
  },
];

const ENTRY = 'virtual:measured';

async function bundle({ source, external = [] }) {
  const externals = [...PEER_DEPENDENCIES, ...external];
  const { output } = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@spinout/source', 'module', 'browser', 'production'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'measured-entry',
        resolveId: (id) => (id === ENTRY ? join(ROOT, 'apps/demo/measured-entry.js') : null),
        load: (id) => (id.endsWith('/measured-entry.js') ? source : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      sourcemap: false,
      modulePreload: false,
      rollupOptions: {
        input: ENTRY,
        preserveEntrySignatures: false,
        external: (id) => externals.some((name) => id === name || id.startsWith(`${name}/`)),
      },
    },
  });
  return output.filter((item) => item.type === 'chunk');
}

/** Finds the entry chunk and all chunks that it imports statically, directly or indirectly. */
function findInitialChunks(chunks) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set();
  const visit = (chunk) => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) visit(byName.get(name));
  };
  visit(chunks.find((chunk) => chunk.isEntry));
  return [...found];
}

const listModules = (chunks) => chunks.flatMap((chunk) => Object.keys(chunk.modules));
const measureGzippedKb = (chunks) =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0) / BYTES_PER_KB;

let failed = false;
const report = (ok, line) => {
  failed ||= !ok;
  process.stdout.write(`${ok ? 'ok  ' : 'OVER'} ${line}\n`);
};

for (const entry of BUDGETS) {
  if (!existsSync(join(ROOT, 'packages', entry.package, 'src/index.ts'))) {
    report(false, `${entry.name}: the package has no index.ts`);
    continue;
  }
  const chunks = await bundle(entry);
  const initialChunks = findInitialChunks(chunks);
  const lazyChunks = chunks.filter((chunk) => !initialChunks.includes(chunk));
  const kb = measureGzippedKb(initialChunks);
  report(
    kb > 0 && kb <= entry.budgetKb,
    `${entry.name.padEnd(28)} ${kb.toFixed(1).padStart(6)} kB gz of ${entry.budgetKb} (${initialChunks.length} files; later ${measureGzippedKb(lazyChunks).toFixed(1)} kB in ${lazyChunks.length})`,
  );
  const forbiddenModules = listModules(initialChunks).filter((id) =>
    entry.forbidden.some((part) => id.includes(part)),
  );
  if (forbiddenModules.length > 0)
    report(
      false,
      `loads too early: ${forbiddenModules.map((id) => relative(ROOT, id)).join(', ')}`,
    );
  if (process.argv.includes('--modules')) {
    const sizes = initialChunks.flatMap((chunk) => Object.entries(chunk.modules));
    sizes.sort(([, a], [, b]) => b.renderedLength - a.renderedLength);
    for (const [id, { renderedLength }] of sizes.slice(0, 25))
      process.stdout.write(`     ${String(renderedLength).padStart(7)} ${relative(ROOT, id)}\n`);
  }
}
process.exit(failed ? 1 : 0);
