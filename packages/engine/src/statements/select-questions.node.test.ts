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

  it('come with the sentence before where they point to it', () => {
    const before = 'Lamps at dusk may also delay the opening of clover flowers.';
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

  it('are at most as many as asked for, and none twice', () => {
    expect(select(`${ASKED} ${CALL}`, undefined, 1)).toHaveLength(1);
    expect(textsOf(`${ASKED} Bees were rare. ${ASKED}`)).toEqual([ASKED]);
  });

  it.each([
    ['praises a method', 'Ceramic lamps may be a useful tool for studies of nectar in clover.'],
    ['is an item of a list', 'Third, different observers may have counted bees on clover.'],
    ['points to a sentence far away', 'This could be due to the respiration of the flowers.'],
  ])('leave out a sentence that %s', (_, sentence) =>
    expect(textsOf(`${ASKED} Bees were rare.\n\n${sentence}`)).toEqual([ASKED]),
  );
});
