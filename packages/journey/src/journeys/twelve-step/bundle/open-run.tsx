'use client';
import { Button, Cluster } from '@spinout/design-system';
import { createOpenBundleMachine, openBundleMessages, openBundleModel } from '@spinout/flow-kit';
import { OpenBundleView, useMessages, useScreen } from '@spinout/flow-kit/react';
import { useState } from 'react';
import { twelveStepMessages } from '../twelve-step.messages.js';
import type { FinishedRun } from './finished-run.js';
import { openRunActors } from './open-run.actors.js';

interface OpenRunProps {
  readonly onOpen: (run: FinishedRun) => void;
}

/** Opens the bundle of a finished run. */
export function OpenRun({ onOpen }: OpenRunProps) {
  const messages = useMessages(twelveStepMessages);
  const [isChoosing, setIsChoosing] = useState(false);
  if (!isChoosing) {
    return (
      <Cluster>
        <Button variant="quiet" onClick={() => setIsChoosing(true)}>
          {messages.openBundle}
        </Button>
      </Cluster>
    );
  }
  return (
    <ChooseRun
      onOpen={(run) => {
        setIsChoosing(false);
        onOpen(run);
      }}
    />
  );
}

function ChooseRun({ onOpen }: OpenRunProps) {
  const { model, send } = useScreen({
    machine: () => createOpenBundleMachine<FinishedRun>().provide({ actors: openRunActors }),
    catalog: openBundleMessages,
    model: openBundleModel,
    on: { 'bundle.opened': ({ saved }) => onOpen(saved) },
  });
  return <OpenBundleView model={model} send={send} />;
}
