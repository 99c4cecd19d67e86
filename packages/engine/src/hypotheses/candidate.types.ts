import type { SourceRange } from '../literature/evidence.js';
import type { Source } from '../literature/sources.js';
import type { PaperSentence, Relation } from '../statements/statement.types.js';

/**
 * Where a hypothesis comes from, in the order of preference:
 * `open-question`: a source says that it is not known;
 * `proposal`: a source suggests it without having tested it;
 * `generalization`: a reported effect, in a population that its study did not cover;
 * `boundary`: a reported effect, beyond the dose, time or condition to which its study was limited;
 * `contradiction`: two results on the same effect that disagree, and what may explain it;
 * `link`: an effect that follows from two effects that two sources state.
 */
export type CandidateKind =
  'open-question' | 'proposal' | 'generalization' | 'boundary' | 'contradiction' | 'link';

export interface SourceSentence {
  readonly source: Source;
  readonly sentence: PaperSentence;
}

/** A testable statement that follows from a source. */
export interface HypothesisCandidate {
  readonly kind: CandidateKind;
  /** One sentence in plain English. */
  readonly statement: string;
  readonly relation: Relation;
  readonly basis: SourceSentence;
  /** Of a generalization or a boundary: the sentence that says where the finding may not hold. */
  readonly limitation?: SourceSentence;
  /** The sentence of the basis names another work, whose idea it may be. @default false */
  readonly isCited?: boolean;
  /** The authors say outright that they suppose it. @default false */
  readonly isExplicit?: boolean;
  /** The source draws it from results that it has just reported. @default false */
  readonly isConclusion?: boolean;
  /** Results that name the factor or the outcome, most relevant first. */
  readonly support: readonly SupportingResult[];
  /** How likely readers accept the sentence of the basis as a starting point, 0 to 1; see `rateSentences`. */
  readonly rating: number;
  /** The authors of a full paper suppose it, and ask for no test of it. @default false */
  readonly isSupposed?: boolean;
  /** Of a link: all that connects factor and outcome, in most sources first. */
  readonly bridges?: readonly LinkBridge[];
  /** For ranking only. */
  readonly score: number;
  readonly modelProposal?: ModelProposal;
}

/** A term that different sources connect with the factor and with the outcome, with a passage of each source. */
export interface LinkBridge {
  readonly term: string;
  readonly withFactor: readonly SourceRange[];
  readonly withOutcome: readonly SourceRange[];
}

/** What a language model's proposal states beyond its relation. */
export interface ModelProposal {
  readonly model: string;
  readonly comparator: string;
  readonly population: string | undefined;
  /** The sentences that name its parts, without those that say that something is not known. */
  readonly parts: readonly NamedPart[];
}

/** The sentence that names a part of a hypothesis. */
export interface NamedPart extends SourceSentence {
  readonly part: 'factor' | 'outcome' | 'mechanism';
}

/** A reported result that bears on a hypothesis. */
export interface SupportingResult extends SourceSentence {
  readonly namesFactor: boolean;
  readonly namesOutcome: boolean;
  /** Set where the hypothesis follows from this sentence too. */
  readonly role?: PassageRole;
}

/** What a sentence says for a hypothesis that follows from several. */
type PassageRole = 'second-effect' | 'contrary' | 'moderator';

/** A sentence that a hypothesis rests on beside its basis. */
export interface Passage extends SourceSentence {
  readonly role: PassageRole;
}

/** A hypothesis of one of the kinds that are offered after open questions, generalizations and proposals. */
export type FurtherCandidate = Pick<
  HypothesisCandidate,
  'kind' | 'statement' | 'relation' | 'basis' | 'limitation'
> & { readonly passages: readonly Passage[] };
