import { describe, expect, it } from 'vitest';
import { candidatesFrom, paperOf } from './read-texts.fixtures.js';
import { FISH_OIL, RAYNAUD } from './kinds.fixtures.js';

const MEASURED = 'We measured blood viscosity, platelet aggregation and red cell deformability.';
const LINK =
  'Fish oil may reduce the frequency of vasospastic attacks by lowering blood viscosity.';

/** The link of an effect on blood viscosity with an effect of it. */
const link = (
  first: string,
  second: string,
  title = 'Another study',
  furtherPages: readonly string[] = [],
) =>
  candidatesFrom([
    paperOf(
      `${MEASURED} ${first} The men were given some fish oil.`,
      'The blood viscosity was lowest in winter.',
    ),
    [paperOf(MEASURED, second, title), ...furtherPages],
  ]);
const statementsOf = (...texts: readonly string[]) =>
  candidatesFrom(texts).map(({ statement }) => statement);

describe('the direction of a link', () => {
  const LOWERS = 'Fish oil reduced blood viscosity by 15%.';
  const RAISES = 'Fish oil increased blood viscosity by 15%.';
  const ON_PAIN = 'blood viscosity increased the pain of winter.';

  it.each([
    [LOWERS, `High ${ON_PAIN}`, 'Fish oil may reduce the pain of winter by lowering'],
    [RAISES, `High ${ON_PAIN}`, 'Fish oil may increase the pain of winter by raising'],
    [LOWERS, `Low ${ON_PAIN}`, 'Fish oil may increase the pain of winter by lowering'],
    [RAISES, `Low ${ON_PAIN}`, 'Fish oil may reduce the pain of winter by raising'],
    [
      'A low fish oil intake reduced blood viscosity.',
      `High ${ON_PAIN}`,
      'A low fish oil intake may reduce the pain of winter by lowering',
    ],
    [
      'A low fish oil intake increased blood viscosity.',
      `High ${ON_PAIN}`,
      'A low fish oil intake may increase the pain of winter by raising',
    ],
    [
      LOWERS,
      'High blood viscosity increased sleep loss in the winter.',
      'Fish oil may reduce sleep loss in the winter by lowering',
    ],
    [
      LOWERS,
      'High blood viscosity reduced magnesium deficiency in the winter.',
      'Fish oil may increase magnesium deficiency in the winter by lowering',
    ],
    [
      LOWERS,
      'High blood viscosity increased the loss of memory.',
      'Fish oil may increase memory by lowering',
    ],
    [
      RAISES,
      'High blood viscosity reduced the low mood of the men.',
      'Fish oil may increase mood of the men by raising',
    ],
  ])('follows from both effects: %s %s', (first, second, statement) => {
    const found = link(first, second);
    expect(found.map((each) => each.statement)).toEqual([`${statement} blood viscosity.`]);
    const direction = statement.includes(' may increase ') ? 'raises' : 'lowers';
    expect(found.map(({ relation }) => relation?.direction)).toEqual([direction]);
  });

  it.each([
    ['cited', 'Fish oil reduced blood viscosity by 15% [12].'],
    ['an association', 'Fish oil was negatively associated with blood viscosity.'],
    ['known to be none', 'Fish oil did not affect blood viscosity.'],
  ])('is none where the first effect is %s', (_, first) => {
    expect(link(first, `High ${ON_PAIN}`)).toEqual([]);
  });
});

describe('the population of a link', () => {
  const second = 'High blood viscosity increased the pain of winter.';
  const outcomesOf = (sentence: string, title: string, ...furtherPages: readonly string[]) =>
    link('Fish oil reduced blood viscosity by 15%.', sentence, title, furtherPages).map(
      ({ relation }) => relation?.outcome,
    );

  it('is that of the second source’s title', () => {
    expect(outcomesOf(second, 'Platelets and pain in older adults')).toEqual([
      'the pain of winter in older adults',
    ]);
    expect(outcomesOf(second, 'Platelets and pain of older adults')).toEqual([
      'the pain of winter',
    ]);
  });

  it('is written as in the text', () => {
    expect(
      outcomesOf(`${second} Many older adults were seen by us.`, 'Pain Among Older Adults'),
    ).toEqual(['the pain of winter among older adults']);
    expect(
      outcomesOf(`${second} Many were older`, 'Pain Among Older Adults', 'adults of both sexes.'),
    ).toEqual(['the pain of winter among older adults']);
  });

  it('is not added where the outcome names one', () => {
    expect(
      outcomesOf('High blood viscosity increased pain in the hands.', 'Pain in older adults'),
    ).toEqual(['pain in the hands']);
  });
});

describe('a link that a text states', () => {
  const OUTCOME = 'The frequency of vasospastic attacks was high in winter.';
  const OIL = 'Some of the men ate fish and olive oil.';
  const BOTH = 'The frequency of vasospastic attacks differed with fish oil.';
  const FILLER = 'All of the granite was quite dull.';
  const textOf = (count: number, ...sentences: readonly string[]) =>
    paperOf(
      [...sentences, ...Array.from({ length: count - sentences.length }, () => FILLER)].join(' '),
      '',
      'Granite',
    );

  it('is not offered, whether one sentence says it or an abstract', () => {
    const withText = (text: string) => statementsOf(FISH_OIL, RAYNAUD, text);
    expect(withText(textOf(3, OUTCOME))).toEqual([LINK]);
    expect(withText(textOf(3, OIL))).toEqual([LINK]);
    expect(withText(textOf(3, OUTCOME, OIL))).toEqual([]);
    expect(withText(textOf(3, BOTH))).toEqual([]);
    expect(withText(textOf(100, BOTH))).toEqual([]);
  });

  it('is offered if sentences far apart name its parts', () => {
    const withText = (count: number) =>
      statementsOf(FISH_OIL, RAYNAUD, textOf(count, OUTCOME, OIL));
    // With the title, 24 sentences are the longest abstract.
    expect(withText(24)).toEqual([]);
    expect(withText(25)).toEqual([LINK]);
  });

  it('is not offered if a title says it', () => {
    const titled = textOf(100, FILLER).replace(
      'Granite',
      'Fish oil for frequency of vasospastic attacks',
    );
    expect(statementsOf(FISH_OIL, RAYNAUD, titled)).toEqual([]);
  });
});

describe('the subject of a source', () => {
  const NOUNS =
    'granite basalt marble slate sandstone limestone quartz feldspar mica gneiss schist gypsum chalk flint obsidian pumice ' +
    'copper silver nickel cobalt zinc iron tungsten titanium chromium platinum palladium uranium thorium lithium sodium ' +
    'potassium calcium barium cesium argon helium neon krypton xenon bismuth antimony';
  const list = (nouns: readonly string[]) => `We examined ${nouns.join(' and ')}.`;
  const nouns = NOUNS.split(' ');
  const often = (count: number) =>
    [nouns.slice(0, 14), nouns.slice(14, 28), nouns.slice(28, count)]
      .map((some) => list(some))
      .join(' ');

  it('is what its sentences name most often', () => {
    const first = 'Fish oil reduced blood viscosity by 15%. The men received capsules of fish oil.';
    const once = paperOf(`${MEASURED} ${first} ${often(40)} ${often(40)} ${often(40)}`, '');
    expect(statementsOf(once, RAYNAUD)).toEqual([]);
    const subject = Array.from({ length: 4 }, () => MEASURED).join(' ');
    const late = paperOf(`${often(40)} ${often(40)} ${first} ${subject}`, '');
    expect(statementsOf(late, RAYNAUD)).toEqual([LINK]);
  });
});
