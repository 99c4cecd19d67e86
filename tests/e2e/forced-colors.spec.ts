import { measureTextContrast } from './support/text-contrast.ts';
import { expect, test } from './support/test.ts';

const MIN_RATIO = 4.5;

test('the text of every kind of button is readable in forced colors, light and dark', async ({
  demo,
  page,
}) => {
  await demo.openHome('?view=design');
  const buttons = page.locator('button[data-variant]:enabled:not(:has(svg))');
  await expect(demo.get('heading', 'Design System V2')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const checked = new Set<string>();
    for (const kind of await buttons.all()) {
      const name = await kind.evaluate(
        (button) => `${button.dataset['variant']} ${button.ariaPressed ?? ''}`,
      );
      if (checked.has(name)) continue;
      checked.add(name);
      const { ratio, hasBackplate } = await measureTextContrast(kind);
      expect.soft(ratio, `${name}, ${colorScheme}`).toBeGreaterThanOrEqual(MIN_RATIO);
      expect.soft(hasBackplate, `${name}, ${colorScheme}: the text has a backplate`).toBe(false);
    }
    expect([...checked]).toEqual(
      expect.arrayContaining(['primary ', 'secondary ', 'primary true']),
    );
  }
});
