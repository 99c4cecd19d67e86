import { JourneyPage } from './support/journey-page.ts';
import { look } from './support/appearance.ts';
import { expect, test } from './support/test.ts';
import { visitEveryView } from './support/views.ts';

test('has no fault that axe finds and nothing to scroll sideways: the six steps of the guided flow', async ({
  demo,
  page,
}) => {
  test.setTimeout(180_000);
  await demo.open();
  await visitEveryView(demo, (view) => look(page, view));
});

test('has no fault that axe finds and nothing to scroll sideways: landing, ten steps and the agents (S-57, S-65)', async ({
  demo,
  page,
}) => {
  const journey = new JourneyPage(demo);
  let answer = () => {};
  const repliesAllowed = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/research/real/run', async (route) => {
    await repliesAllowed;
    await route.continue();
  });
  await demo.openHome();
  await expect(demo.get('status', 'Backend status')).toHaveText('Ready');
  await look(page, 'landing');
  await journey.begin('BRCA1 protein repair');
  await journey.expectStep(1);
  await look(page, 'hypothesis');
  await journey.continueTo(2);
  await look(page, 'literature');
  await journey.continueTo(3);
  await demo.press('Launch AI Research Agents');
  await expect(demo.get('status', 'Research phase')).toHaveText('research');
  await look(page, 'agents at work');
  answer();
  await expect(demo.get('list', 'Research results')).toBeVisible({ timeout: 30_000 });
  await look(page, 'results');
  await demo.press('View Full Results');
  await expect(demo.get('region', 'Final summary')).toBeVisible();
  await expect(demo.button('Download JSON Data')).toBeVisible();
  await look(page, 'full results');
});

test('has no fault that axe finds and nothing to scroll sideways: platform, quantum, twelve steps and design (S-56)', async ({
  demo,
  page,
}) => {
  await demo.openHome();
  await demo.press('Full Research Platform');
  await expect(demo.get('tabpanel', 'Guided Research Flow')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await look(page, 'platform');
  await demo.openTab('Research Agents');
  await expect(demo.get('textbox', 'Research topic')).toBeVisible();
  await look(page, 'agents that wait for a topic');
  await demo.openTab('Quantum');
  await demo.press('Create Circuit');
  await demo.says('Circuit: Circuit 5 qubits (5 qubits)');
  await demo.press('Run Simulation');
  await expect(demo.get('list', 'Simulation results')).toBeVisible();
  await demo.get('textbox', 'Molecule name').fill('H2');
  await demo.press('Optimize Molecule');
  await expect(page.getByText(/^Ground state energy: /)).toBeVisible();
  await look(page, 'quantum with results');
  await demo.press('Full Journey Demo');
  await expect(
    page.getByRole('heading', { level: 2, name: 'Full Research Journey' }),
  ).toBeVisible();
  await look(page, 'twelve steps');
  await demo.press('Design System');
  await expect(page.getByRole('heading', { level: 2, name: 'Design System V2' })).toBeVisible();
  await look(page, 'design');
});
