'use client';
import { Button, Cluster } from '@spinout/design-system';
import { createOpenBundleMachine, openBundleMessages, openBundleModel } from '@spinout/flow-kit';
import { OpenBundleView, useMessages, useScreen } from '@spinout/flow-kit/react';
import { useState } from 'react';
import { contentsMessages } from '../contents/contents.messages.js';
import type { OpenedJourney } from '../ten-step.types.js';
import type { TenStepActor } from '../use-ten-step-journey.js';
import { openJourneyActors } from './open-journey.actors.js';

interface OpenJourneyProps {
  /** Loads the journey of a bundle when it is stored. */
  readonly actor: TenStepActor;
}

/** Opens the bundle of a ten-step journey. */
export function OpenJourney({ actor }: OpenJourneyProps) {
  const messages = useMessages(contentsMessages);
  const [isChoosing, setIsChoosing] = useState(false);
  if (!isChoosing) {
    return (
      <Cluster justify="center">
        <Button variant="quiet" onClick={() => setIsChoosing(true)}>
          {messages.openBundle}
        </Button>
      </Cluster>
    );
  }
  return <ChooseJourney actor={actor} />;
}

function ChooseJourney({ actor }: OpenJourneyProps) {
  const { model, send } = useScreen({
    machine: () =>
      createOpenBundleMachine<OpenedJourney>().provide({
        actors: openJourneyActors(actor.getSnapshot().context.storage),
      }),
    catalog: openBundleMessages,
    model: openBundleModel,
    on: { 'bundle.opened': () => actor.send({ type: 'journey.reloaded' }) },
  });
  return <OpenBundleView model={model} send={send} />;
}
