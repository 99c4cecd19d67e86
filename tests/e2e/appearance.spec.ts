import { JourneyPage } from './support/journey-page.ts';
import { checkAppearance } from './support/appearance.ts';
import { filePath } from './support/papers.ts';
import { expect, test } from './support/test.ts';
import { visitEveryView } from './support/visit-every-view.ts';

test('has no axe violations and no horizontal overflow: the six steps of the guided flow', async ({
  demo,
  page,
}) => {
  test.setTimeout(180_000);
  await demo.open();
  await visitEveryView(demo, (view) => checkAppearance(page, view));
});

test('has no axe violations and no horizontal overflow: a paper that was brought, and the parts of a hypothesis', async ({
  demo,
  page,
}) => {
  await demo.openHome();
  await demo.press('Bring a paper');
  await expect(page.getByLabel('Paper file', { exact: true })).toBeAttached();
  await checkAppearance(page, 'paper to bring');
  await page.getByLabel('Paper file', { exact: true }).setInputFiles(filePath('amyloid.pdf'));
  // The first reading also loads the code that reads a PDF.
  await expect(demo.get('region', 'Guided research flow')).toBeVisible({ timeout: 60_000 });
  await demo.expectStep(1);
  await checkAppearance(page, 'topics of a paper');
  await demo.press('Continue with Selected Topic');
  await demo.expectStep(2);
  await expect(demo.get('list', 'What it found')).toBeVisible();
  await checkAppearance(page, 'paper that was read');
  await demo.press('Continue with this paper');
  await demo.expectStep(3);
  await demo.generateHypothesis();
  await demo.press('Edit hypothesis');
  await demo.expandAll(demo.get('region', 'Edit hypothesis'));
  await checkAppearance(page, 'parts of a hypothesis');
});

test('has no axe violations and no horizontal overflow: landing, ten steps and the agents (S-57, S-65)', async ({
  demo,
  page,
}) => {
  const journey = new JourneyPage(demo);
  let allowReplies = () => {};
  const repliesAllowed = new Promise<void>((resolve) => (allowReplies = resolve));
  await page.route('**/research/real/run', async (route) => {
    await repliesAllowed;
    await route.continue();
  });
  await demo.openHome();
  await expect(demo.get('status', 'Backend status')).toHaveText('Ready');
  await checkAppearance(page, 'landing');
  await journey.start('BRCA1 protein repair');
  await journey.expectStep(1);
  await checkAppearance(page, 'hypothesis');
  await journey.continueTo(2);
  await checkAppearance(page, 'literature');
  await journey.continueTo(3);
  await demo.press('Launch AI Research Agents');
  await expect(demo.get('status', 'Research phase')).toHaveText('research');
  await checkAppearance(page, 'agents at work');
  allowReplies();
  await expect(demo.get('list', 'Research results')).toBeVisible({ timeout: 30_000 });
  await checkAppearance(page, 'results');
  await demo.press('View Full Results');
  await expect(demo.get('region', 'Final summary')).toBeVisible();
  await expect(demo.button('Download JSON Data')).toBeVisible();
  await checkAppearance(page, 'full results');
});

test('has no axe violations and no horizontal overflow: platform, quantum, twelve steps and design (S-56)', async ({
  demo,
  page,
}) => {
  await demo.openHome();
  await demo.toggleView('Full Research Platform');
  await demo.expectSection('Guided Research Flow');
  await expect(page.getByRole('radio').first()).toBeVisible();
  await checkAppearance(page, 'platform');
  await demo.openSection('Research Agents');
  await expect(demo.get('textbox', 'Research topic')).toBeVisible();
  await checkAppearance(page, 'agents that wait for a topic');
  await demo.openSection('Quantum');
  await demo.press('Create Circuit');
  await demo.expectText('Circuit with 5 qubits');
  await demo.press('Run Simulation');
  await expect(demo.get('list', 'Simulation results')).toBeVisible();
  await demo.get('textbox', 'Molecule name').fill('H2');
  await demo.press('Optimize Molecule');
  await expect(page.getByText(/^Ground state energy: /)).toBeVisible();
  await checkAppearance(page, 'quantum with results');
  await demo.toggleView('Full Journey Demo');
  await expect(
    page.getByRole('heading', { level: 2, name: 'Full Research Journey' }),
  ).toBeVisible();
  await checkAppearance(page, 'twelve steps');
  await demo.toggleView('Design System');
  await expect(page.getByRole('heading', { level: 2, name: 'Design System V2' })).toBeVisible();
  await checkAppearance(page, 'design');
});

test('shows every tab on a narrow screen, in each language', async ({ demo, page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const lang of ['en-US', 'de', 'ar'])
    for (const [address, count] of [
      ['view=platform', 3],
      ['view=platform&step=6', 5],
      ['view=platform&section=dashboard', 4],
    ] as const) {
      await demo.openHome(`?${address}&lang=${lang}`);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      const tabs = page.getByRole('tab');
      await expect(tabs).toHaveCount(count);
      for (const tab of await tabs.all()) await expect(tab).toBeInViewport({ ratio: 0.95 });
    }
});
