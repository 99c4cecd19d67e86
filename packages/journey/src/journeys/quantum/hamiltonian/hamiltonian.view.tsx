import {
  Button,
  Card,
  Cluster,
  Heading,
  Stack,
  Table,
  Text,
  TextArea,
} from '@spinout/design-system';
import {
  SourceBadge,
  UncontrolledDisclosure,
  UndoBanner,
  useFocusAfter,
  useMessages,
} from '@spinout/flow-kit/react';
import { useId } from 'react';
import { FactList } from '../fact-list.view.js';
import { quantumMessages } from '../quantum.messages.js';
import { Found, LongTable, Program } from '../quantum.styles.js';
import type { HamiltonianEvent } from './hamiltonian.machine.js';
import type { HamiltonianModel } from './hamiltonian.model.js';

/** Maximum of the call. */
const MAX_CHARACTERS = 100_000;
const ROWS = 3;

interface HamiltonianViewProps {
  readonly model: HamiltonianModel;
  readonly send: (event: HamiltonianEvent) => void;
}

/** Energies of a Hamiltonian that is typed as a sum of Pauli strings. */
export function HamiltonianView({ model, send }: HamiltonianViewProps) {
  const messages = useMessages(quantumMessages);
  const headingId = useId();
  const compute = useFocusAfter<HTMLButtonElement>(model.busy);
  // The notice that has the focus disappears.
  const leave = (event: HamiltonianEvent) => {
    compute.current?.focus();
    send(event);
  };
  return (
    <Card as="section" padding="lg" aria-labelledby={headingId}>
      <Stack gap={6}>
        <Stack gap={1}>
          <Heading level={3} id={headingId}>
            {messages.hamiltonianTitle}
          </Heading>
          <Text tone="muted">{messages.hamiltonianAbout}</Text>
        </Stack>
        <Program>
          <TextArea
            label={messages.hamiltonian}
            hint={messages.hamiltonianHint}
            rows={ROWS}
            maxLength={MAX_CHARACTERS}
            value={model.typed}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            dir="ltr"
            onValueChange={(text) => send({ type: 'hamiltonian.typed', text })}
          />
        </Program>
        <Cluster gap={3}>
          <Button
            ref={compute}
            busy={model.busy}
            disabled={model.busy}
            onClick={() => send({ type: 'energies.requested' })}
          >
            {messages.computeEnergies}
          </Button>
          {model.busy && (
            <Button variant="quiet" onClick={() => send({ type: 'energies.cancelled' })}>
              {messages.cancel}
            </Button>
          )}
        </Cluster>
        {model.hasReplaced && (
          <UndoBanner
            disabled={model.busy}
            onUndo={() => leave({ type: 'undo.requested' })}
            onDismiss={() => leave({ type: 'undo.dismissed' })}
            dismissLabel={messages.dismissReplaced.energies}
          >
            {messages.replaced.energies}
          </UndoBanner>
        )}
        <EnergyResult model={model} />
      </Stack>
    </Card>
  );
}

/** The live region exists before its content, so that it is announced. */
function EnergyResult({ model: { result, source } }: Pick<HamiltonianViewProps, 'model'>) {
  const messages = useMessages(quantumMessages);
  return (
    <Found data-empty={result === null || undefined}>
      <Cluster gap={3} justify="between">
        <Text role="status" weight="medium" figures="tabular">
          {result?.ground}
        </Text>
        <SourceBadge source={source} />
      </Cluster>
      {result && (
        <Stack gap={4}>
          <FactList
            facts={[
              [messages.variationalEnergy, result.variational],
              [messages.variationalDifference, result.difference],
              [messages.energyGap, result.gap],
              [messages.hamiltonianOf, result.size],
            ]}
          />
          <Text size="sm" tone="muted">
            {messages.energyUnit}
          </Text>
          <UncontrolledDisclosure label={messages.allLevels}>
            <LongTable>
              <Table
                caption={messages.allLevels}
                captionHidden
                rows={result.levels}
                rowKey={({ id }) => id}
                columns={[
                  { id: 'number', header: messages.levelColumn, cell: ({ number }) => number },
                  {
                    id: 'energy',
                    header: messages.energyColumn,
                    align: 'end',
                    cell: ({ energy }) => energy,
                  },
                  {
                    id: 'states',
                    header: messages.statesColumn,
                    align: 'end',
                    cell: ({ states }) => states,
                  },
                ]}
              />
            </LongTable>
          </UncontrolledDisclosure>
        </Stack>
      )}
    </Found>
  );
}
