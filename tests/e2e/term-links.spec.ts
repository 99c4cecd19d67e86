import { Buffer } from 'node:buffer';
import { expect, test } from './support/test.ts';

/** Made-up papers on two subjects, which no paper names together, and one on something else. */
const PAPERS: Readonly<Record<string, string>> = {
  'diet.txt':
    'A diet with fish oil\n\nAbstract\n\nVolunteers took fish oil for six weeks in the winter. Fish oil lowered blood viscosity in nearly all of them. Platelet aggregation was slower in those who took fish oil.',
  'capsules.txt':
    'Capsules of fish oil\n\nAbstract\n\nCapsules of fish oil were given to forty people for a year. Fish oil reduced blood viscosity by a seventh in these people.',
  'fingers.txt':
    'Cold fingers in Raynaud’s syndrome\n\nAbstract\n\nBlood viscosity was high in thirty people with Raynaud’s syndrome. Fast platelet aggregation was seen during attacks of Raynaud’s syndrome.',
  'crops.txt':
    'Rotation of crops\n\nAbstract\n\nLegumes raised the nitrogen of the soil in four rotations. The rise was larger after a wet winter than after a dry one.',
};

for (const [backend, query] of [
  ['the engine in the browser', 'backend=engine'],
  ['the server', ''],
] as const) {
  test(`shows what connects a term across the papers that a person added, with ${backend}`, async ({
    demo,
    page,
  }) => {
    await demo.open(query);
    await demo.goToStep(4);
    await demo.button('Your own sources').click();
    await page.getByLabel('Add papers', { exact: true }).setInputFiles(
      Object.entries(PAPERS).map(([name, text]) => ({
        name,
        mimeType: 'text/plain',
        buffer: Buffer.from(text),
      })),
    );
    await expect(demo.get('list', 'Papers added in this step').getByRole('listitem')).toHaveCount(
      4,
    );
    await demo.get('searchbox', 'Literature search').fill('fish oil');
    await demo.button('Search').click();
    await demo.button(/^Links of “fish oil” across your papers/u).click();
    const link = demo.button('Raynaud’s syndrome (connecting terms: 2, papers: 3)');
    await link.click();
    await demo
      .button('blood viscosity (papers with “fish oil”: 2, with “Raynaud’s syndrome”: 1)')
      .click();
    await expect(
      page.getByText('Fish oil lowered blood viscosity in nearly all of them.', { exact: true }),
    ).toBeVisible();
    await expect(
      page.getByText('Blood viscosity was high in thirty people with Raynaud’s syndrome.', {
        exact: true,
      }),
    ).toBeVisible();
    await page.reload();
    await demo.expectStep(4);
    await expect(demo.button(/^Links of “fish oil” across your papers/u)).toBeVisible();
    await demo.get('searchbox', 'Literature search').fill('xylophone');
    await demo.button('Search').click();
    await demo.button('Links of “xylophone” across your papers (0)').click();
    await expect(page.getByText(/^None of your papers names “xylophone”/u)).toBeVisible();
  });
}
