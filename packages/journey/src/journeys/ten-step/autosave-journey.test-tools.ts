import { type KeyValueStorage } from '@spinout/flow-kit';
import { waitFor } from 'xstate';
import { tenStepMessages } from './ten-step.messages.js';
import { tenStepModel } from './ten-step.model.js';
import { createJourneyActor } from './ten-step.test-tools.js';

export const open = (storage?: KeyValueStorage, script = {}) => {
  const opened = createJourneyActor(storage, script);
  opened.actor.start();
  const { actor } = opened;
  return {
    ...opened,
    at: () => actor.getSnapshot().context,
    model: () => tenStepModel(actor.getSnapshot(), tenStepMessages),
    untilIdle: () => waitFor(actor, (state) => state.matches({ active: 'idle' })),
    opened: () => waitFor(actor, (state) => !state.matches('restoring')),
  };
};

export const full = () => {
  throw new DOMException('full', 'QuotaExceededError');
};
