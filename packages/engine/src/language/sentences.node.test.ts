import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitSentences } from './sentences.js';

const split = (text: string) => splitSentences(text).map((sentence) => sentence.text);

describe('splitSentences', () => {
  it.each(['13', '13, 14', '13–15'])('leaves a citation to the sentence before it: %s', (number) =>
    expect(split(`Stomas often herniate. ${number} The reasons are not known.`)).toEqual([
      `Stomas often herniate. ${number}`,
      'The reasons are not known.',
    ]),
  );

  it.each([
    ['decimals and units', 'It rose to 4.7 ± 0.5 h. The rest did not.', 2],
    ['figures and equations', 'This is seen in Fig. 2 and Eq. 3. We agree.', 2],
    ['et al. before a year', 'Oligomers bind to synapses (Pérez et al. 2019). They are toxic.', 2],
    ['et al. at the very end', 'This was shown by Hà et al. However, it differs here.', 2],
    ['e.g., i.e. and cf.', 'Use a carrier, e.g. AAV, i.e. a virus, cf. Smith. It works.', 2],
    ['initials of names', 'We thank J. K. Rowe and M. Curie for help.', 1],
    ['a letter that ends a sentence', 'All mice received vitamin C. The controls did not.', 2],
    ['species names', 'Cultures of E. coli and S. aureus grew. Others died.', 2],
    ['numbered headings', '1. Introduction', 1],
    [
      'no. as number and as answer',
      'See sample no. 5 here. Is it safe? We say no. Others agree.',
      4,
    ],
    ['questions and exclamations', 'Does it hold? It does! Good.', 3],
    ['quotation marks', 'He said "it works." Then he left.', 2],
    [
      'bracketed citations',
      'Plaques are a hallmark.[12] Soluble forms matter [3, 4]. So does age.',
      3,
    ],
    ['superscript citations', 'This had an effect.12,13 The rest had none.', 2],
    ['a number in words that end a sentence', 'They fell in 2010. 13 mice died.', 2],
    ['a sentence that opens with Greek', 'It moved. β-Catenin followed. α-Synuclein stayed.', 3],
    ['a sentence that opens with a number', 'Six were kept. 3 mice died.', 2],
    ['a sentence that opens with iPSC', 'Cells grew. iPSC-derived microglia did not.', 2],
    ['stops within brackets', 'It held (see above. And below.) in all cases. Yes.', 2],
    ['addresses and versions', 'See https://example.org/a.b for v1.2.3 of it. Done.', 2],
    ['an ellipsis', 'It went on… Then it stopped.', 2],
    ['p values', 'It fell (p < .05). No other change was seen.', 2],
    ['routes and doses', 'They got 0.05 mg/kg i.v. for 3 days. Others got 5 mg p.o. daily.', 2],
    ['a list of species', 'We used E. coli, C. elegans and S. cerevisiae. All grew.', 2],
    ['small p values', 'It rose (p < .001, d = .5; 95% CI .2 to .8). We agree.', 2],
    ['years after initials', 'Rowe, J. K. (2004) found this. We did not.', 2],
    ['ranges of pages', 'See pp. 3–5 and vol. 2 of it. Then stop.', 2],
    ['titles', 'Dr. Adams and Prof. Baker agree vs. Mr. Clark.', 1],
  ])('copes with %s', (_, text, count) => {
    expect(split(text)).toHaveLength(count);
  });

  it('ends a sentence at the end of a paragraph, with or without a mark', () => {
    expect(split('Abstract\n\nWe tested it. It failed\n\nMethods')).toEqual([
      'Abstract',
      'We tested it.',
      'It failed',
      'Methods',
    ]);
  });

  it('gives the place of every sentence and leaves out nothing but space', () => {
    const words = fc.constantFrom(
      'We',
      'e.g.',
      'Fig.',
      '3.5',
      'found',
      '(see',
      'it.)',
      'β',
      'J.',
      '\n\n',
      '\n',
      '?',
      '…',
      'al.',
      '"so."',
      '.',
    );
    fc.assert(
      fc.property(
        fc.array(words, { maxLength: 30 }),
        fc.string({ unit: 'binary' }),
        (parts, noise) => {
          const text = `${parts.join(' ')} ${noise}`;
          let at = 0;
          for (const { start, end, text: words } of splitSentences(text)) {
            expect(text.slice(start, end)).toBe(words);
            expect(text.slice(at, start).trim()).toBe('');
            expect(words.trim()).toBe(words);
            expect(words).not.toBe('');
            at = end;
          }
          expect(text.slice(at).trim()).toBe('');
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('splitSentences under attack', () => {
  it.each(['.', 'a', '(', '"', '1.', 'a. ', '\n'])('comes to an end over endless %j', (part) => {
    expect(splitSentences(`${part.repeat(200_000)}. B`)).not.toHaveLength(0);
  });
});
