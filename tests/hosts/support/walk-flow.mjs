// Walks through the six steps with the example paper, as a person would, or reads a PDF.
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

const WAIT_MS = 30_000;

/**
 * @param {import('playwright').Page | import('playwright').FrameLocator} place a page, or a frame of it
 */
export async function walkFlow(place) {
  const press = (name) =>
    place.getByRole('button', { name, exact: true }).click({ timeout: WAIT_MS });
  await place.getByRole('radio').first().check({ timeout: WAIT_MS });
  await press('Continue with Selected Topic');
  await press('Example: cancer gene-editing therapy');
  await press('Analyze Paper');
  await press('Generate AI-Powered Hypothesis');
  await press('Proceed with this Hypothesis');
  const papers = place.getByRole('list', { name: 'Relevant papers', exact: true });
  await papers.getByRole('checkbox').first().check({ timeout: WAIT_MS });
  await press('Complete Review (1 papers selected)');
  await press('Finalize Experiment Design');
  await press('Complete Company Formation');
  await place
    .getByText('Company formation complete.', { exact: true })
    .waitFor({ timeout: WAIT_MS });
}

/** Gives the flow a PDF, which the engine reads. */
export async function readPaper(page) {
  const press = (name) =>
    page.getByRole('button', { name, exact: true }).click({ timeout: WAIT_MS });
  await page.getByRole('radio').first().check({ timeout: WAIT_MS });
  await press('Continue with Selected Topic');
  await page
    .getByLabel('Paper file', { exact: true })
    .setInputFiles(join(ROOT, 'tests/files/amyloid.pdf'), { timeout: WAIT_MS });
  await press('Analyze Paper');
  await page
    .getByRole('button', { name: 'Generate AI-Powered Hypothesis', exact: true })
    .waitFor({ timeout: WAIT_MS });
}
