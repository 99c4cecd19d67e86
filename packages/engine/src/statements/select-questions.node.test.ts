import { describe, expect, it } from 'vitest';
import { paperOf, RESULTS, TITLE } from './rating/paper.fixtures.js';
import { selectQuestions } from './select-questions.js';

const LIMIT = 8;
const select = (discussion: string, introduction = 'Nectar feeds bees.', limit = LIMIT) => {
  const paper = paperOf(TITLE, [
    ['introduction', introduction],
    ['results', RESULTS],
    ['discussion', discussion],
  ]);
  return selectQuestions(paper, limit).map(({ start, end, isBackground }) => ({
    text: paper.pageText().slice(start, end),
    isBackground,
  }));
};
const textsOf = (discussion: string) => select(discussion).map(({ text }) => text);

const ASKED = 'It remains to be determined whether warm nights also reduce the nectar of thyme.';
const CALL = 'Future studies should test whether shading restores the nectar of clover.';

describe('the questions of a paper', () => {
  it('are what its discussion leaves open, letter for letter', () => {
    expect(textsOf(`Clover was common. ${ASKED} Bees were rare. ${CALL}`).sort()).toEqual(
      [ASKED, CALL].sort(),
    );
  });

  it('are none if it reports results only', () => {
    expect(textsOf('Warm nights reduced nectar volume by 20% in clover. Bees were rare.')).toEqual(
      [],
    );
  });

  it('are also the best sentence that supposes something in other words, after those that ask', () => {
    const supposed = 'Warm nights probably cost clover a part of its nectar.';
    expect(textsOf(`Clover was common. ${supposed} Bees were rare.`)).toEqual([supposed]);
    expect(textsOf(`Clover was common. ${supposed} Bees were rare. ${ASKED}`)).toEqual([
      ASKED,
      supposed,
    ]);
  });

  it('are not what a part that is no discussion only supposes without being surely an idea', () => {
    const supposed = 'Clover was possibly somewhat rarer in the south than thyme.';
    const inSection = (section: 'discussion' | 'body') => {
      const paper = paperOf(TITLE, [
        ['results', RESULTS],
        [section, `Clover was common. ${supposed} Bees were rare.`],
      ]);
      return selectQuestions(paper, LIMIT).length;
    };
    expect([inSection('discussion'), inSection('body')]).toEqual([1, 0]);
  });

  it.each([
    'Second, whether shading restores the nectar of clover should arouse attention.',
    'Third, warm nights may reduce nectar volume by raising respiration.',
  ])('are also the items of a list that ask or suppose: %s', (item) =>
    expect(textsOf(`Clover was common. Bees were rare. ${item}`)).toEqual([item]),
  );

  it('come with the sentence before also where they only suppose', () => {
    const before = 'Lamps at dusk delayed the opening of the flowers in all of the plots.';
    const pointing = 'This delay may lower the nectar of clover by a shorter visit of the bees.';
    expect(textsOf(`Bees were rare. ${before} ${pointing}`)).toEqual([`${before} ${pointing}`]);
  });

  it.each([
    ['advice', 'Gardeners should plant clover and thyme in the shade of a hedge.'],
    ['a row of a table', 'Nectar useful in clover Volume of thyme nectar at night?'],
    ['a question of a questionnaire', 'What are the visits of bees?'],
    [
      'a heading and a question',
      'Visits of bees and their causes Who is visited by many bees at night?',
    ],
  ])('are not %s', (_, line) => {
    expect(textsOf(`Clover was common. ${line} Bees were rare. ${ASKED}`)).toEqual([ASKED]);
  });

  it.each([
    ['what others found', 'Other studies have shown that clover may lose nectar in warm nights.'],
    ['praise', 'Our results may add new insights into the basis of the nectar of clover at night.'],
    ['a plain result', 'Clover and thyme lost nectar in every warm night of the second summer.'],
    ['a potential use', 'The nectar of clover is a potential measure of the warmth of a night.'],
    [
      'a claim of the abstract',
      'Warm nights may lower the nectar volume of clover and the visits of bees to clover.',
    ],
    ['a result', 'Our results indicate that a dose of shade is adequate to explore clover nectar.'],
    [
      'a remark',
      'It is interesting to note that the nectar of clover possesses a scent in gardens.',
    ],
    ['a step', 'Plots of clover were planted to investigate the nectar of warm nights in gardens.'],
    ['a frequency', 'In hedges, the nectar of clover was more likely to freeze on warm nights.'],
    ['its own aim', 'The second objective is to determine the nectar of clover on warm nights.'],
    ['a finding', 'We have found that warm nights determine the nectar of clover in gardens.'],
    ['another subject', 'Perhaps taxes on imported steel would lower prices of freight ships.'],
    ['the end of a quotation', 'Perhaps clover should be planted in the shade of every hedge.”'],
  ])('are not %s', (_, line) => {
    const abstract =
      'We studied clover. Warm nights lowered the nectar volume of clover and the visits of bees.';
    const paper = paperOf(TITLE, [
      ['abstract', abstract],
      ['results', RESULTS],
      ['discussion', `Clover was common. ${line} Bees were rare. ${CALL}`],
    ]);
    const texts = selectQuestions(paper, LIMIT).map(({ start, end }) =>
      paper.pageText().slice(start, end),
    );
    expect(texts).toEqual([CALL]);
  });

  it('are not the same in other words', () => {
    const first =
      'However, little is known about shade on the nectar of clover and its role in summer gardens.';
    const second =
      'The interaction between shade and the nectar of clover remains unclear in summer gardens.';
    expect(textsOf(`Clover was common. ${first} Bees were rare. ${second}`)).toHaveLength(1);
  });

  it('say whether the paper states that they are open', () => {
    const supposed = 'Warm nights probably cost clover a part of its nectar.';
    const paper = paperOf(TITLE, [
      ['results', RESULTS],
      ['discussion', `Clover was common. ${supposed} Bees were rare. ${CALL}`],
    ]);
    expect(selectQuestions(paper, LIMIT).map(({ isStated }) => isStated)).toEqual([true, false]);
  });

  it('may be asked directly', () => {
    const direct = 'How does the shade of a hedge change the nectar of clover in dry years?';
    expect(textsOf(`Clover was common. Bees were rare. ${direct}`)).toEqual([direct]);
  });

  it('come with the sentence before where they point to it', () => {
    const before = 'Lamps at dusk delayed the opening of clover flowers by two hours.';
    const pointing = 'It is not known whether this delay lowers the number of visits by bees.';
    expect(textsOf(`Bees were rare. ${before} ${pointing}`)).toContain(`${before} ${pointing}`);
  });

  it('say of what was unknown before the study that it was', () => {
    const background = 'Whether warm nights change the nectar of clover is not known.';
    expect(select(ASKED, background)).toEqual([
      { text: ASKED, isBackground: false },
      { text: background, isBackground: true },
    ]);
  });

  it('count the gap that the paper fills among what was unknown before it', () => {
    const gap = 'Little is known about warm nights and their effect on the nectar of clover.';
    const filled = 'Little is known about the scent of mint in the dark of towns.';
    const found = select(
      `${gap} Bees were rare. ${filled} In this study, we counted mint. ${ASKED}`,
    );
    expect(
      found
        .filter(({ isBackground }) => isBackground)
        .map(({ text }) => text)
        .sort(),
    ).toEqual([gap, filled].sort());
  });

  it('are not the rules of a protocol', () => {
    const rule = 'The hose for clover should be washed before shading so that nectar may not mix.';
    const paper = paperOf('Shade and the nectar of clover: study protocol', [
      ['results', `${RESULTS} ${rule}`],
    ]);
    expect(selectQuestions(paper, LIMIT)).toEqual([]);
    const other = paperOf(TITLE, [['results', `${RESULTS} ${rule}`]]);
    expect(selectQuestions(other, LIMIT)).not.toEqual([]);
  });

  it('name at most three that were unknown before the study', () => {
    const background = [
      'Whether warm nights change the pollen of borage is not known.',
      'How long sage keeps its scent after rain remains unknown.',
      'It is unclear which insects visit mint at dusk in towns.',
      'Little is known about the roots of lavender on chalk.',
    ].join(' ');
    expect(select(ASKED, background).filter(({ isBackground }) => isBackground)).toHaveLength(3);
  });

  it('are at most as many as asked for, and none twice', () => {
    expect(select(`${ASKED} ${CALL}`, undefined, 1)).toHaveLength(1);
    expect(textsOf(`${ASKED} Bees were rare. ${ASKED}`)).toEqual([ASKED]);
  });

  it('are read alone if "those" is not what points', () => {
    const sentence =
      'It is not known whether shading helps those who grow clover at high altitude.';
    expect(textsOf(`Bees were rare (12 per plot).\n\n${sentence}`)).toEqual([sentence]);
  });

  it('leave out an explanation that says little without the sentence before', () =>
    expect(
      textsOf(`${ASKED} Bees were rare in June. This could be due to the rain in that month.`),
    ).toEqual([ASKED]));

  it('are followed by ideas that are only supposed, four in all unless more are nearly sure', () => {
    const ideas = [
      'Fewer visits might also be a response to the cooler soil below hedges.',
      'The shade of hedges is likely to have delayed flowering, which may explain the loss of visits.',
      'Loss of nectar might also reflect the age of the plants in each plot.',
      'Warm nights may reduce nectar volume by raising the respiration of flowers.',
    ];
    const shown = textsOf(`${ASKED} Bees were rare. ${ideas.join(' Plots were small. ')}`);
    expect(shown[0]).toBe(ASKED);
    expect(shown.length).toBeGreaterThan(3);
    expect(ideas).toEqual(expect.arrayContaining(shown.slice(1)));
  });

  it('are five where none is sure', () => {
    const ideas = [
      'Fewer visits might also be a response to the cooler soil below hedges.',
      'The shade of hedges is likely to have delayed flowering, which may explain the loss of visits.',
      'The number of bees could also have been limited by the hives near the hedges.',
      'Hedges might lower the number of seeds by keeping bees from open plots.',
      'Seeds might also be fewer because of the shade of the hedges.',
    ];
    const discussion = `Bees were rare. ${ideas.join(' Plots were small. ')}`;
    expect([...textsOf(discussion)].sort()).toEqual([...ideas].sort());
    expect(textsOf(`${ASKED} ${discussion}`)).toHaveLength(4);
  });

  it('leave out what says nothing of being open, also where nothing else is left', () =>
    expect(textsOf('Bees were rare. The shade of hedges cooled the soil below it.')).toEqual([]));

  it('leave out what only says whom the results concern, also where nothing else is left', () =>
    expect(
      textsOf(
        'Results from these plots would be highly relevant for growers of clover and keepers.',
      ),
    ).toEqual([]));

  it('leave out an idea that the next sentence takes back', () => {
    const idea = 'Warm nights may reduce nectar volume by raising the respiration of flowers.';
    expect(textsOf(`${ASKED} Bees were rare. ${idea}`)).toContain(idea);
    expect(
      textsOf(`${ASKED} Bees were rare. ${idea} However, respiration did not differ.`),
    ).not.toContain(idea);
  });

  it.each([
    [
      'cites another work for its idea',
      'In dry regions, the nectar of sage was possibly lower in the north [12].',
    ],
    ['praises a method', 'Ceramic lamps may be a useful tool for studies of nectar in clover.'],
    ['points to a sentence far away', 'This could be due to the respiration of the flowers.'],
  ])('leave out a sentence that %s', (_, sentence) =>
    expect(textsOf(`${ASKED} Bees were rare.\n\n${sentence}`)).toEqual([ASKED]),
  );
});
