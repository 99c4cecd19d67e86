import type { TextRange } from '../text/text-range.js';
import type { Direction } from './effect-verbs.js';
import type { TokenRange } from './noun-phrase.js';

/** What a sentence relates, as positions of its tokens; a side that cannot be read is missing. */
export interface FoundRelation {
  readonly factor: TokenRange | undefined;
  readonly outcome: TokenRange | undefined;
  /** What the factor is compared with. @default nothing */
  readonly comparator?: TokenRange | undefined;
  readonly direction: Direction;
  /** The words that state the relation, as offsets into the text of the sentence. */
  readonly cue: TextRange;
  /** The token after the last part. */
  readonly next: number;
  /** One side alone says something too. */
  readonly mayBePartial: boolean;
  /** Factor and comparator are groups of people: "women", "men". @default false */
  readonly comparesGroups?: boolean;
}
