/**
 * Measures the time from a click to the next step in the built demo, with the CPU throttled four times:
 * `node tests/bench/clicks.bench.ts`. Each run uses a new browser profile, so nothing is cached. Throttling affects the
 * page but not the engine's worker, so the time of the call is listed separately.
 */
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { runWithBuiltDemo } from './support/built-demo.ts';
import { timeClick, watchClicks, type Awaited, type ClickTime } from './support/click-watch.ts';
import { formatMarkdownTable, median, formatMs } from './support/figures.ts';

const RUNS = 5;
const CPU_SLOWDOWN = 4;
const TOPIC = 'Decoding memory consolidation during sleep';
const VIEWPORT = { width: 1280, height: 900 };

const paper = fileURLToPath(new URL('../files/amyloid.pdf', import.meta.url));

const createHeading = (text: string, call?: string): Awaited => ({
  selector: 'h2',
  text,
  ...(call ? { call } : {}),
});

/** Runs the flow once and returns the time of each click that leads to the next step. */
async function runFlow(browser: Browser, address: string): Promise<Map<string, ClickTime>> {
  const context = await browser.newContext({ viewport: VIEWPORT, baseURL: address });
  try {
    const page = await context.newPage();
    await watchClicks(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const times = new Map<string, ClickTime>();
    const timeButton = async (label: string, button: string, awaited: Awaited) => {
      await page.waitForLoadState('networkidle');
      times.set(
        label,
        await timeClick(
          page,
          () => page.getByRole('button', { name: button, exact: true }).click(),
          awaited,
        ),
      );
    };

    await page.goto('/?view=platform&backend=engine');
    await page.getByRole('radio', { name: TOPIC, exact: true }).check();
    await timeButton(
      '1 Topic: continue',
      'Continue with Selected Topic',
      createHeading('Paper Upload'),
    );
    await page.getByLabel('Paper file', { exact: true }).setInputFiles(paper);
    await timeButton(
      '2 Paper: analyze',
      'Analyze Paper',
      createHeading('AI Scientist Hypothesis Generation', 'paper.analyze'),
    );
    await timeButton('3 Hypothesis: generate', 'Generate AI-Powered Hypothesis', {
      selector: 'button',
      text: 'Proceed with this Hypothesis',
      call: 'hypothesis.generate',
    });
    await timeButton(
      '3 Hypothesis: proceed',
      'Proceed with this Hypothesis',
      createHeading('Literature Review'),
    );
    await page
      .getByRole('list', { name: 'Relevant papers', exact: true })
      .getByRole('checkbox')
      .first()
      .check();
    await timeButton(
      '4 Literature: complete',
      'Complete Review (1 papers selected)',
      createHeading('Experiment Design', 'literature.review'),
    );
    await timeButton(
      '5 Experiment: finalize',
      'Finalize Experiment Design',
      createHeading('Company Formation'),
    );
    await timeButton('6 Company: complete', 'Complete Company Formation', {
      selector: 'p',
      text: 'Company formation complete.',
    });
    return times;
  } finally {
    await context.close();
  }
}

await runWithBuiltDemo(async (browser, address) => {
  const runs: Map<string, ClickTime>[] = [];
  while (runs.length < RUNS) runs.push(await runFlow(browser, address));
  const getMedianMs = (label: string, part: (time: ClickTime) => number) =>
    formatMs(median(runs.flatMap((run) => run.get(label) ?? []).map(part)));
  console.log(
    formatMarkdownTable(
      ['Click', 'Until painted, ms', 'Call, ms', 'Page, ms'],
      [...(runs[0]?.keys() ?? [])].map((label) => [
        label,
        getMedianMs(label, ({ total }) => total),
        getMedianMs(label, ({ engine }) => engine),
        getMedianMs(label, ({ total, engine }) => total - engine),
      ]),
    ),
  );
});
