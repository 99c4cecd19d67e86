import { ArrowRightIcon, Button, Cluster, fill, Stack, Text } from '@spinout/design-system';
import type { KeyValueStorage } from '@spinout/flow-kit';
import { useMessages } from '@spinout/flow-kit/react';
import { useState } from 'react';
import { appMessages } from '../app.messages.js';
import { guidedFlowRecord, summarizeFlow } from './guided-flow.record.js';

interface ContinueFlowProps {
  readonly storage: KeyValueStorage;
  readonly onContinue: () => void;
}

/** Read at once, so that the page does not move when the answer comes. */
const readFlow = (storage: KeyValueStorage) => {
  try {
    const stored = storage.read(guidedFlowRecord.key);
    return typeof stored === 'string' ? summarizeFlow(stored) : null;
  } catch {
    // The flow itself reports a storage that cannot be read.
    return null;
  }
};

/** Leads back to the guided flow that was begun in this browser; nothing if there is none in progress. */
export function ContinueFlow({ storage, onContinue }: ContinueFlowProps) {
  const messages = useMessages(appMessages);
  const [flow] = useState(() => readFlow(storage));
  if (flow === null || flow.title === '' || flow.isFinished) return null;
  return (
    <Stack gap={2}>
      <Cluster>
        <Button iconAfter={<ArrowRightIcon size={16} />} onClick={onContinue}>
          {messages.continueFlow}
        </Button>
      </Cluster>
      <Text size="sm" tone="muted">
        {fill(messages.continueFlowAt, {
          title: flow.title,
          step: flow.step,
          steps: flow.stepCount,
        })}
      </Text>
    </Stack>
  );
}
