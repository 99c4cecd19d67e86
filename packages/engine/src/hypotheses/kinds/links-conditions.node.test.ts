import { describe, expect, it } from 'vitest';
import { candidatesFrom, paperOf } from './read-texts.fixtures.js';
import { RAYNAUD } from './kinds.fixtures.js';

const LINK =
  'Fish oil may reduce the frequency of vasospastic attacks by lowering blood viscosity.';
const MEASURED = 'We measured blood viscosity, platelet aggregation and red cell deformability.';
const FIRST = 'Fish oil reduced blood viscosity by 15%.';
const GIVEN = 'The men received capsules of fish oil.';
const LAST = 'The fall in blood viscosity was largest in winter.';

const causeOf = (...sentences: readonly string[]) =>
  paperOf([MEASURED, ...sentences].join(' '), LAST);
const consequenceOf = (...sentences: readonly string[]) =>
  paperOf(MEASURED, sentences.join(' '), 'Another study');
const statementsOf = (...texts: readonly string[]) =>
  candidatesFrom(texts).map(({ statement }) => statement);

const CAUSE = causeOf(FIRST, GIVEN);
/** What the second source says of blood viscosity, as the outcome of a link with fish oil. */
const linksWith = (sentence: string) => statementsOf(CAUSE, consequenceOf(sentence));

describe('the factor of a link', () => {
  it.each([
    'Supplementation with fish oil was well tolerated.',
    'The men were treated with fish oil.',
    'The men were administered some fish oil.',
    'The diet had much fish oil in it.',
    'The men fed on diets with fish oil.',
    'Injections of fish oil were well tolerated.',
    'Infusions of fish oil were well tolerated.',
    'The men receive fish oil at noon.',
    'Depletion of fish oil followed in all.',
    'Knockdown of a gene needed fish oil.',
    'Deletion of a gene needed fish oil.',
    'Overexpression of a gene needed fish oil.',
    'The men were randomized to fish oil.',
    'The men were randomised to fish oil.',
    'The fields were fertilized with fish oil.',
    'The fields were fertilised with fish oil.',
    'Films were annealed in some fish oil.',
    'The fields were irrigated with fish oil.',
    'The state has subsidized the fish oil.',
    'Much of the fish oil was manipulated.',
  ])('is varied by one source: %s', (sentence) => {
    expect(statementsOf(causeOf(FIRST, sentence), RAYNAUD)).toEqual([LINK]);
  });

  it.each([
    'Much fish oil was in the blood.',
    'The men received capsules of olive oil.',
    'The men received capsules of fish meal.',
  ])('is not only observed: %s', (sentence) => {
    expect(statementsOf(causeOf(FIRST, sentence), RAYNAUD)).toEqual([]);
  });
});

describe('the outcome of a link', () => {
  it.each([
    ['the pain of the old patients', 'the pain of the old patients'],
    ['the patients’ anxiety in the winter', 'the patients’ anxiety in the winter'],
    ["the patients' anxiety in the winter", "the patients' anxiety in the winter"],
  ])('is something that varies: %s', (outcome, named) => {
    expect(linksWith(`High blood viscosity increased ${outcome}.`)).toEqual([
      `Fish oil may reduce ${named} by lowering blood viscosity.`,
    ]);
  });

  it.each([
    'patients with migraine in winter',
    'old patients with migraine in winter',
    'the patients with migraine in winter',
    'the very old male patients with migraine',
    'a very old male model of anxiety',
    'an old model of anxiety in rats',
    'the color of the hands',
  ])('is neither people nor what has no degree: %s', (outcome) => {
    expect(linksWith(`High blood viscosity increased ${outcome}.`)).toEqual([]);
  });

  it.each([
    ['the factor', 'the price of oil in winter'],
    ['the mechanism', 'blood pressure of the old men'],
  ])('has no word of %s', (_, outcome) => {
    expect(linksWith(`High blood viscosity increased ${outcome}.`)).toEqual([]);
  });
});

describe('the mechanism of a link', () => {
  /** Links by an effect of fish oil on something that causes pain. */
  const linksBy = (mechanism: string, named = mechanism, factor = 'Fish oil') =>
    statementsOf(
      causeOf(`${factor} reduced ${mechanism} by 15%.`, `The men received ${factor} in winter.`),
      consequenceOf(
        `The ${named} increased the pain of the winter.`,
        `Much of ${mechanism} was seen in them.`,
      ),
    );

  it('is an outcome that varies', () => {
    expect(linksBy('sodium retention')).toEqual([
      'Fish oil may reduce the pain of the winter by lowering sodium retention.',
    ]);
    expect(linksBy('the migraine patients')).toEqual([]);
    expect(linksBy('the palm color')).toEqual([]);
  });

  it('has no word of the factor', () => {
    expect(linksBy('fish mortality')).toEqual([]);
    expect(linksBy('fish mortality', 'fish mortality', 'Palm oil')).toHaveLength(1);
  });

  it('is one thing in both sources', () => {
    const sodium = 'Fish oil may reduce the pain of the winter by lowering sodium water retention.';
    expect(linksBy('sodium water retention')).toEqual([sodium]);
    expect(linksBy('sodium and water retention', 'sodium water retention')).toEqual([]);
    expect(linksBy('sodium water retention', 'sodium or water retention')).toEqual([]);
    const [one, other] = [
      causeOf('Fish oil reduced red cell deformability by 15%.', GIVEN),
      consequenceOf('High blood viscosity increased the pain of winter.'),
    ];
    expect(statementsOf(one, other)).toEqual([]);
  });

  const library = (count: number, about: number) =>
    Array.from({ length: count }, (_, at) => ({
      title: at < about ? 'Measuring blood viscosity' : 'Granite',
      summary: '',
    })) as unknown as Parameters<typeof candidatesFrom>[1];

  it.each([
    [50, 1, true],
    [50, 2, false],
    [100, 2, true],
    [100, 3, false],
    [49, 49, true],
  ])('is rare in the library: of %i texts, %i name it', (count, about, isFound) => {
    const found = candidatesFrom([CAUSE, RAYNAUD], library(count, about));
    expect(found).toHaveLength(isFound ? 1 : 0);
  });

  it.each([
    [30, 1, true],
    [31, 2, false],
    [31, 3, true],
  ])('is no word in passing: in a source of %i sentences, %i name it', (count, naming, isFound) => {
    const sentences = [
      FIRST,
      'The men received capsules of fish oil.',
      'Platelet aggregation and red cell deformability were low.',
      ...Array.from({ length: naming - 1 }, () => 'Much of the blood viscosity was high.'),
    ];
    const rest = Array.from(
      { length: count - sentences.length },
      () => 'All of it was quite dull.',
    );
    const long = paperOf([...sentences, ...rest].join(' '), '');
    expect(statementsOf(long, RAYNAUD)).toEqual(isFound ? [LINK] : []);
    expect(statementsOf(RAYNAUD, long)).toEqual(isFound ? [LINK] : []);
  });
});

describe('the sources of a link', () => {
  it.each([
    ['no further word', 'Nothing else was measured in them.', false],
    ['a short word', 'The gut was examined in them.', false],
    ['a word of any study', 'The tissue of the surface was seen.', false],
    ['a word of their subject', 'The platelets were examined in them.', true],
  ])('share, beside the mechanism, %s', (_, shared, isFound) => {
    const one = paperOf(`${shared} ${FIRST} ${GIVEN}`, '');
    const other = paperOf(
      `${shared} High blood viscosity increased the pain of winter.`,
      '',
      'Another study',
    );
    expect(statementsOf(one, other)).toHaveLength(isFound ? 1 : 0);
  });

  it('are two', () => {
    const others = Array.from({ length: 30 }, () => 'All of it was quite dull.');
    const alone = causeOf(
      FIRST,
      GIVEN,
      'High blood viscosity increased the pain of winter.',
      ...others,
    );
    expect(statementsOf(alone, paperOf('A text on granite quarries and marble.', ''))).toEqual([]);
  });

  it('lead to each link once, and to several', () => {
    const other = consequenceOf(
      'High blood viscosity increased the pain of winter.',
      'High blood viscosity increased the severity of headaches.',
    );
    const pain = 'Fish oil may reduce the pain of winter by lowering blood viscosity.';
    const severity = 'Fish oil may reduce the severity of headaches by lowering blood viscosity.';
    expect(statementsOf(CAUSE, other)).toEqual([pain, severity]);
    expect(
      statementsOf(CAUSE, other, consequenceOf('Blood viscosity raised the pain of winter.')),
    ).toEqual([pain, severity]);
  });
});
