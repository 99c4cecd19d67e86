import { JourneyPage } from './support/journey-page.ts';
import { Keyboard } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';

test('leads from the landing over the agents to a file and through a circuit by keys alone, with the focus seen at each stop (S-58, S-65, S-75, S-78)', async ({
  demo,
  page,
}) => {
  const keys = new Keyboard(page);
  const journey = new JourneyPage(demo);
  const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
  await demo.openHome();
  await expect(demo.get('status', 'Backend status')).toHaveText('Ready');

  await keys.use(demo.button('Start Your Journey'));
  const prompt = demo.get('textbox', 'What is your research interest?');
  await expect(prompt).toBeFocused();
  await keys.type('BRCA1 protein repair');
  await keys.press('Enter');
  await journey.isAtStep(1);
  await expect(heading('Hypothesis Generation')).toBeFocused();
  await keys.use(demo.button('Continue'));
  await journey.isAtStep(2);
  await expect(heading('Literature Review')).toBeFocused();
  await keys.use(demo.button('Continue'), 'Space');
  await journey.isAtStep(3);

  await keys.use(demo.button('Launch AI Research Agents'));
  await expect(demo.get('list', 'Research results')).toBeVisible({ timeout: 30_000 });
  await keys.use(demo.button('View Full Results'));
  await expect(heading('Agentic Research')).toBeFocused();
  const output = demo.button('Output of Literature Agent');
  await keys.use(output, 'Space');
  await expect(output).toHaveAttribute('aria-expanded', 'true');
  const arrival = page.waitForEvent('download');
  await keys.use(demo.button('Download JSON Data'));
  expect((await arrival).suggestedFilename()).toBe('BRCA1_protein_repair_data.json');
  await expect(demo.button('Download JSON Data')).toBeFocused();

  await keys.tabTo(demo.get('spinbutton', 'Number of qubits'));
  await keys.press('ControlOrMeta+a');
  await keys.type('3');
  await keys.use(demo.button('Create Circuit'));
  await demo.says('Circuit: Circuit 3 qubits (3 qubits)');
  await keys.use(demo.button('Run Simulation'));
  await expect(demo.get('list', 'Simulation results')).toBeVisible();

  await keys.use(demo.button('Optimize Molecule'));
  const alert = demo.get('alertdialog', 'Alert');
  await expect(alert).toHaveAccessibleDescription('Please enter a molecule name');
  await keys.press('Escape');
  await expect(alert).toHaveCount(0);
  await expect(demo.button('Optimize Molecule')).toBeFocused();
});
