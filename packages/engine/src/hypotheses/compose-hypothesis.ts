import { fill } from '@spinout/domain/text';
import type { Claim, Hypothesis } from '@spinout/api-client';
import { evidenceOf } from '../literature/evidence.js';
import { atStart } from '../literature/wording.js';
import { extractSentences } from '../paper-parts/sections.js';
import { findUsedMethods } from '../paper-analysis/used-methods.js';
import { hashText } from '../text/text-hash.js';
import { capitalize } from '../statements/clause.js';
import type { Direction } from '../statements/verbs.js';
import type {
  CandidateKind,
  HypothesisCandidate,
  SourceSentence,
  SupportingResult,
} from './candidate.types.js';
import { rateEvidence } from './evidence-strength.js';
import { hypothesesMessages as messages } from './hypotheses.messages.js';
import { structureOf } from './structure-of.js';
import { timelineOf } from './timeline-of.js';

/** What the composer knows about the search besides the candidate. */
export interface CandidatePosition {
  readonly number: number;
  readonly of: number;
  /** Papers of the request that were not found. */
  readonly missing: number;
  /** Number of sources searched, and how many of them mention factor or outcome. */
  readonly searched: number;
  readonly mentioning: number;
}

const MAX_TITLE = 110;
const MAX_RESULTS = 3;
const MAX_METHODS = 4;
const BASIS: Readonly<Record<CandidateKind, string>> = {
  'open-question': messages.basisQuestion,
  proposal: messages.basisProposal,
  generalization: messages.basisGeneralization,
  boundary: messages.basisBoundary,
  contradiction: messages.basisContradiction,
  link: messages.basisLink,
};

/** A claim about a source that quotes one sentence of it. */
const claimOn = (text: string, { source, sentence }: SourceSentence): Claim => ({
  text: fill(text, { Source: atStart(source.label) }),
  evidence: [evidenceOf({ source, page: sentence.page, start: sentence.start, end: sentence.end })],
});

const resultClaim = (result: SupportingResult): Claim => {
  const { role, namesFactor, namesOutcome } = result;
  if (role) return claimOn(messages.roles[role], result);
  if (namesFactor && namesOutcome) return claimOn(messages.resultBoth, result);
  return claimOn(namesFactor ? messages.resultFactor : messages.resultOutcome, result);
};

const PARTS = {
  factor: messages.namesFactor,
  outcome: messages.namesOutcome,
  mechanism: messages.namesMechanism,
} as const;

const claimsOf = ({
  kind,
  isCited,
  basis,
  limitation,
  support,
  modelProposal,
}: HypothesisCandidate): Claim[] => {
  const shown = support.slice(0, MAX_RESULTS);
  // Where a language model found a part that no other claim quotes.
  const parts = (modelProposal?.parts ?? []).filter(({ sentence }) =>
    shown.every((result) => !isSame(result.sentence, sentence)),
  );
  const limit = kind === 'boundary' ? messages.boundaryLimit : messages.limitation;
  return [
    claimOn(isCited ? messages.basisProposalCited : BASIS[kind], basis),
    ...(limitation ? [claimOn(limit, limitation)] : []),
    ...shown.map(resultClaim),
    ...parts.map((named) => claimOn(PARTS[named.part], named)),
  ];
};

const isSame = (one: SourceSentence['sentence'], other: SourceSentence['sentence']) =>
  one.page === other.page && one.start === other.start;

const titleOf = ({ statement, relation }: HypothesisCandidate): string => {
  const plain = statement.replace(/\.$/, '');
  if (plain.length <= MAX_TITLE) return plain;
  const short = `${capitalize(relation.factor)} and ${relation.outcome}`;
  return short.length <= MAX_TITLE
    ? short
    : `${short.slice(0, MAX_TITLE).replace(/(?<!\s)\s+\S*$/u, '')} …`;
};

const refutationOf = ({
  kind,
  relation: { direction, factor, outcome, mechanism, setting = '' },
  support,
}: HypothesisCandidate): string => {
  const values = { factor, outcome, setting };
  if (kind === 'boundary') return fill(messages.refuteBoundary, values);
  if (kind === 'contradiction') {
    const isExplained =
      support.some(({ role }) => role === 'moderator') || /^depending/u.test(setting);
    return fill(isExplained ? messages.refuteModerator : messages.refuteContrast, values);
  }
  const refutation = fill(REFUTATIONS[direction] ?? messages.refuteEffect, values);
  return mechanism === undefined
    ? refutation
    : `${refutation} ${fill(messages.refuteMechanism, { mechanism })}`;
};

const REFUTATIONS: Readonly<Partial<Record<Direction, string>>> = {
  associated: messages.refuteAssociation,
  changes: messages.refuteChange,
};

const nextStepsOf = ({
  relation: { factor, outcome, mechanism = '' },
  basis,
}: HypothesisCandidate): string[] =>
  [
    messages.stepRead,
    messages.stepSearch,
    messages.stepDefine,
    ...(mechanism === '' ? [] : [messages.stepMechanism]),
    messages.stepPlan,
  ].map((step) => fill(step, { factor, outcome, mechanism, source: basis.source.label }));

const BROAD_SHARE = 0.05;
const MODERATE_SHARE = 0.01;

const impactOf = ({ mentioning, searched }: CandidatePosition): string => {
  const share = searched === 0 ? 0 : mentioning / searched;
  let text: string = messages.impactFocused;
  if (share >= BROAD_SHARE) text = messages.impactBroad;
  else if (share >= MODERATE_SHARE) text = messages.impactModerate;
  return fill(text, { count: String(mentioning), searched: String(searched) });
};

const bridgesOf = ({ bridges = [] }: HypothesisCandidate): Pick<Hypothesis, 'bridges'> =>
  bridges.length === 0
    ? {}
    : {
        bridges: bridges.map(({ term, withFactor, withOutcome }) => ({
          term,
          with_factor: withFactor.map(evidenceOf),
          with_outcome: withOutcome.map(evidenceOf),
        })),
      };

/** Writes a candidate as a hypothesis: one sentence, its parts, the passages behind it, and how to refute it. */
export function composeHypothesis(
  candidate: HypothesisCandidate,
  position: CandidatePosition,
): Hypothesis {
  const { statement, relation, basis } = candidate;
  const { value, ...strength } = rateEvidence(candidate, position.missing);
  const pages = basis.source.pages.map(({ text }) => text);
  const methods =
    basis.source.methods.length > 0
      ? basis.source.methods
      : findUsedMethods(extractSentences(pages), basis.source.title, pages.join('\n\n'));
  return {
    id: `hyp-${hashText([statement, basis.source.id, basis.sentence.text].join('\n'))}`,
    title: titleOf(candidate),
    statement,
    confidence: value,
    estimated_impact: impactOf(position),
    timeline: timelineOf(candidate, methods),
    methodology: methods.slice(0, MAX_METHODS).map(capitalize),
    next_steps: nextStepsOf(candidate),
    support: 'supported',
    claims: claimsOf(candidate),
    confidence_basis: strength,
    refutation: refutationOf(candidate),
    candidate: { number: position.number, of: position.of },
    structure: structureOf(candidate),
    ...bridgesOf(candidate),
    source: undefined,
    link: { a: relation.factor, b: relation.mechanism ?? null, c: relation.outcome },
  };
}
