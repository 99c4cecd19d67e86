import type { SimulationJob } from '@spinout/api-client';
import { Cluster, Stack, Text } from '@spinout/design-system';
import { SourceBadge, useLocale, useMessages } from '@spinout/flow-kit/react';
import type { ReactNode } from 'react';
import { CircuitDiagram } from '../diagram/circuit-diagram.view.js';
import { quantumMessages } from '../quantum.messages.js';
import { Made } from '../quantum.styles.js';
import type { CreatedCircuit } from './circuit.types.js';
import { formatCircuitTitle } from './circuit-title.js';
import { SimulationResults } from './simulation-results.view.js';

interface CreatedCircuitViewProps {
  readonly created: CreatedCircuit | null;
  readonly job: SimulationJob | null;
  readonly exportButtons: ReactNode;
}

/** The created circuit and the results of its latest run. */
export function CreatedCircuitView({ created, job, exportButtons }: CreatedCircuitViewProps) {
  const messages = useMessages(quantumMessages);
  const locale = useLocale();
  return (
    <>
      <Head created={created} />
      {created && (
        <Stack gap={3}>
          {created.drawing ? (
            <CircuitDiagram
              circuit={created.drawing}
              name={formatCircuitTitle(created.circuit, messages, locale).name}
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
          <SimulationResults job={job} readsBits={readsBits(created?.drawing)} />
        </Made>
      )}
    </>
  );
}

/** Whether the digits of an outcome are classical bits, not qubits. */
const readsBits = (drawing: CreatedCircuit['drawing'] | undefined): boolean =>
  Boolean(drawing && ('operations' in drawing || drawing.readout));

/** The live region exists before its content, so that it is announced. */
function Head({ created }: Pick<CreatedCircuitViewProps, 'created'>) {
  const messages = useMessages(quantumMessages);
  const locale = useLocale();
  return (
    <Stack gap={1}>
      <Cluster gap={3} justify="between">
        <Text role="status" weight="medium">
          {created && formatCircuitTitle(created.circuit, messages, locale).title}
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
