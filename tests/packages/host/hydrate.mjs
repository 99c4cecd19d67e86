// Renders the main page on a server and hydrates it in a browser, which must report no mismatch.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import { prerenderToNodeStream } from 'react-dom/static';
import { ServerStyleSheet } from 'styled-components';
import { journeyPage, PAGES } from './journey.mjs';

const noCalls = { send: () => Promise.reject(new Error('A render made a call.')) };

async function render(name) {
  const styles = new ServerStyleSheet();
  const { prelude } = await prerenderToNodeStream(
    styles.collectStyles(journeyPage(name, noCalls)),
    {
      onError: (error) => assert.fail(error),
    },
  );
  const html = await text(prelude);
  const tags = styles.getStyleTags();
  styles.seal();
  return { html, tags };
}

const pages = new Map();
for (const name of Object.keys(PAGES)) {
  const { html, tags } = await render(name);
  assert.match(html, /Turning research into reality/);
  assert.ok(!/undefined|\[object Object\]/.test(html), `${name}: a value was not turned into text`);
  pages.set(
    `/${name}`,
    `<!doctype html><html lang="en"><title>${name}</title>${tags}<div id="root" data-page="${name}">${html}</div><script type="module" src="/out/browser.js"></script></html>`,
  );
}

// The development build of React reports mismatches that the production build fixes silently.
const { outputFiles } = await build({
  entryPoints: ['browser.mjs'],
  outdir: 'out',
  bundle: true,
  splitting: true,
  format: 'esm',
  define: { 'process.env.NODE_ENV': '"development"' },
  write: false,
  logLevel: 'error',
});
const scripts = new Map(
  outputFiles.map(({ path, contents }) => [path.slice(path.indexOf('/out/')), contents]),
);
const server = createServer(({ url = '' }, reply) => {
  const page = pages.get(url);
  reply.setHeader('content-type', page ? 'text/html; charset=utf-8' : 'text/javascript');
  if (!page && !scripts.has(url)) reply.statusCode = 404;
  reply.end(page ?? scripts.get(url));
});
await new Promise((done) => server.listen(0, '127.0.0.1', done));
const { port } = server.address();

const executablePath = process.env.SPINOUT_CHROMIUM;
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox'],
});
try {
  for (const name of Object.keys(PAGES)) {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/${name}`);
    // Only the browser knows the address, so this shows that the page is hydrated.
    await page.getByRole('contentinfo').getByText(`API: http://127.0.0.1:${port}`).waitFor();
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    assert.deepEqual(await page.evaluate(() => globalThis.consoleMessages), [], name);
    process.stdout.write(`${name}: hydrated without a warning\n`);
    await page.close();
  }
} finally {
  await browser.close();
  server.close();
}
