import { beforeAll, describe, expect, it } from 'vitest';
import { loadLanguage, type Language } from '../language/parse-text.js';
import { chooseByGrammar } from './choose-by-grammar.js';
import type { PhraseChoices } from './phrase-choices.types.js';

let language: Language;
beforeAll(async () => {
  language = await loadLanguage();
});

const NOTHING: PhraseChoices = { factor: [], comparator: [], outcome: [], units: [], either: [] };

const read = (text: string): PhraseChoices => {
  const [sentence] = language.parse(text).sentences;
  return sentence ? chooseByGrammar(sentence, language) : NOTHING;
};

/** Sentences and what their grammar tells, which the ratings of phrases build on. */
const JUDGED: readonly (readonly [sentence: string, named: Partial<PhraseChoices>])[] = [
  [
    'The presence of gaps between the gasket and the outer ring might explain the failure in cold starts.',
    {
      factor: ['presence of gaps between the gasket and the outer ring'],
      outcome: ['failure in cold starts'],
    },
  ],
  [
    'The aim of this clinical trial is to determine whether a series of injections of honey into the ankle joint will lead to a significantly greater reduction in ankle pain, and less loss of cartilage volume when compared to a series of saline injections in people with ankle sprains.',
    {
      factor: ['injections of honey into the ankle joint'],
      comparator: ['saline injections'],
      outcome: ['ankle pain', 'loss of cartilage volume'],
      units: ['people with ankle sprains'],
    },
  ],
  [
    'We hypothesize that levels of ABX and CDY-2 will increase in cold surgical patients as a consequence of impaired blood flow and poor warming.',
    {
      factor: ['impaired blood flow and poor warming'],
      outcome: ['levels of ABX and CDY-2'],
      units: ['cold surgical patients'],
    },
  ],
  [
    'The effect of a rise in the lake temperature on the spread of the algae needs to be studied.',
    { factor: ['lake temperature'], outcome: ['spread of the algae'] },
  ],
  [
    'Future studies to further compare the lake water to the river water are needed, especially when much water is warranted for accurate testing.',
    { factor: ['lake water'], comparator: ['river water'] },
  ],
  [
    'In tall or heavy nurses without asthma, the harmful effects of night work may prevail and lead to early death.',
    { units: ['tall or heavy nurses'] },
  ],
  [
    'It will be interesting to explore how to incorporate season information into our approach.',
    {},
  ],
  [
    'Night training by nurses downregulated XYZ3 expression levels, which may be a contributing factor for the recovery of sleep.',
    { factor: ['Night training'], outcome: ['XYZ3 expression levels', 'recovery of sleep'] },
  ],
  [
    'The benefit of honey in tea required further justification by randomized studies.',
    { factor: ['honey in tea'] },
  ],
  [
    'Poor expression of ZYX7 was involved in the swelling of the joint.',
    { factor: ['Poor expression of ZYX7'], outcome: ['swelling of the joint'] },
  ],
  [
    'A high enrichment of genes and common pathways in ZYX7-OE might have contributed to the length of roots.',
    { outcome: ['length of roots'] },
  ],
  [
    'The parts may not sustain RNA binding, which can explain the lack of wall repair.',
    { outcome: ['lack of wall repair'] },
  ],
  ['The genes were silent in response to dim light.', {}],
  ['Further studies are necessary to understand the consequences of our results in nature.', {}],
  ['This is in line with the literature (see Fig. 3) and with previous reports [12, 13].', {}],
  ['The vehicle control group did not differ from the solvent DMSO.', {}],
];

describe('what rules of grammar say of the phrases of a sentence', () => {
  it.each(JUDGED)('in “%s”', (sentence, named) => {
    expect(read(sentence)).toEqual({ ...NOTHING, ...named });
  });

  it('is in one role only', () => {
    const { factor, outcome, either } = read(
      'Whether humid air may influence mold growth, and how mold growth alters paper, is unknown.',
    );
    const all = [...factor, ...outcome, ...either];
    expect(new Set(all).size).toBe(all.length);
  });

  it('is open for the two sides of a relation only', () => {
    expect(
      read('The correlation observed between leaf color and root shape is weak.').either,
    ).toEqual(['leaf color', 'root shape']);
    expect(read('Future work could look at leaf color.').either).toEqual([]);
  });

  it.each([
    [
      'a clause that a relative clause explains',
      'The ratio was greater than on the other ponds, which could be explained by warm water.',
    ],
    ['a risk in a name', 'We looked at nurses with a high-risk karyotype in spring.'],
    ['a name without its noun', 'We will give honey to horses with inflammatory or sore joints.'],
  ])('is not %s', (_, sentence) => {
    expect(Object.values(read(sentence)).flat().join()).not.toMatch(
      /ponds|karyotype|inflammatory/u,
    );
  });

  it.each([
    'Given the likely loss of roots by rain, we suspect that it varies.',
    'Because rain increases mold growth, we do not know it.',
    'Based on the effect of rain on mold growth, we propose it.',
  ])('is no premise: “%s”', (sentence) => {
    expect(read(sentence)).toEqual(NOTHING);
  });

  it('has no role by the kind of its words', () => {
    const sentence = 'It remains to be seen how nurses better target antimold prophylaxis.';
    expect(read(sentence)).toEqual(NOTHING);
  });

  it('is no single word of a list', () => {
    expect(
      read('We should look at the knowledge, attitude and practices of nurses.').outcome,
    ).toEqual([]);
  });

  it('has no place and no time', () => {
    expect(read('It was seen in Norway and Peru during the rainy season.')).toEqual(NOTHING);
  });

  it('is not a part of a longer name', () => {
    expect(Object.values(read('The role of ABC07_XY in this is open.')).flat()).not.toContain(
      'ABC07',
    );
  });
});
