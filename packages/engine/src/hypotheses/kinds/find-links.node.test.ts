import { describe, expect, it } from 'vitest';
import { documentOf } from '../../literature/literature.fixtures.js';
import { candidatesFrom, paperOf } from './read-texts.fixtures.js';
import { FISH_OIL, KNOWN, MAGNESIUM, MIGRAINE, RAYNAUD } from './kinds.fixtures.js';

const statementsOf = (...texts: readonly string[]) =>
  candidatesFrom(texts).map(({ statement }) => statement);

describe('a link across sources', () => {
  it('is found in texts in the form of those behind published discoveries', () => {
    expect(statementsOf(FISH_OIL, RAYNAUD)).toEqual([
      'Fish oil may reduce the frequency of vasospastic attacks by lowering blood viscosity.',
    ]);
    expect(statementsOf(MIGRAINE, MAGNESIUM)).toEqual([
      'Magnesium may reduce the frequency of migraine attacks by lowering cortical spreading depression.',
    ]);
  });

  it('has a direction, a mechanism and a quote from each source', () => {
    expect(candidatesFrom([FISH_OIL, RAYNAUD])).toMatchObject([
      {
        kind: 'link',
        relation: {
          factor: 'fish oil',
          direction: 'lowers',
          outcome: 'the frequency of vasospastic attacks',
          mechanism: 'blood viscosity',
        },
        basis: {
          source: { id: 'doc-0' },
          sentence: { text: 'Fish oil reduced blood viscosity by 15%.' },
        },
        passages: [{ role: 'second-effect', source: { id: 'doc-1' } }],
      },
    ]);
  });

  it.each([
    [
      'materials',
      'Added cesium reduced ion migration in perovskite films under light. Ion migration between the contacts was slow after cesium was added to the absorbers.',
      'Ion migration shortened the operating lifetime of perovskite modules. Ion migration began at the contacts of perovskite absorbers under light.',
      'Added cesium may increase the operating lifetime of perovskite modules by lowering ion migration.',
    ],
    [
      'ecology',
      'Nitrogen addition reduced flower density in hay meadows. Clover and vetch were lost from meadows where nitrogen was added.',
      'High flower density increased the visitation rate of bumblebees. Flower density in the meadows was highest with clover and vetch.',
      'Nitrogen addition may reduce the visitation rate of bumblebees by lowering flower density.',
    ],
    [
      'economics',
      'Bus subsidies reduced commuting costs in the suburbs. Workers in suburbs that received bus subsidies found vacancies in the city.',
      'High commuting costs increased the duration of unemployment. Workers in the suburbs with high commuting costs refused vacancies.',
      'Bus subsidies may reduce the duration of unemployment by lowering commuting costs.',
    ],
    [
      'computer science',
      'Deduplication reduced memorization of training text. Memorization fell when deduplication removed copies from the corpus before pretraining of transformers.',
      'Memorization of training text increased leakage of personal records. Memorization was worst in a corpus with many tokens after pretraining of transformers.',
      'Deduplication may reduce leakage of personal records by lowering memorization of training text.',
    ],
    [
      'history',
      'Canal subsidies lowered freight rates in upland counties. Millers and merchants of the counties gained from canal subsidies.',
      'High freight rates reduced wheat exports of upland counties. Freight rates hurt millers and merchants most.',
      'Canal subsidies may increase wheat exports of upland counties by lowering freight rates.',
    ],
    [
      'physics',
      'Hydrogen treatment reduced trap density in the oxide of transistors. The trap density fell when transistors received hydrogen.',
      'A high trap density increased the noise power of transistors. The trap density of the oxide differed between wafers.',
      'Hydrogen treatment may reduce the noise power of transistors by lowering trap density.',
    ],
  ])('composes the signs of both effects: %s', (_, one, other, statement) => {
    expect(statementsOf(paperOf(one, 'We discuss it.'), paperOf(other, 'We discuss it.'))).toEqual([
      statement,
    ]);
  });

  const library = (title: string) =>
    [{ title, summary: '' }] as unknown as Parameters<typeof candidatesFrom>[1];

  it('is none where a source or the library states it', () => {
    expect(statementsOf(FISH_OIL, RAYNAUD, KNOWN)).toEqual([]);
    expect(
      candidatesFrom(
        [FISH_OIL, RAYNAUD],
        library('Fish oil and the frequency of vasospastic attacks'),
      ),
    ).toEqual([]);
  });

  it.each([
    ['one source alone states both', [FISH_OIL]],
    ['the sources share no effect', [FISH_OIL, MIGRAINE]],
    [
      'the second effect is only supposed',
      [FISH_OIL, RAYNAUD.replaceAll('increased', 'may increase')],
    ],
    [
      'the second effect is an association',
      [FISH_OIL, RAYNAUD.replaceAll('increased the', 'was associated with a higher')],
    ],
    [
      'the second effect is not known',
      [FISH_OIL, RAYNAUD.replaceAll('increased', 'did not increase')],
    ],
    [
      'what both share is generic',
      [
        FISH_OIL.replaceAll('blood viscosity', 'the risk'),
        RAYNAUD.replaceAll('blood viscosity', 'risk'),
      ],
    ],
    [
      'the outcome does not vary',
      [
        FISH_OIL,
        RAYNAUD.replaceAll('the frequency of vasospastic attacks', 'the patients of our clinic'),
      ],
    ],
    [
      'nothing varies the factor',
      [
        paperOf(
          'Moonlight reduced blood viscosity.',
          'Blood viscosity and platelet aggregation were low.',
        ),
        RAYNAUD,
      ],
    ],
    [
      'the sources are about different subjects',
      [
        paperOf('Added glycol reduced bearing wear.', 'Pumps and engines ran on glycol.'),
        paperOf('Bearing wear increased the noise of violins.', 'Orchestras complained.'),
      ],
    ],
  ])('is none where %s', (_, texts) => {
    expect(statementsOf(...texts)).toEqual([]);
  });

  it('keeps its quotes verbatim', () => {
    const [link] = candidatesFrom([FISH_OIL, RAYNAUD]);
    const { start, end, text } = link?.passages[0]?.sentence ?? { start: 0, end: 0, text: '-' };
    expect(documentOf(RAYNAUD).pages[0]?.text.slice(start, end)).toBe(text);
  });
});
