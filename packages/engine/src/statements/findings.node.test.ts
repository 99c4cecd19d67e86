import { beforeAll, describe, expect, it } from 'vitest';
import { loadLanguage, type Language } from '../language/parse-text.js';
import type { Section } from '../paper-parts/sections.js';
import { findFindings } from './findings.js';
import type { PaperSentence } from './statement.types.js';

let language: Language;
beforeAll(async () => {
  language = await loadLanguage();
});

const read = (section: Section, text: string): readonly PaperSentence[] =>
  language.parse(text).sentences.map((sentence) => ({ ...sentence, page: 1, section }));

const findingsIn = (...parts: readonly (readonly PaperSentence[])[]) =>
  findFindings(parts.flat(), [], 8).map(({ text }) => text);

describe('findings', () => {
  it.each([
    ['ecology', 'Seed rain declined by 40% in fenced meadows.'],
    ['medicine', 'Night splints reduced pain scores more than placebo did.'],
    ['psychology', 'Worry was associated with shorter sleep in both age groups.'],
    ['materials', 'Doped films showed higher conductivity than undoped films.'],
    ['computer science', 'The pruned network outperformed the dense one on all four tasks.'],
    ['economics', 'Wages in treated towns rose by 3% compared with control towns.'],
    ['history', 'Grain prices fell in river towns and differed little between guilds.'],
    ['physics', 'The critical temperature increased linearly with strain in thin wires.'],
    ['energy', 'Storage losses were lower than 2% in all six months of the test.'],
  ])('include what an abstract states behind its method, in %s', (_, result) => {
    expect(
      findingsIn(read('abstract', `It is an old topic. Here we report a test. ${result}`)),
    ).toEqual([result]);
  });

  it.each([
    ['background before the study is named', 'Seed rain is affected by grazing in most meadows.'],
    ['an aim', 'We examined how seed rain differs between meadows.'],
    ['a method', 'Meadows were randomly assigned to fences or to grazing with sheep in spring.'],
    [
      'an outlook',
      'These results have implications for meadows that are grazed more often than now.',
    ],
    ['a main outcome', 'The primary outcome was the difference in seed rain between both years.'],
  ])('leave out %s', (_, sentence) => {
    const own = 'In this study we fenced twelve meadows.';
    const abstract = sentence.startsWith('Seed') ? `${sentence} ${own}` : `${own} ${sentence}`;
    expect(findingsIn(read('abstract', abstract))).toEqual([]);
  });

  it.each([
    'In Fig. 3 we show that the curve of seed rain is higher than that of plain meadows.',
    'S4 Fig describes the meadow in which seed rain was significantly higher than in others.',
    'Similar results were obtained with fences that were significantly higher than 2 m.',
    'Seed rain has been previously associated with grazing by 12% of all studies.',
    'The researchers report that seed rain was significantly higher in 12% of meadows.',
  ])('leave out "%s"', (sentence) => {
    expect(findingsIn(read('results', sentence))).toEqual([]);
  });

  it('put the abstract first and leave out what only describes the sample', () => {
    const main = 'We found that fences doubled the number of young oaks.';
    const detail = 'Seed rain was higher in fenced meadows (12.1 vs. 7.4 seeds, p = 0.003).';
    const sample = 'Two thirds of the farmers were married (66%) and 41% were living in town.';
    expect(findingsIn(read('abstract', main), read('results', `${sample} ${detail}`))).toEqual([
      main,
      detail,
    ]);
  });
});
