import { JourneyPage } from './support/journey-page.ts';
import { Keyboard } from './support/keyboard.ts';
import { addCoordinates, countPixels } from './support/structure-view.ts';
import { expect, test } from './support/test.ts';

test('can be used completely by keyboard, with a visible focus at each stop: landing, ten steps, agents, a file, a circuit, sign-in, twelve steps, panels, menu and sign-out (S-58, S-65, S-75, S-78, S-82, S-86, S-90)', async ({
  demo,
  page,
}) => {
  const keys = new Keyboard(page);
  const journey = new JourneyPage(demo);
  const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
  await demo.openHome();
  await expect(demo.get('status', 'Backend status')).toHaveText('Ready');

  await keys.activate(demo.button('Start Your Journey'));
  const prompt = demo.get('textbox', 'What is your research interest?');
  await expect(prompt).toBeFocused();
  await keys.type('BRCA1 protein repair');
  await keys.press('Enter');
  await journey.expectStep(1);
  await expect(heading('Hypothesis Generation')).toBeFocused();
  await keys.activate(demo.button('Continue'));
  await journey.expectStep(2);
  await expect(heading('Literature Review')).toBeFocused();
  await keys.activate(demo.button('Continue'), 'Space');
  await journey.expectStep(3);

  await keys.activate(demo.button('Launch AI Research Agents'));
  await expect(demo.get('list', 'Research results')).toBeVisible({ timeout: 30_000 });
  await keys.activate(demo.button('View Full Results'));
  await expect(heading('Agentic Research')).toBeFocused();
  const output = demo.button('Output of Literature Agent');
  await keys.activate(output, 'Space');
  await expect(output).toHaveAttribute('aria-expanded', 'true');
  const jsonDownload = page.waitForEvent('download');
  await keys.activate(demo.button('Download JSON Data'));
  expect((await jsonDownload).suggestedFilename()).toBe('BRCA1_protein_repair_data.json');
  await expect(demo.button('Download JSON Data')).toBeFocused();

  await keys.tabTo(demo.get('spinbutton', 'Number of qubits'));
  await keys.press('ControlOrMeta+a');
  await keys.type('3');
  await keys.activate(demo.button('Create Circuit'));
  await demo.expectText('Circuit with 3 qubits');
  await keys.activate(demo.button('Run Simulation'));
  await expect(demo.get('list', 'Simulation results')).toBeVisible();

  await keys.activate(demo.button('Optimize Molecule'));
  const alert = demo.get('alertdialog', 'Alert');
  await expect(alert).toHaveAccessibleDescription('Please enter a molecule name');
  await keys.press('Escape');
  await expect(alert).toHaveCount(0);
  await expect(demo.button('Optimize Molecule')).toBeFocused();

  await addCoordinates(page);
  await keys.activate(demo.button('Full Journey Demo'), 'Space');
  await expect(heading('Full Research Journey')).toBeVisible();
  // The disclaimers load later than the content below and move it.
  await expect(demo.button('I Understand')).toBeVisible();
  await keys.activate(demo.button('Continue with Google'));
  await keys.tabTo(page.getByRole('radio').first());
  await keys.press('ArrowDown', 'ArrowUp');
  await keys.activate(demo.button('Sign in'));
  const topic = demo.get('textbox', 'Research topic');
  await keys.tabTo(topic);
  await keys.type('BRCA1 protein');
  await keys.press('Enter');
  const canvas = demo.get('img', '3D structure view');
  await expect(canvas).toHaveAccessibleDescription(/^Backbone of .*: 60 residues/);
  // The viewer has loaded: its canvas covers the labeled one.
  await expect(demo.get('region', '3D Structure').locator('canvas')).toHaveCount(2);
  await keys.activate(demo.button('Rotate'));
  await keys.activate(demo.button('Zoom'), 'Space');
  await keys.activate(demo.button('Style'));
  const picture = page.waitForEvent('download');
  await keys.activate(demo.button('Export'));
  const pixels = await countPixels(await picture, canvas);
  expect(pixels.size).toEqual([600, 400]);
  expect(pixels.drawn).toBeGreaterThan(1000);
  expect(pixels.different).toBeGreaterThan(500);
  await keys.activate(demo.button('Cancel run'));
  await expect(topic).toBeVisible();

  await keys.activate(demo.button('Hide Demo'));
  await keys.activate(demo.button('Full Research Platform'));
  await keys.activate(demo.button('Views and sections'));
  await keys.activate(demo.button('Feature Dashboard'));
  await expect(demo.button('Views and sections')).toBeFocused();
  await keys.tabTo(demo.get('tab', 'Overview'));
  await keys.press('End');
  await expect(demo.get('tabpanel', 'Disclaimers')).toBeVisible();

  await keys.activate(demo.button(/^User menu: /));
  await expect(demo.get('menuitem', 'Profile Settings')).toBeFocused();
  await keys.press('Enter');
  await expect(demo.get('textbox', 'Full Name')).toBeFocused();
  await keys.press('Escape');
  await expect(demo.button(/^User menu: /)).toBeFocused();
  await keys.press('Enter', 'End');
  await expect(demo.get('menuitem', 'Sign Out')).toBeFocused();
  await keys.press('Enter');
  await expect(demo.button('Sign In')).toBeVisible();
});
