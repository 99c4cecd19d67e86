import type { Claim, Hypothesis } from '@spinout/api-client';
import { fillIn } from '../literature/literature.messages.js';
import { evidenceOf } from '../literature/evidence.js';
import { atStart } from '../literature/wording.js';
import { extractSentences } from '../paper-parts/sections.js';
import { findUsedMethods } from '../paper-analysis/used-methods.js';
import { hashText } from '../text/text-hash.js';
import { capitalize } from '../statements/clause.js';
import type {
  CandidateKind,
  HypothesisCandidate,
  SourceSentence,
  SupportingResult,
} from './candidate.types.js';
import { rateEvidence } from './evidence-strength.js';
import { hypothesesMessages as messages } from './hypotheses.messages.js';
import { refuteByKind } from './kinds/refutation.js';
import { structureOf } from './structure-of.js';
import { timelineOf } from './timeline-of.js';

/** What the composer knows about the search besides the candidate. */
export interface CandidatePosition {
  /** Counted from 1. */
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

const quote = ({ source, sentence }: SourceSentence) =>
  evidenceOf({ source, page: sentence.page, start: sentence.start, end: sentence.end });

const basisClaim = ({ kind, isCited, basis }: HypothesisCandidate): Claim => ({
  text: fillIn(isCited ? messages.basisProposalCited : BASIS[kind], {
    Source: atStart(basis.source.label),
  }),
  evidence: [quote(basis)],
});

const limitationClaims = ({ kind, limitation }: HypothesisCandidate): Claim[] =>
  limitation
    ? [
        {
          text: fillIn(kind === 'boundary' ? messages.boundaryLimit : messages.limitation, {
            Source: atStart(limitation.source.label),
          }),
          evidence: [quote(limitation)],
        },
      ]
    : [];

const resultClaim = (result: SupportingResult): Claim => {
  const text = result.role
    ? messages.roles[result.role]
    : result.namesFactor && result.namesOutcome
      ? messages.resultBoth
      : result.namesFactor
        ? messages.resultFactor
        : messages.resultOutcome;
  return {
    text: fillIn(text, { Source: atStart(result.source.label) }),
    evidence: [quote(result)],
  };
};

const PARTS = {
  factor: messages.namesFactor,
  outcome: messages.namesOutcome,
  mechanism: messages.namesMechanism,
} as const;

/** Where a language model found a part that no other claim quotes. */
const partClaims = ({ modelProposal, support }: HypothesisCandidate): Claim[] =>
  (modelProposal?.parts ?? [])
    .filter(
      ({ sentence }) =>
        !support.slice(0, MAX_RESULTS).some((result) => isSame(result.sentence, sentence)),
    )
    .map((named) => ({
      text: fillIn(PARTS[named.part], { Source: atStart(named.source.label) }),
      evidence: [quote(named)],
    }));

const isSame = (one: SourceSentence['sentence'], other: SourceSentence['sentence']) =>
  one.page === other.page && one.start === other.start;

const titleOf = ({ statement, relation }: HypothesisCandidate): string => {
  const plain = statement.replace(/\.$/, '');
  if (plain.length <= MAX_TITLE) return plain;
  const short = `${capitalize(relation.factor)} and ${relation.outcome}`;
  return short.length <= MAX_TITLE
    ? short
    : `${short.slice(0, MAX_TITLE).replace(/\s+\S*$/u, '')} …`;
};

const refutationOf = ({
  relation: { direction, factor, outcome, mechanism },
}: HypothesisCandidate): string => {
  const text =
    direction === 'associated'
      ? messages.refuteAssociation
      : direction === 'changes'
        ? messages.refuteChange
        : messages.refuteEffect;
  const refutation = fillIn(text, { factor, outcome });
  return mechanism === undefined
    ? refutation
    : `${refutation} ${fillIn(messages.refuteMechanism, { mechanism })}`;
};

const nextStepsOf = ({
  relation: { factor, outcome, mechanism },
  basis,
}: HypothesisCandidate): string[] =>
  [
    messages.stepRead,
    messages.stepSearch,
    messages.stepDefine,
    ...(mechanism === undefined ? [] : [messages.stepMechanism]),
    messages.stepPlan,
  ].map((step) =>
    fillIn(step, { factor, outcome, mechanism: mechanism ?? '', source: basis.source.label }),
  );

const BROAD_SHARE = 0.05;
const MODERATE_SHARE = 0.01;

const impactOf = ({ mentioning, searched }: CandidatePosition): string => {
  const share = searched === 0 ? 0 : mentioning / searched;
  const text =
    share >= BROAD_SHARE
      ? messages.impactBroad
      : share >= MODERATE_SHARE
        ? messages.impactModerate
        : messages.impactFocused;
  return fillIn(text, { count: String(mentioning), searched: String(searched) });
};

/** Writes a candidate as a hypothesis: one sentence, its parts, the passages behind it, and how to refute it. */
export function composeHypothesis(
  candidate: HypothesisCandidate,
  position: CandidatePosition,
): Hypothesis {
  const { statement, relation, basis, support } = candidate;
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
    claims: [
      basisClaim(candidate),
      ...limitationClaims(candidate),
      ...support.slice(0, MAX_RESULTS).map(resultClaim),
      ...partClaims(candidate),
    ],
    confidence_basis: strength,
    refutation: refuteByKind(candidate) ?? refutationOf(candidate),
    candidate: { number: position.number, of: position.of },
    structure: structureOf(candidate),
    source: undefined,
    link: { a: relation.factor, b: relation.mechanism ?? null, c: relation.outcome },
  };
}
