import { paintedWords } from './support/readable.ts';
import { expect, test } from './support/test.ts';

const MIN_RATIO = 4.5;

for (const colorScheme of ['light', 'dark'] as const)
  test(`the words of every kind of button are read in forced colours: ${colorScheme}`, async ({
    demo,
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await demo.openHome('?view=design');
    const kinds = page.locator('button[data-variant]:enabled:not(:has(svg))');
    await expect(demo.get('heading', 'Design System V2')).toBeVisible();
    const seen = new Set<string>();
    for (const kind of await kinds.all()) {
      const name = await kind.evaluate(
        (button) => `${button.dataset['variant']} ${button.ariaPressed ?? ''}`,
      );
      if (seen.has(name)) continue;
      seen.add(name);
      const { ratio, plate } = await paintedWords(kind);
      expect.soft(ratio, name).toBeGreaterThanOrEqual(MIN_RATIO);
      expect.soft(plate, `${name}: a plate lies under the words`).toBe(false);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['primary ', 'secondary ', 'primary true']));
  });
