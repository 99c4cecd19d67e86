// Compares what two pages show.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from './paths.mjs';

const FIRST_STEP = 'Select Your Research Topic';
const SECOND_STEP = 'Paper Upload';

/** Pictures of the first two steps. */
async function takePictures(page, selector) {
  const takePicture = async (heading) => {
    await page.getByRole('heading', { name: heading, exact: true, level: 2 }).waitFor();
    await page.waitForFunction("document.fonts.status === 'loaded'");
    return page.locator(selector).first().screenshot({ animations: 'disabled', caret: 'hide' });
  };
  const first = await takePicture(FIRST_STEP);
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Continue with Selected Topic', exact: true }).click();
  return [first, await takePicture(SECOND_STEP)];
}

/**
 * Compares the flow of a page with that of a page without rules of the host.
 * @param {import('playwright').Page} page
 * @param {string} plainUrl
 * @param {string} selector the element that is compared
 * @param {string} name of the pictures of a failure
 * @throws {Error} if a pixel differs
 */
export async function findChangedPixels(page, plainUrl, selector, name) {
  const browser = page.context().browser();
  const plain = await browser.newPage();
  await plain.goto(plainUrl);
  const [expected, found] = [
    await takePictures(plain, selector),
    await takePictures(page, selector),
  ];
  await plain.close();
  const changed = expected.flatMap((picture, index) =>
    picture.equals(found[index]) ? [] : [index],
  );
  if (changed.length === 0) return;
  const files = changed.flatMap((index) =>
    [
      ['expected', expected],
      ['found', found],
    ].map(([kind, pictures]) => {
      const file = join(CACHE, `${name}-${index + 1}-${kind}.png`);
      writeFileSync(file, pictures[index]);
      return file;
    }),
  );
  throw new Error(`The pictures differ:\n${files.join('\n')}`);
}
