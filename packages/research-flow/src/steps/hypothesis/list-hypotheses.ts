import type { HypothesisOption } from '@spinout/api-client';
import type { ChosenHypothesis } from '../../data/flow-data.js';
import type { HypothesisDraft, HypothesisEvent } from './hypothesis.types.js';
import { orderByPreference } from './order-by-preference.js';

/** A hypothesis to choose from, in one line. */
export interface ListedHypothesis {
  /** Identifies it in preferences. */
  readonly key: string;
  readonly kind: HypothesisOption['kind'];
  readonly statement: string;
  /** How many passages it has. */
  readonly passages: number;
  /** Name of the language model that proposed it. @default found without one */
  readonly proposedBy?: string | undefined;
  /** Whether it is the hypothesis on the card. */
  readonly isShown: boolean;
  /** Sent to show it. */
  readonly event: HypothesisEvent;
}

const countPassages = ({ claims = [] }: ChosenHypothesis): number =>
  claims.reduce((sum, { evidence }) => sum + evidence.length, 0);

/** The user's own hypotheses and the candidates of the latest reply, in the order that the user prefers. */
export function listHypotheses({
  hypothesis,
  candidates = [],
  ownHypotheses = [],
  preferences = [],
}: HypothesisDraft): readonly ListedHypothesis[] {
  const own = ownHypotheses.map((each): ListedHypothesis => ({
    key: each.id,
    kind: 'own',
    statement: each.statement,
    passages: countPassages(each),
    isShown: each.id === hypothesis?.id,
    event: { type: 'own.selected', id: each.id },
  }));
  const others = candidates.map(
    ({ number, kind, statement, evidence, proposed_by: proposedBy }): ListedHypothesis => ({
      // Numbers may change with the sources; the sentence does not.
      key: statement,
      kind,
      statement,
      passages: evidence,
      ...(proposedBy === undefined ? {} : { proposedBy }),
      isShown: number === hypothesis?.candidate?.number,
      event: { type: 'candidate.chosen', number },
    }),
  );
  return orderByPreference([...own, ...others], preferences);
}
