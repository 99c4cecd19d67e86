/**
 * Measures the intervals between frames while the engine's worker runs a circuit of 20 qubits:
 * `node tests/bench/frames.bench.ts`. The idle page is measured as well for comparison, because the frame rate of a busy
 * machine varies from minute to minute.
 */
import type { Page } from '@playwright/test';
import { runWithBuiltDemo } from './support/built-demo.ts';
import { formatMarkdownTable, median, formatMs } from './support/figures.ts';

const QUBITS = 20;
const RUNS = 5;
const AT_REST_MS = 1_000;
/** The duration of two frames at 60 Hz. */
const MISSED_MS = 1_000 / 30;

/** Records the intervals between frames until `stopWatching` is called. */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const gaps: number[] = [];
    let last = performance.now();
    const recordFrame = (now: number) => {
      gaps.push(now - last);
      last = now;
      frame = requestAnimationFrame(recordFrame);
    };
    let frame = requestAnimationFrame(recordFrame);
    Object.assign(window, {
      stopWatching: () => {
        cancelAnimationFrame(frame);
        return gaps.slice(1);
      },
    });
  });

const measureFrames = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { stopWatching: () => number[] }).stopWatching());

const formatRow = (what: string, gaps: readonly number[]) => [
  what,
  String(gaps.length),
  formatMs(median(gaps)),
  formatMs(Math.max(...gaps)),
  String(gaps.filter((gap) => gap >= MISSED_MS).length),
];

await runWithBuiltDemo(async (browser, address) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${address}?view=platform&backend=engine`);
  await page.getByRole('tab', { name: 'Quantum', exact: true }).click();
  await page.getByRole('spinbutton', { name: 'Number of qubits' }).fill(String(QUBITS));
  await page.getByRole('button', { name: 'Create Circuit', exact: true }).click();
  await page.getByText(`(${QUBITS} qubits)`).waitFor();
  await watchFrames(page);
  await page.waitForTimeout(AT_REST_MS);
  const atRest = await measureFrames(page);
  const working: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const button = page.getByRole('button', { name: 'Run Simulation', exact: true });
    await watchFrames(page);
    await button.click();
    await page.getByRole('list', { name: 'Simulation results' }).waitFor();
    await page.waitForFunction(
      () => ![...document.querySelectorAll('button')].some(({ ariaBusy }) => ariaBusy === 'true'),
    );
    working.push(...(await measureFrames(page)));
  }
  console.log(
    formatMarkdownTable(
      ['Page', 'Frames', 'Median interval, ms', 'Longest interval, ms', 'Over 33 ms'],
      [formatRow('idle', atRest), formatRow(`while ${QUBITS} qubits run, ${RUNS} times`, working)],
    ),
  );
});
