import { documentOf } from '../literature/literature.fixtures.js';
import { sourceOfDocument } from '../literature/sources.js';
import type { LibraryPaper } from '../library/library.js';
import type { PaperSentence } from '../statements/statement.types.js';
import type { HypothesisCandidate, SupportingResult } from './candidate.types.js';

const source = sourceOfDocument(documentOf('A text.', { title: 'A made-up paper' }));

/** A sentence without tokens. */
export const sentenceOf = (text: string): PaperSentence => ({
  text,
  start: 0,
  end: text.length,
  tokens: [],
  nounPhrases: [],
  page: 1,
  section: 'discussion',
});

/** A result on factor and outcome, or on one of them. */
export const resultOn = (
  part: 'both' | 'factor' | 'outcome',
  text = 'A result was reported.',
): SupportingResult => ({
  source,
  sentence: sentenceOf(text),
  namesFactor: part !== 'outcome',
  namesOutcome: part !== 'factor',
});

/** A candidate, for tests. */
export const candidateOf = (parts: Partial<HypothesisCandidate> = {}): HypothesisCandidate => {
  const statement = 'Dense stroma may reduce the reach of particles.';
  return {
    kind: 'proposal',
    statement,
    relation: {
      factor: 'dense stroma',
      direction: 'lowers',
      outcome: 'the reach of particles',
      mechanism: undefined,
      setting: undefined,
    },
    basis: { source, sentence: sentenceOf(statement) },
    isCited: false,
    isExplicit: false,
    isConclusion: false,
    support: [],
    rating: 1,
    score: 5,
    ...parts,
  };
};

/** A paper of the library, for tests. */
export const libraryPaperOf = (id: string, parts: Partial<LibraryPaper> = {}): LibraryPaper => ({
  id,
  title: `The made-up work ${id}`,
  authors: ['A. Nobody'],
  authorsTruncated: false,
  journal: 'Journal of Tests',
  year: 2020,
  category: 'Biotechnology',
  summary: 'A made-up work.',
  terms: [],
  methods: [],
  openQuestions: [],
  ...parts,
});
