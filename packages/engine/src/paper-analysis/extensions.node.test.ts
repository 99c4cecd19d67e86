import { describe, expect, it } from 'vitest';
import { analyze, TITLE } from './analysis.test-tools.js';

describe('extensions of the main result', () => {
  const extensionsWith = async (limitation: string) => {
    const { extensions = [] } = await analyze(
      TITLE,
      'Abstract',
      'We studied 94 women. This study showed that night warmth of lime trees was positively correlated with pollen allergy in elderly women.',
      'Discussion',
      limitation,
    );
    return extensions.map(({ parts }) => [parts?.conditions?.text, parts?.population?.text]);
  };

  it('keep the population of the result only where they do not concern another one', async () => {
    expect(
      await extensionsWith(
        'Second, our results may not be generalizable to men because our subjects are only elderly women.',
      ),
    ).toEqual([['beyond elderly women', undefined]]);
    expect(
      await extensionsWith('A limitation of our study is its cross-sectional design.'),
    ).toEqual([['when the same subjects are followed over time', 'elderly women']]);
  });

  it('are asked only where the paper leaves little open', async () => {
    const study = [
      'Abstract',
      'Pollen is common. In this cross-sectional study of 84 lime trees, we measured pollen. Warm nights shortened the pollen season of lime trees compared with cool nights.',
      'Discussion',
    ];
    const limit = 'The cross-sectional design of our study is a limitation.';
    const open = 'Whether warm nights also lower the nectar of lime trees remains to be tested.';
    expect((await analyze(TITLE, ...study, limit)).extensions).toHaveLength(1);
    expect((await analyze(TITLE, ...study, `${limit} ${open}`)).extensions).toBeUndefined();
  });
});
