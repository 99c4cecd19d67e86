import type { Claim, Hypothesis } from '@spinout/api-client';
import * as z from 'zod/mini';
import { statesOpenQuestion } from '../reading/open-question-cues.js';
import { hashText } from '../reading/text-hash.js';
import { askModel, type ModelCallOptions } from '../providers/ask-model.js';
import { checkClaims, type CheckedClaims } from '../providers/check-claims.js';
import { ModelClaim, type SupportedClaim } from '../providers/evidence-check.js';
import type { LanguageModel } from '../providers/language-model.types.js';
import { failureReason } from '../providers/model.messages.js';
import type { CoMention, TermGraph } from './co-occurrence.js';
import { counted, fillIn } from './discovery.messages.js';
import type { LinkWords } from './planning.js';
import type { Link } from './links.js';
import { sourceMaterial, type SourceMaterial } from './source-material.js';
import type { Source } from './sources.js';
import { phraseWords } from './tokens.js';
import { distinctiveWords } from './generic-words.js';
import { wordTerm } from './wording.js';
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

const sourcesOf = ({ ab, bc }: Link, graph: TermGraph): readonly Source[] => {
  const own = graph.sources.filter(({ kind }) => kind === 'uploaded');
  const linking = [...ab, ...bc].map(({ passage }) => passage.source);
  const others = [...new Set(linking)].filter((source) => !own.includes(source));
  return [...own, ...others.slice(0, MAX_SOURCES)];
};

const sentencesOf = (coMentions: readonly CoMention[], { idOf }: SourceMaterial): string =>
  coMentions
    .slice(0, MAX_SENTENCES)
    .map(({ passage: { source, page, text } }) =>
      fillIn(messages.sentence, { id: idOf(source, page), text }),
    )
    .join('\n');

const overlaps = (
  { claims }: CheckedClaims<Part>,
  coMentions: readonly CoMention[],
  { idOf }: SourceMaterial,
): boolean =>
  claims.some(({ evidence }) =>
    evidence.some((quote) =>
      coMentions.some(
        ({ passage }) =>
          idOf(passage.source, passage.page) === quote.document &&
          passage.start < quote.end &&
          quote.start < passage.end,
      ),
    ),
  );

const names = (text: string, term: string): boolean => {
  const words = new Set(phraseWords(text));
  return phraseWords(term).every((word) => words.has(word));
};

/** A passage that says that something is not known is no evidence, and a claim without evidence is none. */
const withoutOpenQuestions = ({ claims, dropped }: CheckedClaims<Part>): CheckedClaims<Part> => {
  const left = claims
    .map((claim) => ({
      ...claim,
      evidence: claim.evidence.filter(({ quote }) => !statesOpenQuestion(quote)),
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
  return isShort && words.every((word) => names(statement, word)) ? plain : null;
};

const claimOf = (
  { text, evidence }: SupportedClaim<Part>,
  { evidenceFor }: SourceMaterial,
): Claim => ({
  text: text.trim(),
  evidence: evidence.slice(0, MAX_QUOTES).flatMap((quote) => evidenceFor(quote)),
});

/** Keeps the supported claims of an answer; null if too little is left for a hypothesis on this link. */
function hypothesisFrom(
  answer: Answer,
  { link, words, base, sources }: WritingOf,
): Hypothesis | null {
  const parts: Part[] = [
    ...answer.claims.map((claim) => ({ ...claim, part: 'premise' as const })),
    { ...answer.statement, part: 'statement' as const },
  ];
  const checked = withoutOpenQuestions(checkClaims(parts, sources.material));
  const premises = checked.claims.filter(({ part }) => part === 'premise').slice(0, MAX_PREMISES);
  const statement = checked.claims.find(({ part }) => part === 'statement');
  const shown = { ...checked, claims: premises };
  const rests = overlaps(shown, link.ab, sources) && overlaps(shown, link.bc, sources);
  if (!statement || !rests || !SUPPOSES.test(statement.text)) return null;
  if (!names(statement.text, words.a) || !names(statement.text, words.c)) return null;
  const claims = [...premises, statement].map((claim) => claimOf(claim, sources));
  const text = claims.map((claim) => claim.text).join(' ');
  const { claims: lost } = checked.dropped;
  const basis = base.confidence_basis;
  return {
    ...base,
    id: `hyp-${hashText(text)}`,
    title: titleOf(answer, statement.text) ?? base.title,
    statement: text,
    claims,
    confidence_basis: basis && {
      ...basis,
      statement: [
        basis.statement,
        counted(messages.kept, claims.length),
        ...(lost > 0 ? [counted(messages.dropped, lost)] : []),
      ].join(' '),
    },
  };
}

interface WritingOf {
  readonly link: Link;
  readonly words: LinkWords;
  /** The hypothesis in the engine's own words: all that is computed stays. */
  readonly base: Hypothesis;
  readonly sources: SourceMaterial;
}

/**
 * Lets a model word a hypothesis on a link. Shown are only claims whose quotes stand in the sources; they must rest on
 * sentences of both links, and the statement must suppose something of A and C. Confidence and plan stay computed.
 */
export async function writeHypothesis(
  model: LanguageModel,
  {
    link,
    graph,
    base,
  }: { readonly link: Link; readonly graph: TermGraph; readonly base: Hypothesis },
  work: ModelCallOptions,
): Promise<WrittenHypothesis> {
  const sources = sourceMaterial(sourcesOf(link, graph));
  const words = {
    a: wordTerm(link.a, graph),
    b: wordTerm(link.b, graph),
    c: wordTerm(link.c, graph),
  };
  const candidate = fillIn(messages.candidate, {
    ...words,
    ab: sentencesOf(link.ab, sources),
    bc: sentencesOf(link.bc, sources),
  });
  const answer = await askModel(
    model,
    {
      task: 'hypothesis',
      instructions: messages.instructions,
      material: [{ id: CANDIDATE, title: '', text: candidate }, ...sources.material],
      schema: Answer,
    },
    work,
  );
  const hypothesis = answer.ok
    ? hypothesisFrom(answer.value, { link, words, base, sources })
    : null;
  return hypothesis
    ? { isWritten: true, hypothesis }
    : { isWritten: false, why: failureReason(answer) };
}
