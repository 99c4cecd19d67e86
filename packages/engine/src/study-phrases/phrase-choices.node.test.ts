import { beforeAll, describe, expect, it } from 'vitest';
import { loadLanguage, type Language } from '../language/parse-text.js';
import { findPhraseChoices } from './phrase-choices.js';
import type { PhraseChoices } from './phrase-choices.types.js';
import { ratePhrases } from './roles/rate-phrases.js';

let language: Language;
beforeAll(async () => {
  language = await loadLanguage();
});

const NOTHING: PhraseChoices = { factor: [], comparator: [], outcome: [], units: [], either: [] };

const parse = (text: string) => {
  const [sentence] = language.parse(text).sentences;
  if (sentence === undefined) throw new Error(`no sentence in “${text}”`);
  return sentence;
};
const read = (text: string): PhraseChoices => findPhraseChoices(parse(text), language);

/** Sentences and what a reader would take from them; what is not listed must not be offered. */
const JUDGED: readonly (readonly [sentence: string, named: Partial<PhraseChoices>])[] = [
  [
    'It is possible that the loss of LMN4 in root hairs lowers phosphate uptake.',
    { factor: ['loss of LMN4 in root hairs'], outcome: ['phosphate uptake'] },
  ],
  [
    'Future trials should examine the effect of oral rinsing with green tea on gum bleeding in adults with braces.',
    {
      factor: ['oral rinsing with green tea'],
      outcome: ['gum bleeding'],
      units: ['adults with braces'],
    },
  ],
  [
    'The overexpression of ABC12 might improve salt tolerance in tomato.',
    { factor: ['overexpression of ABC12'], outcome: ['salt tolerance in tomato'] },
  ],
  [
    'Heat treatment of the alloy could increase its fatigue strength, which was not measured here.',
    { factor: ['Heat treatment of the alloy'], outcome: ['fatigue strength'] },
  ],
  [
    'Short naps may protect sleep quality in adults.',
    { factor: ['Short naps'], outcome: ['sleep quality'] },
  ],
  [
    'We suspect that the lower salt uptake was due to the deeper roots of the tall cultivars.',
    { factor: ['deeper roots of the tall cultivars'], outcome: ['salt uptake'] },
  ],
  // All items of a list have one role, and none is offered without the others.
  [
    'Night irrigation and salt treatment may raise the leaf weight.',
    { factor: ['Night irrigation', 'salt treatment'], outcome: ['leaf weight'] },
  ],
  // Both could be set or measured: the person decides.
  ['Screen time was associated with shorter sleep.', { either: ['Screen time', 'shorter sleep'] }],
  // Another clause begins within what the tagger takes for one phrase.
  [
    'It remains unclear how night irrigation affects the leaf weight.',
    { factor: ['night irrigation'], outcome: ['leaf weight'] },
  ],
  [
    'Future work could ask how these signals relate to moods, since the timing of night work correlates with sleep quality.',
    { outcome: ['sleep quality'] },
  ],
  [
    'Studies are needed on the role of honey in sleep as a source of sugar and modulating gum bleeding.',
    { outcome: ['gum bleeding'], either: ['honey', 'sleep'] },
  ],
  [
    'Further investigation into the role of honey rinsing in adults with braces is warranted.',
    { either: ['honey rinsing'], units: ['adults with braces'] },
  ],
  // A word that says little alone says enough with another one.
  [
    'It is possible that time to recovery depends on family involvement.',
    { factor: ['family involvement'], either: ['time to recovery'] },
  ],
  // A premise that says what is open.
  [
    'Considering that the relationship between rain and mold growth is still little explored, we propose it.',
    { outcome: ['mold growth'], either: ['rain'] },
  ],
  ['Further research is needed to understand the underlying mechanisms.', {}],
  ['Our results are consistent with earlier reports from Norway in 2014.', {}],
  ['The project was well received.', {}],
];

describe('what a sentence offers for a study', () => {
  it.each(JUDGED)('in “%s”', (sentence, named) => {
    expect(read(sentence)).toEqual({ ...NOTHING, ...named });
  });

  it('is no factor if its name is that of a measure', () => {
    const { factor, either } = read('A short illness could have changed the results of QoL.');
    expect(factor).not.toContain('QoL');
    expect(either).toContain('QoL');
  });

  it('is offered once, in one role', () => {
    const { factor, outcome, either } = read(
      'Whether humid air may influence mold growth, and how mold growth alters paper, is unknown.',
    );
    const all = [...factor, ...outcome, ...either];
    expect(all).toContain('mold growth');
    expect(new Set(all).size).toBe(all.length);
  });

  it.each([
    [
      'a clause that a relative clause explains',
      'The ratio was greater than on the other ponds, which could be explained by warm water.',
    ],
    ['a name without its noun', 'We will give honey to horses with inflammatory or sore joints.'],
    ['a place or a time', 'It was seen in Norway and Peru during the rainy season.'],
    ['the end of two names', 'We may study sleep in pre-, peri- and postseason runners.'],
    ['a part of a longer name', 'The role of ABC07_XY in this is open.'],
    ['a premise', 'Given the likely loss of roots by rain, we suspect that it varies.'],
    ['a premise', 'Because rain increases mold growth, we do not know it.'],
    ['a premise', 'Based on the effect of rain on mold growth, we propose it.'],
  ])('is not %s: “%s”', (_, sentence) => {
    expect(Object.values(read(sentence)).flat().join()).not.toMatch(
      /ponds|inflammatory|Norway|Peru|season|ABC07$|roots|rain|mold|postseason/u,
    );
  });

  it('is never a cut name', () => {
    expect(
      Object.values(
        read('The presence of Norway spruce may lower the tolerance of Ae. tauschii to frost.'),
      )
        .flat()
        .join('; '),
    ).not.toMatch(/Norway(?! spruce)|tolerance of Ae(?!\.)/u);
  });
});

describe('the ratings of phrases', () => {
  it('tell what acts from what is acted on, whatever their order', () => {
    const rated = (text: string) =>
      new Map(ratePhrases(parse(text), language).map(({ name, ratings }) => [name, ratings]));
    for (const text of [
      'Night irrigation may raise leaf weight.',
      'The leaf weight may be due to night irrigation.',
    ]) {
      const phrases = rated(text);
      const [cause, effect] = [
        [...phrases].find(([name]) => /night irrigation/iu.test(name))?.[1],
        phrases.get('leaf weight'),
      ];
      expect(cause?.factor).toBeGreaterThan(cause?.outcome ?? 1);
      expect(effect?.outcome).toBeGreaterThan(effect?.factor ?? 1);
    }
  });
});
