import { STEP_TITLES } from './support/demo-page.ts';
import { Keyboard } from './support/keyboard.ts';
import { filePath } from './support/papers.ts';
import { expect, test } from './support/test.ts';

const [, PAPER, HYPOTHESIS, LITERATURE, EXPERIMENT, COMPANY] = STEP_TITLES;

test('completes all six steps with only Tab, arrows, Space and Enter, with a visible focus at each stop (S-01)', async ({
  demo,
  page,
}) => {
  const keys = new Keyboard(page);
  await demo.open();
  await demo.expectStep(1);

  await keys.activate(demo.get('link', 'Skip to main content'));
  const radios = page.getByRole('radio');
  await keys.activate(radios.first(), 'Space');
  await keys.press('ArrowDown');
  await expect(radios.nth(1)).toBeChecked();
  await keys.press('ArrowUp');
  await expect(radios.first()).toBeChecked();
  await keys.activate(demo.button('Continue with Selected Topic'));

  await keys.expectFocusOnPage(PAPER);
  const chooser = page.waitForEvent('filechooser');
  await keys.activate(page.getByLabel('Paper file', { exact: true }));
  await (await chooser).setFiles(filePath('crispr.docx'));
  await keys.activate(demo.button('Analyze Paper'), 'Space');

  await keys.expectFocusOnPage(HYPOTHESIS);
  await keys.activate(demo.button('Generate AI-Powered Hypothesis'));
  await expect(demo.hypothesis).toBeFocused();
  await expect(demo.hypothesis.getByRole('blockquote').first()).toBeVisible();
  await keys.activate(demo.hypothesis.getByRole('button', { name: /^Show in source: / }).first());
  const source = page.getByRole('complementary').getByRole('heading', { level: 2 });
  await expect(source).toBeFocused();
  await keys.press('Escape');
  await expect(source).toBeHidden();
  await keys.activate(demo.button('Proceed with this Hypothesis'));

  await keys.expectFocusOnPage(LITERATURE);
  await expect(demo.papers.first()).toBeVisible();
  await keys.tabTo(demo.get('searchbox', 'Literature search'));
  await keys.type('gene editing');
  await keys.press('Enter');
  await expect(demo.button('Search')).not.toHaveAttribute('aria-busy', 'true');
  await keys.activate(demo.papers.first().getByRole('checkbox'), 'Space');
  await keys.activate(demo.button('Complete Review (1 papers selected)'));

  await keys.expectFocusOnPage(EXPERIMENT);
  await keys.tabTo(demo.get('tab', 'Overview'));
  for (const name of ['Variables', 'Timeline', 'Resources']) {
    await keys.press('ArrowRight');
    await expect(demo.get('tab', name)).toBeFocused();
    await expect(demo.get('tabpanel', name)).toBeVisible();
  }
  await keys.tabTo(demo.get('textbox', 'New equipment'));
  await keys.type('A centrifuge');
  await keys.press('Enter');
  await expect(demo.get('list', 'Required equipment')).toContainText('A centrifuge');
  await keys.activate(demo.button('Finalize Experiment Design'));

  await keys.expectFocusOnPage(COMPANY);
  await keys.activate(demo.get('checkbox', 'Enable Customization'), 'Space');
  await expect(demo.get('group', 'Add Founder')).toBeVisible();
  await keys.tabTo(demo.get('tab', 'Overview'));
  await keys.press('ArrowRight');
  await expect(demo.get('tabpanel', 'Legal Docs')).toBeVisible();
  await keys.tabTo(demo.button('Complete Company Formation'));
  await keys.press('Enter');
  await demo.expectText('Company formation complete.');
  for (const name of ['Download report (PDF)', 'Download PDF']) {
    const download = page.waitForEvent('download');
    await keys.activate(demo.button(name));
    await download;
    await expect(demo.button(name)).toBeFocused();
  }
});

test('focuses OK in an alert, closes it with Escape and restores the focus (S-31)', async ({
  demo,
  page,
}) => {
  const keys = new Keyboard(page);
  await demo.open('?step=6');
  await demo.expectStep(6);
  await keys.tabTo(demo.get('tab', 'Overview'));
  await keys.press('ArrowRight');
  const generateButton = demo
    .get('article', 'Bylaws')
    .getByRole('button', { name: 'Generate Document', exact: true });
  await keys.activate(generateButton);
  const alert = demo.get('alertdialog', 'Alert');
  await expect(alert).toHaveAccessibleDescription('Bylaws generated successfully');
  await expect(demo.button('OK')).toBeFocused();
  await keys.press('Tab');
  await expect(demo.button('OK')).toBeFocused();
  await keys.press('Escape');
  await expect(alert).toHaveCount(0);
  await expect(generateButton).toBeFocused();
});

test('shows the skip link on the first Tab, and it skips everything before the view', async ({
  demo,
  page,
}) => {
  await demo.openHome();
  const skip = demo.get('link', 'Skip to main content');
  await expect(demo.button('Start Your Journey')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toHaveCSS('clip-path', 'none');
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(skip).not.toHaveCSS('clip-path', 'none');
  await page.keyboard.press('Tab');
  await expect(demo.button('Bring a paper')).toBeFocused();
});

test('opens the start page from the title with the current settings and keeps the input', async ({
  demo,
  page,
}) => {
  await demo.open('?theme=dark');
  await demo.expectStep(1);
  await demo.get('radio', 'Decoding memory consolidation during sleep').check();
  const brand = demo.get('link', 'Spinout');
  await expect(brand).toHaveAttribute('href', '/?theme=dark');
  await brand.press('Enter');
  await expect(demo.button('Start Your Journey')).toBeVisible();
  await expect(page).toHaveURL(/\/\?theme=dark$/);
  await demo.toggleView('Full Research Platform');
  await expect(demo.get('radio', 'Decoding memory consolidation during sleep')).toBeChecked();
});
