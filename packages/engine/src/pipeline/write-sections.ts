import * as z from 'zod/mini';
import { fillMessage } from '../library/library.messages.js';
import { askModel, type ModelCallOptions } from '../language-model/ask-model.js';
import { checkClaims } from '../evidence/check-claims.js';
import { ModelClaim, type LocatedQuote } from '../evidence/evidence-check.js';
import { findForeignFigures } from '../evidence/figures.js';
import { modelMessages, failureReason, withoutModel } from '../language-model/model.messages.js';
import type { PipelineDependencies } from './agent.types.js';
import type { DraftSentence, NamedSection, Wording } from './draft.types.js';
import { paperMessages as messages } from './paper.messages.js';

/** Minimum share of a sentence that must be quoted before it may be replaced. */
const MIN_QUOTED = 0.8;

const Answer = z.object({
  introduction: z.array(ModelClaim),
  methods: z.array(ModelClaim),
  results: z.array(ModelClaim),
  discussion: z.array(ModelClaim),
  conclusion: z.array(ModelClaim),
});

/** Statements of the person and notes about the draft are never changed. */
const canChange = ({ from }: DraftSentence) => from !== 'user' && from !== 'draft';

const getSentenceId = (section: string, paragraph: number, place: number) =>
  `${section}-${paragraph + 1}-${place + 1}`;

/** The sentences of a section that may be reworded, by id. */
const getChangeableSentences = ([name, paragraphs]: NamedSection): ReadonlyMap<
  string,
  DraftSentence
> =>
  new Map(
    paragraphs.flatMap((sentences, paragraph) =>
      sentences.flatMap((sentence, place) =>
        canChange(sentence) ? [[getSentenceId(name, paragraph, place), sentence] as const] : [],
      ),
    ),
  );

const isQuoted = ({ text }: DraftSentence, quotes: readonly LocatedQuote[]): boolean =>
  quotes.some(({ start, end }) => end - start >= text.length * MIN_QUOTED);

/** Replaces sentences with those of the model that quote them; others are unchanged. */
function replaceSentences(section: NamedSection, claims: readonly ModelClaim[]): NamedSection {
  const [name, paragraphs] = section;
  const changeable = getChangeableSentences(section);
  const material = [...changeable].map(([id, { text }]) => ({ id, title: name, text }));
  const replaced = new Map<string, DraftSentence | null>();
  for (const { text, evidence } of checkClaims(claims, material).claims) {
    const ids = [...new Set(evidence.map(({ document }) => document))];
    const quoted = ids.flatMap((id) => {
      const sentence = changeable.get(id);
      const quotes = evidence.filter(({ document }) => document === id);
      return sentence && isQuoted(sentence, quotes) ? [sentence] : [];
    });
    const [first] = quoted;
    const getParagraphId = (id: string) => id.slice(0, id.lastIndexOf('-'));
    const isOneParagraph =
      new Set(ids.map(getParagraphId)).size === 1 && quoted.length === ids.length;
    const isFree = ids.every((id) => !replaced.has(id));
    const losesFigures = findForeignFigures(quoted.map((each) => each.text).join(' '), [
      text,
    ]).length;
    if (!first || !isOneParagraph || !isFree || losesFigures > 0) continue;
    const papers = [...new Set(quoted.flatMap((each) => each.papers))];
    const order = [...changeable.keys()].filter((id) => ids.includes(id));
    order.forEach((id, index) =>
      replaced.set(id, index === 0 ? { ...first, text: text.trim(), papers } : null),
    );
  }
  return [
    name,
    paragraphs.map((sentences, paragraph) =>
      sentences.flatMap((sentence, place) => {
        const other = replaced.get(getSentenceId(name, paragraph, place));
        return other === undefined ? [sentence] : (other ?? []);
      }),
    ),
  ];
}

/**
 * Lets the language model reword the sections of a draft. A new sentence replaces sentences of one paragraph only if it
 * quotes them almost completely and contains their numbers; their citations are copied. Statements of the person and notes
 * about the draft are never changed.
 * @returns null if there is no language model
 */
export async function writeSections(
  { model, deadline }: Pick<PipelineDependencies, 'model' | 'deadline'>,
  sections: readonly NamedSection[],
  { signal, onUsage }: ModelCallOptions,
): Promise<Wording | null> {
  if (!model) return null;
  const material = sections.flatMap((section) =>
    [...getChangeableSentences(section)].map(([id, { text }]) => ({ id, title: section[0], text })),
  );
  const answer = await askModel(
    model,
    { task: 'paper', instructions: messages.instructions, material, schema: Answer },
    { signal, deadline, onUsage },
  );
  const { by } = messages;
  const none = { sections, isWrittenByModel: false, by: withoutModel(by, failureReason(answer)) };
  if (!answer.ok) return none;
  const worded = sections.map((section) => replaceSentences(section, answer.value[section[0]]));
  const isWrittenByModel = JSON.stringify(worded) !== JSON.stringify(sections);
  if (!isWrittenByModel) return none;
  return {
    sections: worded,
    isWrittenByModel,
    by: fillMessage(modelMessages.worded, { by, name: model.name }),
  };
}
