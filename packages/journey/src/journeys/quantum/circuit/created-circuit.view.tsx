import type { SimulationJob } from '@spinout/api-client';
import { Cluster, fill, Stack, Text } from '@spinout/design-system';
import type { ReactNode } from 'react';
import { CircuitDiagram } from '../diagram/circuit-diagram.view.js';
import { SourceBadge } from '../../../frame/source-badge.view.js';
import type { QuantumMessages } from '../quantum.messages.js';
import { Made } from '../quantum.styles.js';
import type { CreatedCircuit } from './circuit.types.js';
import { SimulationResults } from './simulation-results.view.js';

interface CreatedCircuitViewProps {
  readonly created: CreatedCircuit | null;
  readonly job: SimulationJob | null;
  /** Export buttons. */
  readonly exportButtons: ReactNode;
  readonly messages: QuantumMessages;
  readonly locale: string;
}

/** The created circuit and the results of its latest run. */
export function CreatedCircuitView(props: CreatedCircuitViewProps) {
  const { created, job, exportButtons, messages, locale } = props;
  return (
    <>
      <Head created={created} messages={messages} />
      {created && (
        <Stack gap={3}>
          {created.drawing ? (
            <CircuitDiagram
              circuit={created.drawing}
              name={created.circuit.name}
              messages={messages}
              locale={locale}
            />
          ) : (
            <Text size="ui" tone="muted">
              {messages.notDrawn}
            </Text>
          )}
          {exportButtons}
        </Stack>
      )}
      {job && (
        <Made>
          <SimulationResults
            job={job}
            readsBits={created?.drawing?.readout !== undefined}
            messages={messages}
            locale={locale}
          />
        </Made>
      )}
    </>
  );
}

/** The live region exists before its content, so that it is announced. */
function Head({ created, messages }: Pick<CreatedCircuitViewProps, 'created' | 'messages'>) {
  return (
    <Stack gap={1}>
      <Cluster gap={3} justify="between">
        <Text role="status" weight="medium">
          {created &&
            fill(messages.circuit, {
              name: created.circuit.name,
              qubits: created.circuit.num_qubits,
            })}
        </Text>
        <SourceBadge source={created?.circuit.source} />
      </Cluster>
      {created?.circuit.description !== undefined && (
        <Text size="ui" tone="muted">
          {created.circuit.description}
        </Text>
      )}
      {created?.isDemo && (
        <Text size="ui" tone="muted">
          {messages.demoCircuitNote}
        </Text>
      )}
    </Stack>
  );
}
