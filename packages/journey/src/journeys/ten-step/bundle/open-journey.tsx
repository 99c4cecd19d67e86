'use client';
import { createOpenBundleMachine, openBundleMessages, openBundleModel } from '@spinout/flow-kit';
import { OpenBundleView, useScreen } from '@spinout/flow-kit/react';
import type { OpenedJourney } from '../ten-step.types.js';
import { openJourneyActors } from './open-journey.actors.js';

interface OpenJourneyProps {
  readonly onOpen: (opened: OpenedJourney) => void;
}

/** Opens the bundle of a ten-step journey. */
export function OpenJourney({ onOpen }: OpenJourneyProps) {
  const { model, send } = useScreen({
    machine: () => createOpenBundleMachine<OpenedJourney>().provide({ actors: openJourneyActors }),
    catalog: openBundleMessages,
    model: openBundleModel,
    on: { 'bundle.opened': ({ saved }) => onOpen(saved) },
  });
  return <OpenBundleView model={model} send={send} />;
}
