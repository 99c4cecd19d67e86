import {
  Button,
  Card,
  Cluster,
  fill,
  Heading,
  PlayIcon,
  Stack,
  Text,
} from '@spinout/design-system';
import { UndoBanner, useFocusAfter, useMessages } from '@spinout/flow-kit/react';
import { useId, type ReactNode } from 'react';
import { quantumMessages } from '../quantum.messages.js';
import { Made } from '../quantum.styles.js';
import type { CircuitFormEvent } from './circuit-form.machine.js';
import type { CircuitFormModel } from './circuit-form.model.js';
import { CircuitFormView } from './circuit-form.view.js';
import type { CircuitEvent } from './circuit.machine.js';
import type { CircuitModel } from './circuit.model.js';
import { CreatedCircuitView } from './created-circuit.view.js';

interface CircuitViewProps {
  readonly form: CircuitFormModel;
  readonly sendForm: (event: CircuitFormEvent) => void;
  readonly model: CircuitModel;
  readonly send: (event: CircuitEvent) => void;
  /** Export buttons. @default none */
  readonly exportButtons?: ReactNode;
}

export function CircuitView({ form, sendForm, model, send, exportButtons }: CircuitViewProps) {
  const messages = useMessages(quantumMessages);
  const headingId = useId();
  const create = useFocusAfter<HTMLButtonElement>(model.creating);
  const run = useFocusAfter<HTMLButtonElement>(model.running);
  const request = () => send({ type: 'circuit.requested', draft: form.draft });
  // The notice that has the focus disappears.
  const leave = (event: CircuitEvent) => {
    create.current?.focus();
    send(event);
  };
  return (
    <Card as="section" padding="lg" aria-labelledby={headingId}>
      <Stack gap={6}>
        <Stack gap={1}>
          <Heading level={3} id={headingId}>
            {messages.circuitTitle}
          </Heading>
          <Text tone="muted">{messages.circuitAbout}</Text>
        </Stack>
        <CircuitFormView model={form} send={sendForm} onEnter={request} />
        <Cluster gap={3}>
          <Button
            ref={create}
            variant={model.created ? 'secondary' : 'primary'}
            busy={model.creating}
            disabled={model.busy}
            onClick={request}
          >
            {messages.create}
          </Button>
          <Button
            ref={run}
            variant={model.created ? 'primary' : 'secondary'}
            icon={<PlayIcon size={16} />}
            busy={model.running}
            disabled={model.busy}
            onClick={() => send({ type: 'simulation.requested', noise: form.draft.noise })}
          >
            {messages.run}
          </Button>
          {model.canCancel && (
            <Button variant="quiet" onClick={() => send({ type: 'work.cancelled' })}>
              {messages.cancel}
            </Button>
          )}
        </Cluster>
        {model.replaced !== null && (
          <UndoBanner
            disabled={model.busy}
            onUndo={() => leave({ type: 'undo.requested' })}
            onDismiss={() => leave({ type: 'undo.dismissed' })}
            dismissLabel={messages.dismissReplaced[model.replaced.kind]}
          >
            {fill(messages.replaced[model.replaced.kind], { name: model.replaced.name })}
          </UndoBanner>
        )}
        {/* The live region exists before the circuit; the line above it appears with the circuit. */}
        <Made data-empty={model.created === null || undefined}>
          <CreatedCircuitView
            created={model.created}
            job={model.job}
            exportButtons={exportButtons}
          />
        </Made>
      </Stack>
    </Card>
  );
}
