import { TOPIC } from './support/demo-page.ts';
import { JourneyPage } from './support/journey-page.ts';
import { replyWithLongWords, LONG_WORD } from './support/long-words.ts';
import { findOverflow } from './support/page-health.ts';
import { expect, test } from './support/test.ts';
import { visitEveryView } from './support/visit-every-view.ts';

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ page }) => replyWithLongWords(page));
// A status check may still be in flight when the page closes.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test('breaks a 300-character word in every view of the guided flow on a phone', async ({
  demo,
  page,
}) => {
  test.setTimeout(180_000);
  await demo.open();
  await visitEveryView(
    demo,
    async (view) => expect.soft(await findOverflow(page), view).toEqual([]),
    {
      chooseTopic: async () => {
        await demo.openTab('Custom Topic');
        await demo.get('textbox', 'Custom research topic').fill(`${TOPIC} ${LONG_WORD}`);
        await demo.press('Define Topic');
        expect.soft(await findOverflow(page), 'selected topic').toEqual([]);
        await demo.press('Continue with Selected Topic');
      },
      choosePaper: async () => {
        await demo.press(/^Example: cancer/);
        const text = demo.get('textbox', 'Paper text');
        await text.fill(`${await text.inputValue()} ${LONG_WORD}`);
      },
    },
  );
});

test('breaks a 300-character word on the screens of the journeys on a phone', async ({
  demo,
  page,
}) => {
  const journey = new JourneyPage(demo);
  const checkOverflow = async (view: string) =>
    expect.soft(await findOverflow(page), view).toEqual([]);
  await demo.openHome();
  await expect(demo.get('status', 'Backend status')).toHaveText('Ready');
  await checkOverflow('landing');
  await journey.start(`BRCA1 protein repair ${LONG_WORD}`);
  await journey.expectStep(1);
  await checkOverflow('hypothesis');
  await journey.continueTo(2);
  await checkOverflow('literature');
  await journey.continueTo(3);
  await journey.runAgents();
  await checkOverflow('results');
  await demo.press('View Full Results');
  await expect(demo.button('Download JSON Data')).toBeVisible();
  await checkOverflow('full results');
  await demo.press('Back to Journey');
  for (let step = 4; step <= 10; step += 1) {
    await journey.continueTo(step);
    await checkOverflow(`step ${step}`);
  }
});

test('breaks a 300-character word on the platform and in the twelve steps on a phone', async ({
  demo,
  page,
}) => {
  const checkOverflow = async (view: string) =>
    expect.soft(await findOverflow(page), view).toEqual([]);
  await demo.openHome();
  await demo.toggleView('Full Research Platform');
  await demo.openSection('Research Agents');
  await demo.get('textbox', 'Research topic').fill(LONG_WORD);
  await checkOverflow('agents that wait for a topic');
  await demo.openSection('Quantum');
  await demo.press('Create Circuit');
  await demo.press('Run Simulation');
  await expect(demo.get('list', 'Simulation results')).toBeVisible();
  await demo.get('textbox', 'Molecule name').fill(LONG_WORD);
  await demo.press('Optimize Molecule');
  await expect(demo.get('alertdialog', 'Alert')).toBeVisible();
  await checkOverflow('quantum with an alert');
  await demo.press('OK');
  await checkOverflow('quantum with results');
  await demo.toggleView('Full Journey Demo');
  await expect(
    page.getByRole('heading', { level: 2, name: 'Full Research Journey' }),
  ).toBeVisible();
  await checkOverflow('twelve steps');
});
