'use client';
import { OriginBadge, Text } from '@spinout/design-system';
import { SourceBadge, sourceMessages, useMessages } from '@spinout/flow-kit/react';
import { contentsMessages } from './contents/contents.messages.js';
import { isSimulated } from './contents/is-simulated.js';
import type { StepOutcome } from './step-outcome.js';
import { tenStepMessages, type TenStepMessages } from './ten-step.messages.js';
import type { ActiveModel } from './active.model.js';

/** The origin of a step's result; nothing if it has no result. */
export function StepOriginBadge({ outcome }: { readonly outcome: StepOutcome }) {
  const messages = useMessages(sourceMessages);
  const origin = outcome.kind === 'simulated' ? 'simulated' : readOrigin(outcome);
  return origin && <OriginBadge origin={origin} label={messages[origin]} />;
}

const readOrigin = (outcome: StepOutcome) =>
  outcome.kind === 'result' ? (outcome.source?.origin ?? null) : null;

/** Origin of a step's result, or the reason why there is none. */
export function StepOrigin({ model }: { readonly model: ActiveModel }) {
  const messages = useMessages(tenStepMessages);
  const { notDone } = useMessages(contentsMessages);
  const outcome = model.outcomes[model.step - 1];
  if (!outcome) return null;
  if (outcome.kind === 'result') return <SourceBadge source={outcome.source} />;
  if (outcome.kind === 'simulated')
    return (
      <>
        <StepOriginBadge outcome={outcome} />
        {isSimulated(model.key) && (
          <Text size="ui">
            <span>{notDone[model.key]}</span> {/* The card of the last step says it for all. */}
            {!model.isComplete && <span>{messages.simulatedStep}</span>}
          </Text>
        )}
      </>
    );
  const text = getMissingResultText(model, messages);
  return text && <Text size="ui">{text}</Text>;
}

/** Why a step has no result; null if unknown or shown elsewhere. */
const getMissingResultText = ({ key, agents, data }: ActiveModel, messages: TenStepMessages) => {
  if (key === 'paper') return messages.noPaper;
  if (agents === 'launch') return messages.agentsNotRun;
  const isReduced = data.agenticResults?.reduced === true;
  return agents === 'run' || isReduced ? null : messages.agentsGaveNothing;
};
