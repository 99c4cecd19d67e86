import { fill } from '@spinout/domain/text';
import type { Material } from '../../language-model/language-model.types.js';
import { findLimitations } from '../../statements/limitations.js';
import { findOpenQuestions } from '../../statements/open-questions.js';
import { findReportedResults, isHedged } from '../../statements/reported-results.js';
import type { PaperSentence } from '../../statements/statement.types.js';
import type { SourceSentence } from '../candidate.types.js';
import type { ReadSource } from '../read-source.js';
import { addressesModel } from './addresses-model.js';
import { modelCandidatesMessages as messages } from './model-candidates.messages.js';

/** A sentence that a language model reads, under its number. */
export interface NumberedSentence extends SourceSentence {
  /** Counted from 1 over all papers. */
  readonly number: number;
  readonly read: ReadSource;
}

/** What is sent to a language model that proposes hypotheses. */
export interface NumberedMaterial {
  readonly sentences: readonly NumberedSentence[];
  /** One document for each paper: its numbered sentences, one a line. */
  readonly material: readonly Material[];
}

/** Most sentences that are sent, of all papers together, and most of each class. */
export const MAX_SENTENCES = 120;
const MOST = { question: 40, limitation: 20, suggestion: 20, result: 40, discussion: 120 } as const;
type SentenceClass = keyof typeof MOST;
/** Most characters of these sentences, some 6,000 tokens. */
export const MAX_CHARACTERS = 24_000;
const MAX_LIMITATIONS = 10;
/** Read after all others, as far as there is room. */
const DISCUSSED = new Set(['discussion', 'conclusion', 'open', 'abstract', 'body']);
/** What these sections say is of others, or is tested by the paper itself. */
const UNREAD = new Set(['introduction', 'methods', 'front', 'back']);

const classify = ({
  sentences,
  pageText,
}: ReadSource): Readonly<Record<SentenceClass, readonly PaperSentence[]>> => {
  const usable = sentences.filter(
    ({ section, text }) => !UNREAD.has(section) && !addressesModel(text),
  );
  const limitations = findLimitations(usable, pageText, MAX_LIMITATIONS);
  return {
    question: findOpenQuestions(usable, pageText)
      .filter(({ isBackground }) => !isBackground)
      .map(({ sentence }) => sentence),
    limitation: usable.filter(({ page, start, end }) =>
      limitations.some((each) => each.page === page && each.start <= start && end <= each.end),
    ),
    suggestion: usable.filter(({ text, section }) => section !== 'abstract' && isHedged(text)),
    result: findReportedResults(usable),
    discussion: usable.filter(({ section }) => DISCUSSED.has(section)),
  };
};

/**
 * Selects the sentences of papers that hypotheses may follow from: open questions first, then limitations, suggestions,
 * results and the rest of the discussion, at most 120 with 24,000 characters, the papers taking turns. They are numbered in the order of the papers.
 */
export function selectSentences(sources: readonly ReadSource[]): NumberedMaterial {
  const classes = sources.map(classify);
  const chosen = new Map<PaperSentence, ReadSource>();
  let characters = 0;
  for (const name of Object.keys(MOST) as SentenceClass[]) {
    let left: number = MOST[name];
    const ordered = classes
      .flatMap((each, at) =>
        each[name].map((sentence, turn) => ({ sentence, turn, read: sources[at] })),
      )
      .sort((one, other) => one.turn - other.turn);
    for (const { sentence, read } of ordered) {
      if (left === 0 || !read || chosen.has(sentence) || chosen.size === MAX_SENTENCES) continue;
      if (characters + sentence.text.length > MAX_CHARACTERS) continue;
      chosen.set(sentence, read);
      characters += sentence.text.length;
      left -= 1;
    }
  }
  const sentences = sources
    .flatMap((read) =>
      read.sentences
        .filter((sentence) => chosen.get(sentence) === read)
        .map((sentence) => ({ sentence, source: read.source, read })),
    )
    .map((each, at): NumberedSentence => ({ ...each, number: at + 1 }));
  const material = sources.flatMap((read, at): Material[] => {
    const own = sentences.filter((each) => each.read === read);
    if (own.length === 0) return [];
    const lines = own.map(({ number, sentence: { text } }) =>
      fill(messages.sentence, { number: String(number), text: text.replace(/\s+/gu, ' ') }),
    );
    return [{ id: `paper-${String(at + 1)}`, title: read.source.title, text: lines.join('\n') }];
  });
  return { sentences, material };
}
