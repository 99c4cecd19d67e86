import { Button, Card, Cluster, Heading, Stack, Text, TextField } from '@spinout/design-system';
import { useFocusAfter } from '@spinout/flow-kit/react';
import { useId } from 'react';
import { SourceBadge } from '../../../frame/source-badge.view.js';
import type { QuantumMessages } from '../quantum.messages.js';
import { FactLine, Fields, Found } from '../quantum.styles.js';
import type { MoleculeEvent } from './molecule.machine.js';
import type { MoleculeModel } from './molecule.model.js';

export interface MoleculeViewProps {
  readonly model: MoleculeModel;
  readonly send: (event: MoleculeEvent) => void;
  readonly messages: QuantumMessages;
}

/** Molecular optimization. */
export function MoleculeView({ model, send, messages }: MoleculeViewProps) {
  const headingId = useId();
  const optimize = useFocusAfter<HTMLButtonElement>(model.busy);
  const request = () => send({ type: 'optimization.requested' });
  return (
    <Card as="section" padding="lg" aria-labelledby={headingId}>
      <Stack gap={6}>
        <Stack gap={1}>
          <Heading level={3} id={headingId}>
            {messages.moleculeTitle}
          </Heading>
          <Text tone="muted">{messages.moleculeAbout}</Text>
        </Stack>
        <Fields data-one="">
          <TextField
            label={messages.molecule}
            placeholder={messages.moleculePlaceholder}
            value={model.typed}
            autoComplete="off"
            spellCheck={false}
            onValueChange={(text) => send({ type: 'molecule.typed', text })}
            onEnter={request}
          />
        </Fields>
        <Cluster gap={3}>
          <Button ref={optimize} busy={model.busy} disabled={model.busy} onClick={request}>
            {messages.optimize}
          </Button>
          {model.busy && (
            <Button variant="quiet" onClick={() => send({ type: 'optimization.cancelled' })}>
              {messages.cancel}
            </Button>
          )}
        </Cluster>
        <GroundStateFacts model={model} messages={messages} />
      </Stack>
    </Card>
  );
}

/** The live region exists before its content, so that it is announced. */
function GroundStateFacts({ model, messages }: Pick<MoleculeViewProps, 'model' | 'messages'>) {
  const { found, energy, bondLength } = model;
  return (
    <Found data-empty={found === null || undefined}>
      <Cluster gap={3} justify="between">
        <Text role="status" weight="medium" figures="tabular">
          {energy}
        </Text>
        <SourceBadge source={found?.source} />
      </Cluster>
      {found && (
        <FactLine>
          <div>
            <dt>{messages.energyOf}</dt>
            <dd>{found.molecule}</dd>
          </div>
          {found.method !== null && (
            <div>
              <dt>{messages.method}</dt>
              <dd>{found.method}</dd>
            </div>
          )}
          {bondLength !== null && (
            <div>
              <dt>{messages.bondLength}</dt>
              <dd>{bondLength}</dd>
            </div>
          )}
        </FactLine>
      )}
    </Found>
  );
}
