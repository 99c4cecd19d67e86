import { describe, expect, it } from 'vitest';
import { candidatesFrom, paperOf } from './read-texts.fixtures.js';

const statementsOf = (...texts: readonly string[]) =>
  candidatesFrom(texts).map(({ statement }) => statement);
const inDiscussion = (text: string) => statementsOf(paperOf('We studied an effect.', text));

const CONTRARY = 'In contrast to previous reports [12,14], melatonin increased sleep latency.';
const EXPLANATION = 'This discrepancy may be explained by different dosing schedules.';
const FOUND = 'The effect of melatonin on sleep latency depends on the dosing schedules.';
const COMPARISON =
  'We found that grazing increased plant richness in wet meadows, whereas Miller et al. [8] reported that it reduced richness in dry steppes.';

describe('a contradiction within a paper', () => {
  it('is not sought in what the introduction says of others', () => {
    const introduced = (text: string) =>
      statementsOf(`A study\n\nIntroduction\n\n${text}\n\nMethods\n\nWe asked people.`);
    expect(introduced(`${CONTRARY} ${EXPLANATION}`)).toEqual([]);
    expect(introduced(COMPARISON)).toEqual([]);
    expect(inDiscussion(`${CONTRARY} ${EXPLANATION}`)).toEqual([FOUND]);
  });

  it('is explained within the next three sentences', () => {
    const others = [
      'All participants of this study slept at home for seven nights.',
      'Their bedrooms were dark and cool on most of these nights.',
      'Most of the participants had never taken part in a study before.',
    ];
    const behind = (count: number) =>
      inDiscussion([CONTRARY, ...others.slice(0, count), EXPLANATION].join(' '));
    expect(behind(2)).toEqual([FOUND]);
    expect(behind(3)).toEqual([]);
  });

  it('is explained on the page that states it', () => {
    const onPages = (...pages: readonly string[]) =>
      candidatesFrom([['A study\n\nDiscussion\n\nWe studied an effect in adults.', ...pages]]).map(
        ({ statement }) => statement,
      );
    expect(onPages(`${CONTRARY} ${EXPLANATION}`)).toEqual([FOUND]);
    expect(onPages(CONTRARY, EXPLANATION)).toEqual([]);
  });

  it('is about something that is named', () => {
    const of = (factor: string) =>
      inDiscussion(
        `In contrast to previous reports [12], ${factor} increased sleep latency. ${EXPLANATION}`,
      );
    expect(of('melatonin')).toEqual([FOUND]);
    expect(of('the treatment')).toEqual([]);
    expect(of('the exposure')).toEqual([]);
  });

  it('quotes the result, the contrary and what may explain it', () => {
    const [result, contrary, moderator] = [
      'Metformin reduced weight gain in obese rats.',
      'This is inconsistent with a previous study [12].',
      'The discrepancy may be due to differences in the dose of metformin.',
    ];
    const [candidate] = candidatesFrom([
      paperOf('We studied an effect.', [result, contrary, moderator].join(' ')),
    ]);
    expect(candidate).toMatchObject({
      kind: 'contradiction',
      relation: {
        factor: 'metformin',
        direction: 'changes',
        outcome: 'weight gain in obese rats',
        setting: 'depending on the dose of metformin',
      },
      basis: { sentence: { text: result } },
      passages: [
        { role: 'contrary', sentence: { text: contrary } },
        { role: 'moderator', sentence: { text: moderator } },
      ],
    });
  });

  it('compares both results in one sentence, with their populations', () => {
    const [candidate] = candidatesFrom([paperOf('We studied an effect.', COMPARISON)]);
    expect(candidate).toMatchObject({
      relation: {
        direction: 'changes',
        outcome: 'plant richness',
        setting: 'in wet meadows and in dry steppes',
      },
      basis: { sentence: { text: COMPARISON } },
      passages: [],
    });
  });

  it.each([
    [
      'is not of the authors',
      'Smith found that grazing increased plant richness in wet meadows, whereas Miller et al. [8] reported that it reduced richness in dry steppes.',
    ],
    [
      'leaves the direction of the other open',
      'We found that grazing increased plant richness in wet meadows, whereas Miller et al. [8] reported increased and reduced richness in dry steppes.',
    ],
    [
      'names no other population',
      'We found that grazing increased plant richness in wet meadows, whereas Miller et al. [8] reported that it reduced richness.',
    ],
  ])('is none if the comparison %s', (_, text) => {
    expect(inDiscussion(text)).toEqual([]);
  });
});

describe('a contradiction between two papers', () => {
  const between = (one: string, other: string) =>
    statementsOf(paperOf(one, 'We discuss it.'), paperOf(other, 'We discuss it.'));

  it.each([
    ['the factors differ', 'Caffeine increased sleep latency in adolescents.'],
    [
      'one is only an association',
      'Melatonin was associated with a longer sleep latency in adolescents.',
    ],
    ['one is cited', 'Melatonin increased sleep latency in adolescents [12].'],
  ])('is none where %s', (_, other) => {
    expect(between('Melatonin reduced sleep latency in older adults.', other)).toEqual([]);
  });

  it('is none for a factor that is not named', () => {
    expect(
      between(
        'The treatment reduced sleep latency in older adults.',
        'The treatment increased sleep latency in adolescents.',
      ),
    ).toEqual([]);
  });

  it('says that the effect may be absent in the other population', () => {
    expect(
      between(
        'Melatonin reduced sleep latency in older adults.',
        'Melatonin did not affect sleep latency in adolescents.',
      ),
    ).toEqual([
      'Studied in the same way, melatonin may reduce sleep latency in older adults but not in adolescents.',
    ]);
  });
});
