'use client';
import { createOpenBundleMachine, openBundleMessages, openBundleModel } from '@spinout/flow-kit';
import { OpenBundleView, useScreen } from '@spinout/flow-kit/react';
import type { SavedFlow, SavedProgress } from '../../saved/saved-flow.js';
import { StepFrame, type StepFrameProps } from '../../view/step-frame.js';
import { openBundleActors } from './open-bundle.actors.js';

export interface OpenBundleScreenProps {
  /** Called with the journey of a bundle whose files are unchanged; pass it to `restore` of the flow. */
  readonly onOpen: (saved: SavedProgress) => void;
}

/** Opens a bundle, for a page that has a frame. */
export function OpenBundleScreen({ onOpen }: OpenBundleScreenProps) {
  const { model, send } = useScreen({
    machine: () => createOpenBundleMachine<SavedFlow>().provide({ actors: openBundleActors }),
    catalog: openBundleMessages,
    model: openBundleModel,
    on: { 'bundle.opened': ({ saved }) => onOpen(saved) },
  });
  return <OpenBundleView model={model} send={send} />;
}

export type OpenBundleProps = StepFrameProps & OpenBundleScreenProps;

/**
 * Opens a bundle that was downloaded from a flow. A bundle that was changed or is incomplete is refused, and the file in it is
 * named.
 * @example <OpenBundle onOpen={(saved) => void flow.current?.restore(saved)} />
 */
export const OpenBundle = ({ onOpen, ...frame }: OpenBundleProps) => (
  <StepFrame {...frame}>
    <OpenBundleScreen onOpen={onOpen} />
  </StepFrame>
);
