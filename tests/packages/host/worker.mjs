// Bundles a page with the engine in a worker, calls all its parts in a browser, and checks how much the worker loads.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright';
import { BUNDLERS, bundlePage, openPage, suggestTopics, walkThrough } from './worker-page.mjs';

/** What a worker may load before it suggests topics, and for a journey with a PDF, gzipped. */
const FIRST_ANSWER_KB = 120;
const JOURNEY_KB = 1000;

const FILES = process.env.SPINOUT_FILES;
const readPaper = (name, type) => ({ name, type, bytes: readFileSync(join(FILES, name)) });

const GERMAN =
  'Die Bodenfeuchte auf den Wiesen wurde im Frühjahr gemessen. Regenwürmer waren dort häufiger, wo der Boden feucht blieb. ';
const REPEATED = 20;

/** The services use a part each; a bibliography and the language of a paper have parts of their own. */
async function callOtherParts(page) {
  const { services, imported, title } = await page.evaluate(async (german) => {
    const { api } = globalThis;
    const journey = { journey_id: 'journey-worker' };
    const record = '@article{a, title={Sleep and memory}, author={Doe, Jane}, year={2020}}';
    const { services } = await api.platform.services();
    const { imported } = await api.literature.import({
      ...journey,
      bibliography: new File([record], 'own.bib'),
    });
    const paper = new File([german], 'wiesen.txt', { type: 'text/plain' });
    const { metadata } = await api.paper.analyze({ ...journey, paper });
    return { services, imported, title: metadata.title };
  }, GERMAN.repeat(REPEATED));
  const states = Object.values(services).map(({ status }) => status);
  assert.deepEqual(new Set(states), new Set(['online']));
  assert.equal(imported.records, 1);
  assert.notEqual(title, '');
}

const browser = await chromium.launch({
  executablePath: process.env.SPINOUT_CHROMIUM,
  args: ['--no-sandbox'],
});
try {
  for (const [name, bundle] of Object.entries(BUNDLERS)) {
    const out = await bundlePage(process.cwd(), bundle, (entry) => import.meta.resolve(entry));
    const { page, measureKb, close } = await openPage(browser, out);
    assert.ok((await suggestTopics(page)) > 0);
    const first = measureKb();
    const title = await walkThrough(page, readPaper('amyloid.pdf', 'application/pdf'));
    const journey = measureKb();
    process.stdout.write(
      `${name}: ${first.toFixed(1)} kB before the first answer, ${journey.toFixed(1)} for a journey\n`,
    );
    assert.match(title, /amyloid/i);
    assert.ok(first <= FIRST_ANSWER_KB, `more than ${FIRST_ANSWER_KB} kB before the first answer`);
    assert.ok(journey <= JOURNEY_KB, `more than ${JOURNEY_KB} kB for a journey`);
    await walkThrough(page, readPaper('crispr.docx', ''));
    await callOtherParts(page);
    await close();
  }
} finally {
  await browser.close();
}
