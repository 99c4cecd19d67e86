import { beforeAll, describe, expect, it } from 'vitest';
import { loadLanguage, type Language } from '../language/parse-text.js';
import { findOpenQuestions } from './open-questions.js';

let language: Language;
beforeAll(async () => {
  language = await loadLanguage();
});

const statementOf = (text: string) => {
  const sentences = language
    .parse(text)
    .sentences.map((sentence) => ({ ...sentence, page: 1, section: 'discussion' as const }));
  return findOpenQuestions(sentences, () => text)[0]?.statement;
};

describe('an open question', () => {
  it.each([
    [
      'Whether zinc limitation also reduces biofilm formation on plant roots remains unknown.',
      'Zinc limitation also reduces biofilm formation on plant roots.',
    ],
    [
      'It remains to be determined whether citrate supplements prevent hip fractures in older adults.',
      'Citrate supplements prevent hip fractures in older adults.',
    ],
    [
      'An important open question is whether low stomatal density reduces grain yield in hot summers.',
      'Low stomatal density reduces grain yield in hot summers.',
    ],
    [
      'It remains open whether a shorter term reduced early departure in towns without guilds.',
      'A shorter term reduced early departure in towns without guilds.',
    ],
    [
      'It is an open question whether removal of the oxide lengthens the coherence time of qubits.',
      'Removal of the oxide lengthens the coherence time of qubits.',
    ],
    [
      'Whether fluoroethylene carbonate extends cycle life at temperatures below −10 °C remains to be tested.',
      'Fluoroethylene carbonate extends cycle life at temperatures below −10 °C.',
    ],
  ])('is read as a statement: %s', (text, statement) => {
    expect(statementOf(text)).toBe(statement);
  });

  it('that points to another sentence is not', () => {
    expect(
      statementOf('Whether the drug described above reduces mortality remains unknown.'),
    ).toBeUndefined();
  });
});
