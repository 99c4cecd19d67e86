'use client';
import { useScreen } from '@spinout/flow-kit/react';
import type { SavedProgress } from '../../saved/saved-flow.js';
import { openBundleActors } from './open-bundle.actors.js';
import { openBundleMachine } from './open-bundle.machine.js';
import { openBundleMessages } from './open-bundle.messages.js';
import { openBundleModel } from './open-bundle.model.js';
import { OpenBundleView } from './open-bundle.view.js';

export interface OpenBundleScreenProps {
  /** Called with the journey of a bundle whose files are unchanged; pass it to `restore` of the flow. */
  readonly onOpen: (saved: SavedProgress) => void;
}

/** Opens a bundle, for a page that has a frame. */
export function OpenBundleScreen({ onOpen }: OpenBundleScreenProps) {
  const { model, send } = useScreen({
    machine: () => openBundleMachine.provide({ actors: openBundleActors }),
    catalog: openBundleMessages,
    model: openBundleModel,
    on: { 'bundle.opened': ({ saved }) => onOpen(saved) },
  });
  return <OpenBundleView model={model} send={send} />;
}
