import type { SimulationJob } from '@spinout/api-client';
import { Cluster, fill, Stack, Text } from '@spinout/design-system';
import type { ReactNode } from 'react';
import { CircuitDiagram } from '../diagram/circuit-diagram.view.js';
import { SourceBadge } from '../../view/source-badge.view.js';
import type { QuantumMessages } from '../quantum.messages.js';
import { Made } from '../quantum.styles.js';
import type { MadeCircuit } from './circuit.types.js';
import { SimulationResults } from './simulation-results.view.js';

interface MadeCircuitViewProps {
  readonly made: MadeCircuit | null;
  readonly job: SimulationJob | null;
  /** Ways to take the circuit along. */
  readonly taking: ReactNode;
  readonly messages: QuantumMessages;
  readonly locale: string;
}

/** The circuit that was made, and what its newest run gave. */
export function MadeCircuitView(props: MadeCircuitViewProps) {
  const { made, job, taking, messages, locale } = props;
  return (
    <>
      <Head made={made} messages={messages} />
      {made && (
        <Stack gap={3}>
          {made.drawing ? (
            <CircuitDiagram
              circuit={made.drawing}
              name={made.circuit.name}
              messages={messages}
              locale={locale}
            />
          ) : (
            <Text size="ui" tone="muted">
              {messages.notDrawn}
            </Text>
          )}
          {taking}
        </Stack>
      )}
      {job && (
        <Made>
          <SimulationResults
            job={job}
            readsBits={made?.drawing?.readout !== undefined}
            messages={messages}
            locale={locale}
          />
        </Made>
      )}
    </>
  );
}

/** The live region exists before its content, so that it is announced. */
function Head({ made, messages }: Pick<MadeCircuitViewProps, 'made' | 'messages'>) {
  return (
    <Stack gap={1}>
      <Cluster gap={3} justify="between">
        <Text role="status" weight="medium">
          {made &&
            fill(messages.circuit, { name: made.circuit.name, qubits: made.circuit.num_qubits })}
        </Text>
        <SourceBadge source={made?.circuit.source} />
      </Cluster>
      {made?.circuit.description !== undefined && (
        <Text size="ui" tone="muted">
          {made.circuit.description}
        </Text>
      )}
      {made?.isDemo && (
        <Text size="ui" tone="muted">
          {messages.demoCircuitNote}
        </Text>
      )}
    </Stack>
  );
}
