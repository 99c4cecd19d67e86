'use client';
import { JourneyAgents } from './journey-agents.js';
import type { TenStepJourneyScreenProps } from './ten-step-journey.screen.js';
import { ActiveJourneyView } from './ten-step-journey.view.js';
import type { TenStepMessages } from './ten-step.messages.js';
import type { ActiveModel } from './ten-step.model.js';
import type { TenStepEvent } from './ten-step.types.js';

export interface ActiveJourneyProps {
  readonly model: ActiveModel;
  readonly agents: Omit<TenStepJourneyScreenProps, 'actor'>;
  readonly send: (event: TenStepEvent) => void;
  readonly messages: TenStepMessages;
  readonly locale: string;
}

/** An active journey with its agents; loaded on demand. */
export function ActiveJourney({ model, agents, send, messages, locale }: ActiveJourneyProps) {
  return (
    <ActiveJourneyView
      {...{ model, send, messages, locale }}
      agents={(wasOpened) => (
        <JourneyAgents {...agents} {...{ model, send, messages, wasOpened }} />
      )}
    />
  );
}
