'use client';
import { createOpenBundleMachine, openBundleMessages, openBundleModel } from '@spinout/flow-kit';
import { OpenBundleView, useScreen } from '@spinout/flow-kit/react';
import type { SavedFlow, SavedProgress } from '../../saved/saved-flow.js';
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
