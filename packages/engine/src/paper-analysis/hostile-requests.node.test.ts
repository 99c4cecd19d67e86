import { describe, expect, it } from 'vitest';
import { importBibliography } from '../bibliography/import-bibliography.js';
import { findForeignReferences } from '../evidence/foreign-references.js';
import { termsOfSentence } from '../experiment/hypothesis-terms.js';
import { splitSentences } from '../language/sentences.js';
import { parseReport } from '../pdf/parse-report.js';
import { parseBackbone } from '../protein-structure/backbone.js';
import { normalizeText } from '../reading/normalize.js';
import { parseReferences } from '../references/parse-references.js';
import { tokenize } from '../search/tokenize.js';
import { findVerbGroups } from '../starting-points/verb-groups.js';
import { statesOpenQuestion } from '../statements/open-question-cues.js';
import { testLinearTime } from './linear-time.test-tools.js';

const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  findVerbGroups,
  findForeignReferences: (text) => findForeignReferences(text, []),
  normalizeText,
  parseBackbone,
  parseReferences: (text) => parseReferences(`Text\n\nReferences\n1. ${text}`),
  parseReport,
  splitSentences,
  statesOpenQuestion,
  termsOfSentence,
  tokenize,
};

const SEEDS = [
  'a\n',
  ' ',
  'a',
  'é',
  'ACGT',
  '((a ',
  '[1] ',
  '"',
  'a-',
  ', ',
  'et al. ',
  '10.1000/',
  '**a** ',
  '| a ',
  'if may, ',
  'is may ',
  'Smith J, ',
  '\n1. ',
];
const LENGTH = 15_000;

testLinearTime(PARSERS, { seeds: SEEDS, length: LENGTH });

describe('importBibliography', () => {
  it.each([
    ['a very long name', 'a '.repeat(20_000)],
    ['a very long name of dots', '. '.repeat(20_000)],
  ])('reads an entry with %s up to its first 500 characters', async (_, name) => {
    const { records } = await importBibliography(
      `@article{a, title = {A title}, author = {${name} and Doe, Jane}}`,
    );
    const names = records[0]?.authors ?? [];
    expect(JSON.stringify(names).length).toBeLessThan(2_000);
    expect(JSON.stringify(names)).toContain('Jane');
  });
});
