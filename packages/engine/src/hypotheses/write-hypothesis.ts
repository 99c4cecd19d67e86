import { fill } from '@spinout/domain/text';
import type { Claim, Hypothesis } from '@spinout/api-client';
import * as z from 'zod/mini';
import { statesOpenQuestion } from '../statements/open-question-cues.js';
import { hashText } from '../text/text-hash.js';
import { askModel, type ModelCallOptions } from '../language-model/ask-model.js';
import { checkClaims, type CheckedClaims } from '../evidence/check-claims.js';
import { ModelClaim } from '../evidence/evidence-check.js';
import type { LanguageModel } from '../language-model/language-model.types.js';
import { failureReason } from '../language-model/model.messages.js';
import { counted } from '../literature/literature.messages.js';
import { sourceMaterial, type SourceMaterial } from '../literature/source-material.js';
import type { Source } from '../literature/sources.js';
import { phraseWords } from '../search/phrase-words.js';
import { distinctiveWords } from '../search/generic-words.js';
import type { HypothesisCandidate, SourceSentence } from './candidate.types.js';
import { namesPhrase } from './names-phrase.js';
import { CANDIDATE, writingMessages as messages } from './write-hypothesis.messages.js';

const MAX_TITLE = 160;
const MAX_PREMISES = 6;
const MAX_QUOTES = 3;
/** Sources beside the person's own. */
const MAX_SOURCES = 12;
const MAX_SENTENCES = 4;
const SUPPOSES = /\b(?:may|might|could|would|if|whether|suppose|hypothesi[sz]e)\b/i;

const Answer = z.object({
  title: z.string(),
  claims: z.array(ModelClaim),
  statement: ModelClaim,
});
type Answer = z.infer<typeof Answer>;
type Part = ModelClaim & { readonly part: 'premise' | 'statement' };

/** A hypothesis in a model's words, or why it is not. */
export type WrittenHypothesis =
  | { readonly isWritten: true; readonly hypothesis: Hypothesis }
  | { readonly isWritten: false; readonly why: string };

const sentencesOf = ({ basis, support }: HypothesisCandidate): readonly SourceSentence[] => [
  basis,
  ...support,
];

const sourcesOf = (candidate: HypothesisCandidate): readonly Source[] =>
  [...new Set(sentencesOf(candidate).map(({ source }) => source))].slice(0, MAX_SOURCES);

const listed = (sentences: readonly SourceSentence[], { idOf }: SourceMaterial): string =>
  sentences
    .slice(0, MAX_SENTENCES)
    .map(({ source, sentence: { page, text } }) =>
      fill(messages.sentence, { id: idOf(source, page), text }),
    )
    .join('\n');

const overlaps = (
  claims: CheckedClaims<Part>['claims'],
  sentences: readonly SourceSentence[],
  { idOf }: SourceMaterial,
): boolean => {
  const quotes = claims.flatMap(({ evidence }) => evidence);
  return sentences.some(({ source, sentence: { page, start, end } }) =>
    quotes.some(
      (quote) => idOf(source, page) === quote.document && start < quote.end && quote.start < end,
    ),
  );
};

/** The statement supposes an answer to an open question, whatever words of denial that has ("was not tested"). */
const mayFollowFrom = ({ part }: Pick<Part, 'part'>, quote: string) =>
  part === 'statement' && statesOpenQuestion(quote);

/** A passage that says that something is not known is no evidence, though the statement may follow from it. */
const withoutOpenQuestions = ({ claims, dropped }: CheckedClaims<Part>): CheckedClaims<Part> => {
  const left = claims
    .map((claim) => ({
      ...claim,
      evidence: claim.evidence.filter(
        ({ quote }) => mayFollowFrom(claim, quote) || !statesOpenQuestion(quote),
      ),
    }))
    .filter(({ evidence }) => evidence.length > 0);
  return {
    claims: left,
    dropped: { ...dropped, claims: dropped.claims + claims.length - left.length },
  };
};

/** A title must contain no distinctive word that the statement does not have. */
const titleOf = ({ title }: Answer, statement: string): string | null => {
  const plain = title.replace(/\s+/gu, ' ').trim();
  const words = distinctiveWords(phraseWords(plain));
  const isShort = plain !== '' && plain.length <= MAX_TITLE && words.length > 1;
  return isShort && words.every((word) => namesPhrase(statement, word)) ? plain : null;
};

/** Keeps the supported claims of an answer; null if too little is left for a hypothesis on this candidate. */
function hypothesisFrom(
  answer: Answer,
  { candidate, base, sources }: WritingOf,
): Hypothesis | null {
  const parts: Part[] = [
    ...answer.claims.map((claim) => ({ ...claim, part: 'premise' as const })),
    { ...answer.statement, part: 'statement' as const },
  ];
  const checked = withoutOpenQuestions(checkClaims(parts, sources.material, mayFollowFrom));
  const premises = checked.claims.filter(({ part }) => part === 'premise').slice(0, MAX_PREMISES);
  const statement = checked.claims.find(({ part }) => part === 'statement');
  const { factor, outcome } = candidate.relation;
  if (!statement || !SUPPOSES.test(statement.text)) return null;
  if (!overlaps([statement], sentencesOf(candidate), sources)) return null;
  const isResultQuoted = overlaps(premises, candidate.support, sources);
  if (candidate.support.length > 0 && !isResultQuoted) return null;
  if (!namesPhrase(statement.text, factor) || !namesPhrase(statement.text, outcome)) return null;
  const followsFrom = base.claims?.slice(0, 1) ?? [];
  const claims = premises.map((premise): Claim => ({
    text: premise.text.trim(),
    evidence: premise.evidence.slice(0, MAX_QUOTES).flatMap((quote) => sources.evidenceFor(quote)),
  }));
  const text = statement.text.trim();
  const { claims: lost } = checked.dropped;
  const basis = base.confidence_basis;
  const shown =
    premises.length === 0 ? messages.supportedNone : counted(messages.supported, premises.length);
  const notes = lost > 0 ? [shown, counted(messages.dropped, lost)] : [shown];
  return {
    ...base,
    id: `hyp-${hashText(text)}`,
    title: titleOf(answer, statement.text) ?? base.title,
    statement: text,
    claims: [...followsFrom, ...claims],
    confidence_basis: basis && { ...basis, statement: [basis.statement, ...notes].join(' ') },
  };
}

interface WritingOf {
  readonly candidate: HypothesisCandidate;
  /** The hypothesis as the engine writes it: all that is computed stays. */
  readonly base: Hypothesis;
  readonly sources: SourceMaterial;
}

/**
 * Lets a model write a hypothesis. Shown are only claims whose quotes are in the sources, beside the sentence that the
 * hypothesis follows from. Where results bear on the candidate, a claim must quote one of them; the statement must quote a
 * sentence of the candidate and suppose something of the same factor and outcome. Confidence and plan stay computed.
 */
export async function writeHypothesis(
  model: LanguageModel,
  { candidate, base }: Omit<WritingOf, 'sources'>,
  work: ModelCallOptions,
): Promise<WrittenHypothesis> {
  const sources = sourceMaterial(sourcesOf(candidate));
  const { factor, outcome } = candidate.relation;
  const text = fill(messages.candidate, {
    statement: candidate.statement,
    factor,
    outcome,
    basis: listed([candidate.basis], sources),
    results: listed(candidate.support, sources),
  });
  const { instructions } = messages;
  const material = [{ id: CANDIDATE, title: '', text }, ...sources.material];
  const task = { task: 'hypothesis', instructions, material, schema: Answer } as const;
  const answer = await askModel(model, task, work);
  const hypothesis = answer.ok ? hypothesisFrom(answer.value, { candidate, base, sources }) : null;
  return hypothesis
    ? { isWritten: true, hypothesis }
    : { isWritten: false, why: failureReason(answer) };
}
