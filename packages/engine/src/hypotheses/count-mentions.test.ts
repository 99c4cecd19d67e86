import { describe, expect, it } from 'vitest';
import { countMentions } from './count-mentions.js';
import { candidateOf, libraryPaperOf } from './hypotheses.fixtures.js';

const candidate = candidateOf({
  relation: {
    factor: 'perovskite films',
    direction: 'raises',
    outcome: 'spindle density',
    mechanism: 'glacier melting',
    setting: undefined,
  },
});
const fillers = Array.from({ length: 8 }, (_, at) =>
  libraryPaperOf(`filler-${String(at)}`, {
    title: `Whales of region ${String(at)}`,
    summary: 'Whales were counted from ships.',
  }),
);
const about = (id: string, what: string) =>
  libraryPaperOf(id, {
    title: `A study of ${what}`,
    summary: `We describe ${what}.`,
    terms: [what],
  });

describe('the papers of the library on a hypothesis', () => {
  it('are those on its factor and those on its outcome', () => {
    const library = [
      ...fillers,
      about('factor', 'perovskite films'),
      about('outcome', 'spindle density'),
    ];
    expect(countMentions(candidate, library)).toEqual({ mentioning: 2, searched: 10 });
  });

  it('are counted once where they are on both', () => {
    const library = [...fillers, about('both', 'perovskite films and spindle density')];
    expect(countMentions(candidate, library)).toEqual({ mentioning: 1, searched: 9 });
  });

  it('are none of its mechanism alone, and none on other subjects', () => {
    const library = [...fillers, about('mechanism', 'glacier melting')];
    expect(countMentions(candidate, library)).toEqual({ mentioning: 0, searched: 9 });
  });

  it('are all counted, however many they are', () => {
    const many = Array.from({ length: 40 }, (_, at) =>
      about(`factor-${String(at)}`, 'perovskite films'),
    );
    const library = [
      ...fillers,
      ...fillers.map((each) => ({ ...each, id: `${each.id}-b` })),
      ...many,
    ];
    expect(countMentions(candidate, library)).toEqual({ mentioning: 40, searched: 56 });
  });
});
