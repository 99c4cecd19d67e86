import { findFindings } from '../statements/findings.js';
import { statesLimitation } from '../statements/limitations.js';
import { isRunningText } from '../statements/running-text.js';
import type { PaperSentence } from '../statements/statement.types.js';
import { checkMeans } from '../statistics-check/check-means.js';
import { checkStatistics } from '../statistics-check/check-statistics.js';
import { extractAbstract } from '../paper-parts/abstract.js';
import { findAuthors } from '../paper-parts/authors.js';
import { normalizeText } from '../reading/normalize.js';
import { readHtml } from '../reading/read-html.js';
import { extractSentences } from '../paper-parts/sections.js';
import { findTitle } from '../paper-parts/title.js';
import { testLinearTime } from './linear-time.test-tools.js';
import { findUsedMethods } from './used-methods.js';

const asSentence = (text: string): PaperSentence => ({
  text,
  start: 0,
  end: text.length,
  page: 1,
  section: 'abstract',
  tokens: [],
  nounPhrases: [],
});

const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  normalizeText,
  readHtml: (text) => readHtml(new TextEncoder().encode(`<html><body>${text}`)),
  extractAbstract: (text) => extractAbstract([text]),
  extractSentences: (text) => extractSentences([text]),
  findTitle: (text) => findTitle({ firstPage: text }),
  findAuthors: (text) => findAuthors(text, 'A title'),
  findUsedMethods: (text) => findUsedMethods([asSentence(text)], 'A title', text),
  findFindings: (text) => findFindings([asSentence(text)], [], 8),
  statesLimitation,
  isRunningText,
  checkStatistics,
  checkMeans,
};

const SEEDS = [
  'a\n',
  'word-\n',
  '<',
  '<p',
  '<h1>',
  '(',
  '[1,',
  'a, ',
  'Ada Example, ',
  '1',
  ' ',
  'was very ',
  'we were not ',
  'several limitations ',
  't(28) = 2.20, ',
  'randomized a ',
  'Smith et al ',
  '. ',
];
const LENGTH = 25_000;

testLinearTime(PARSERS, { seeds: SEEDS, length: LENGTH });
