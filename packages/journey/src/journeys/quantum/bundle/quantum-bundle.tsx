'use client';
import {
  Button,
  Card,
  Cluster,
  DownloadIcon,
  fill,
  Heading,
  Stack,
  Text,
} from '@spinout/design-system';
import { useFocusAfter, useMessages, useScreen } from '@spinout/flow-kit/react';
import { useId } from 'react';
import type { ExportTargets } from '../circuit/circuit.actors.js';
import { quantumMessages } from '../quantum.messages.js';
import { quantumBundleActors } from './quantum-bundle.actors.js';
import { quantumBundleMachine, type QuantumBundleSnapshot } from './quantum-bundle.machine.js';
import type { QuantumResults } from './quantum-results.types.js';

interface QuantumBundleProps {
  readonly results: QuantumResults;
  /** Target of the download. @default the browser's own */
  readonly targets?: ExportTargets | undefined;
}

const bundleModel = (snapshot: QuantumBundleSnapshot) => ({
  busy: snapshot.hasTag('busy'),
  note: snapshot.context.note,
});

/** Saves circuit, counts and energies with their recipes, to make them again. */
export function QuantumBundle({ results, targets }: QuantumBundleProps) {
  const messages = useMessages(quantumMessages);
  const headingId = useId();
  const { model, send } = useScreen({
    machine: () => quantumBundleMachine.provide({ actors: quantumBundleActors(targets?.save) }),
    catalog: quantumMessages,
    model: bundleModel,
  });
  const button = useFocusAfter<HTMLButtonElement>(model.busy);
  const { note } = model;
  return (
    <Card as="section" padding="lg" aria-labelledby={headingId}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={3} id={headingId}>
            {messages.bundleTitle}
          </Heading>
          <Text tone="muted">{messages.bundleAbout}</Text>
        </Stack>
        <Cluster gap={3}>
          <Button
            ref={button}
            icon={<DownloadIcon size={16} />}
            busy={model.busy}
            disabled={model.busy}
            onClick={() => send({ type: 'bundle.requested', results })}
          >
            {messages.bundleSave}
          </Button>
          <Text as="span" role="status" size="sm" tone="muted">
            {note === 'failed'
              ? messages.saveFailed
              : note && fill(messages.saved, { name: note.saved })}
          </Text>
        </Cluster>
      </Stack>
    </Card>
  );
}
