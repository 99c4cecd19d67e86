'use client';
import { OriginBadge, Text } from '@spinout/design-system';
import { sourceMessages } from '@spinout/journey-kit/react';
import { SourceBadge } from '../view/source-badge.view.js';
import { useWords } from '../words/words.js';
import type { StepOutcome } from './step-outcome.js';
import type { TenStepMessages } from './ten-step.messages.js';
import type { ActiveModel } from './ten-step.model.js';

/** Where what came of a step comes from, in one word; nothing where nothing came of it. */
export function StepOriginBadge({ outcome }: { readonly outcome: StepOutcome }) {
  const words = useWords('source', sourceMessages);
  const origin = outcome.kind === 'simulated' ? 'simulated' : originOf(outcome);
  return origin && <OriginBadge origin={origin} label={words[origin]} />;
}

const originOf = (outcome: StepOutcome) =>
  outcome.kind === 'result' ? (outcome.source?.origin ?? null) : null;

interface StepOriginProps {
  readonly model: ActiveModel;
  readonly words: TenStepMessages;
}

/** Says at the head of a step what came of it, and where that comes from. */
export function StepOrigin({ model, words }: StepOriginProps) {
  const outcome = model.outcomes[model.step - 1];
  if (!outcome) return null;
  if (outcome.kind === 'result') return <SourceBadge source={outcome.source} />;
  if (outcome.kind === 'simulated')
    return (
      <>
        <StepOriginBadge outcome={outcome} />
        <Text size="ui">{words.simulatedStep}</Text>
      </>
    );
  const text = withoutResult(model, words);
  return text && <Text size="ui">{text}</Text>;
}

/** Why a step has no result, where that is known and is not said elsewhere. */
const withoutResult = ({ key, agents, data }: ActiveModel, words: TenStepMessages) => {
  if (key === 'paper') return words.noPaper;
  if (agents === 'launch') return words.agentsNotRun;
  const isReduced = data.agenticResults?.reduced === true;
  return agents === 'run' || isReduced ? null : words.agentsGaveNothing;
};
