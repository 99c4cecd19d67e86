import { describe, expect, it } from 'vitest';
import { createMarkRemover } from './glued-marks.js';

const ENTRIES = Array.from(
  { length: 12 },
  (_, at) =>
    `${String(at + 1)}. Doe J (2011) Paper lanterns of garden ${String(at + 1)}. J Tests 4: ${String(at + 10)}-${String(at + 12)}.`,
).join('\n');
const CITED =
  'Lanterns are made of cotton1,2 or of linen3–5. Most of them last for years6,7. Others were dyed8, and their color fades9–12.';
const PLAIN =
  'We made lanterns of cotton, linen and silk. We dyed the silk for two years, and the color stayed. The enzyme caspase, the gene vega and a metre of rope were kept in a group of lamps.';
const paper = (more: string, cited = CITED) =>
  `Paper lanterns\n\nIntroduction\n\n${cited}\n\n${PLAIN}\n\n${more}\n\nReferences\n\n${ENTRIES}\n`;
const clean = (sentence: string, more = '', cited = CITED) =>
  createMarkRemover(paper(`${sentence} ${more}`, cited))(sentence);

describe('digits that are left of citations', () => {
  it.each([
    ['one number', 'It is open why silk3 fades.', 'It is open why silk fades.'],
    ['a list and a range', 'Silk in cotton3,5 and linen7–9.', 'Silk in cotton and linen.'],
    ['behind a comma', 'Unlike cotton,4 linen fades.', 'Unlike cotton, linen fades.'],
    ['behind a period', 'How it fades is open for linen.6', 'How it fades is open for linen.'],
    ['in a part of a sentence', 'the color10', 'the color'],
  ])('are taken out: %s', (_, sentence, expected) => {
    expect(clean(sentence)).toBe(expected);
  });

  it.each([
    ['a number beyond the list', 'It is open why silk13 fades.'],
    ['a list with a number beyond it', 'It is open why silk3,40 fades.'],
    ['names of genes and strains', 'Zyx7, IL6, miR156 and Osvega2 are open in mutants of osvega3.'],
    ['formulas', 'It is open how CO2 and H2O2 act.'],
    ['a short word', 'It is open why dye3 fades.'],
    ['a word that never stands without digits', 'It is open why flax3 fades.'],
    ['an enzyme', 'It is open why caspase3 fades.'],
    ['a unit', 'It is open how many fade on a metre2 of silk.'],
    ['a decimal number', 'It is open why cotton3.5 fades.'],
    ['a list that goes on behind a blank', 'It is open for cotton,3, 4 and linen.'],
    ['a number within a name', 'It is open for cotton3b and cotton3-linen.'],
  ])('stay where they may be part of a name: %s', (_, sentence) => {
    expect(clean(sentence)).toBe(sentence);
  });

  it('stay where the word is numbered elsewhere, or has them again', () => {
    const sentence = 'It is open why the lamps of group1 fade.';
    expect(clean(sentence, 'Those of group 2 did not.')).toBe(sentence);
    const gene = 'It is open how vega2 acts.';
    expect(clean(gene, 'We cut vega2 in all plants.')).toBe(gene);
    expect(clean(gene, 'We cut vega-3 in all plants.')).toBe(gene);
  });

  it('stay in a paper that cites otherwise, or lists no numbers', () => {
    const sentence = 'It is open why silk3 fades.';
    expect(clean(sentence, '', 'Lanterns [1,2] last [3–5] for years [6–12].')).toBe(sentence);
    expect(createMarkRemover(`${CITED}\n\n${PLAIN}`)(sentence)).toBe(sentence);
  });
});
