// A page whose calls a worker answers, bundled as the documentation says, and what its worker loads in a browser.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const TYPES = { '.html': 'text/html', '.js': 'text/javascript' };
const BYTES_PER_KB = 1000;
const PRODUCTION = { 'process.env.NODE_ENV': '"production"' };

/** Scripts of the own origin only: no `data:` URL. */
const POLICY =
  "default-src 'none'; script-src 'self'; worker-src 'self'; connect-src 'self'; style-src 'self'";

const page = (address) => `
import { createPlatformClient } from '@spinout/api-client';
import { workerTransport } from '@spinout/engine';

const transport = workerTransport(
  () => new Worker(new URL('${address}', import.meta.url), { type: 'module' }),
);
globalThis.api = createPlatformClient({ transport });
`;
const html = (script) =>
  `<!doctype html><html lang="en"><title>Worker</title><script type="module" src="${script}"></script></html>`;

/** Vite as it is: nothing is configured. */
async function bundleWithVite(folder, out) {
  const { build } = await import('vite');
  writeFileSync(join(folder, 'index.html'), html('/src/auto.js'));
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: out, emptyOutDir: true },
  });
}

/** esbuild, which makes no file of a worker: its files are copied. */
async function bundleWithEsbuild(folder, out, find) {
  const { build } = await import('esbuild');
  await build({
    entryPoints: [join(folder, 'src/copied.js')],
    outfile: join(out, 'main.js'),
    bundle: true,
    format: 'esm',
    minify: true,
    define: PRODUCTION,
    absWorkingDir: folder,
    logLevel: 'error',
  });
  cpSync(
    fileURLToPath(new URL('.', find('@spinout/engine/split/worker.js'))),
    join(out, 'engine'),
    {
      recursive: true,
    },
  );
  writeFileSync(join(out, 'index.html'), html('/main.js'));
}

/** The bundlers by name. */
export const BUNDLERS = { Vite: bundleWithVite, esbuild: bundleWithEsbuild };

/**
 * @param {string} folder of a host in which the packages are installed
 * @param {(folder: string, out: string, find: (entry: string) => string) => Promise<void>} bundle
 * @param {(entry: string) => string} find the address of an entry of a package
 * @returns {Promise<string>} the folder of the bundled page
 */
export async function bundlePage(folder, bundle, find) {
  const src = join(folder, 'src');
  mkdirSync(src, { recursive: true });
  writeFileSync(join(src, 'auto.js'), page('@spinout/engine/worker'));
  writeFileSync(join(src, 'copied.js'), page('./engine/worker.js'));
  const out = join(folder, 'out-worker');
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  await bundle(folder, out, find);
  return out;
}

/**
 * Opens a bundled page.
 * @param {import('playwright').Browser} browser
 * @param {string} out its folder
 */
export async function openPage(browser, out) {
  /** Addresses that the worker has loaded, and the files behind them. */
  const loaded = new Map();
  const server = createServer(({ url = '/', headers }, reply) => {
    const { href, pathname } = new URL(url, `http://${headers.host}`);
    const file = join(out, pathname === '/' ? 'index.html' : pathname);
    if (!existsSync(file)) return reply.writeHead(404).end();
    if (headers['sec-fetch-dest'] === 'worker' || loaded.has(headers.referer))
      loaded.set(href, file);
    reply.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    reply.setHeader('content-security-policy', POLICY);
    reply.setHeader('cache-control', 'no-store');
    return reply.end(readFileSync(file));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const opened = await browser.newPage();
  await opened.goto(`http://127.0.0.1:${server.address().port}/`);
  await opened.waitForFunction(() => globalThis.api);
  return {
    page: opened,
    /** What the worker has loaded, gzipped. */
    measureKb: () =>
      [...loaded.values()]
        .map((file) => gzipSync(readFileSync(file), { level: 9 }).length / BYTES_PER_KB)
        .reduce((sum, kb) => sum + kb, 0),
    async close() {
      await opened.close();
      server.close();
    },
  };
}

/** @param {import('playwright').Page} opened */
export const suggestTopics = (opened) =>
  opened.evaluate(async () => {
    const { suggestions } = await globalThis.api.topics.suggest({
      preferences: { categories: ['Quantum Computing'] },
    });
    return suggestions.length;
  });

/**
 * Walks through the calls of the flow with a paper.
 * @param {import('playwright').Page} opened
 * @param {{ name: string, type: string, bytes: Buffer }} file the paper
 * @returns {Promise<string>} the title of the paper, if a supported hypothesis was found
 */
export const walkThrough = (opened, { name, type, bytes }) =>
  opened.evaluate(
    async ({ name, type, base64 }) => {
      const { api } = globalThis;
      const journey = { journey_id: 'journey-worker' };
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const paper = new File([content], name, { type });
      const { metadata } = await api.paper.analyze({ ...journey, paper });
      const { hypothesis } = await api.hypothesis.generate({
        topic: metadata.title,
        interest: metadata.title,
        papers: [metadata.document_id],
      });
      const { papers } = await api.literature.search({
        ...journey,
        hypothesis,
        query: '',
        limit: 20,
      });
      await api.literature.review({
        ...journey,
        selected_papers: papers.slice(0, 3).map(({ id }) => id),
        papers,
      });
      const { design } = await api.experiment.design({ ...journey, hypothesis });
      await api.company.create({
        ...journey,
        operationalBlueprint: null,
        researchArea: null,
        budgetEstimate: design.budget,
      });
      return hypothesis.support === 'supported' ? metadata.title : '';
    },
    { name, type, base64: bytes.toString('base64') },
  );

/** @param {import('playwright').Page} opened */
export const writeReport = (opened) =>
  opened.evaluate(async () => {
    const blob = await globalThis.api.pdf.generate({ title: 'Report', content: '# Results' });
    return blob.size;
  });
