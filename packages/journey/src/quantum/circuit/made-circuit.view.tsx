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
  readonly words: QuantumMessages;
  readonly locale: string;
}

/** The circuit that was made, and what its newest run gave. */
export function MadeCircuitView(props: MadeCircuitViewProps) {
  const { made, job, taking, words, locale } = props;
  return (
    <>
      <Head made={made} words={words} />
      {made && (
        <Stack gap={3}>
          {made.drawing ? (
            <CircuitDiagram
              circuit={made.drawing}
              name={made.circuit.name}
              words={words}
              locale={locale}
            />
          ) : (
            <Text size="ui" tone="muted">
              {words.notDrawn}
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
            words={words}
            locale={locale}
          />
        </Made>
      )}
    </>
  );
}

/** ENT-18. The live region stands before there is anything to say, so that it is heard. */
function Head({ made, words }: Pick<MadeCircuitViewProps, 'made' | 'words'>) {
  return (
    <Stack gap={1}>
      <Cluster gap={3} justify="between">
        <Text role="status" weight="medium">
          {made &&
            fill(words.circuit, { name: made.circuit.name, qubits: made.circuit.num_qubits })}
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
          {words.demoCircuitNote}
        </Text>
      )}
    </Stack>
  );
}
