import {
  Button,
  Card,
  Cluster,
  fill,
  Heading,
  Stack,
  Text,
  TextField,
} from '@spinout/design-system';
import { SourceBadge, UndoBanner, useFocusAfter, useMessages } from '@spinout/flow-kit/react';
import { useId } from 'react';
import { quantumMessages } from '../quantum.messages.js';
import { Fields, Found } from '../quantum.styles.js';
import { FactList } from '../fact-list.view.js';
import type { MoleculeEvent } from './molecule.machine.js';
import type { MoleculeModel } from './molecule.model.js';
import { MAX_NAME_CHARACTERS } from '../../../frame/field-limits.js';

interface MoleculeViewProps {
  readonly model: MoleculeModel;
  readonly send: (event: MoleculeEvent) => void;
}

export function MoleculeView({ model, send }: MoleculeViewProps) {
  const messages = useMessages(quantumMessages);
  const headingId = useId();
  const optimize = useFocusAfter<HTMLButtonElement>(model.busy);
  const request = () => send({ type: 'optimization.requested' });
  // The notice that has the focus disappears.
  const leave = (event: MoleculeEvent) => {
    optimize.current?.focus();
    send(event);
  };
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
            maxLength={MAX_NAME_CHARACTERS}
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
        {model.replaced !== null && (
          <UndoBanner
            disabled={model.busy}
            onUndo={() => leave({ type: 'undo.requested' })}
            onDismiss={() => leave({ type: 'undo.dismissed' })}
            dismissLabel={messages.dismissReplaced.energy}
          >
            {fill(messages.replaced.energy, { name: model.replaced })}
          </UndoBanner>
        )}
        <GroundStateFacts model={model} />
      </Stack>
    </Card>
  );
}

/** The live region exists before its content, so that it is announced. */
function GroundStateFacts({ model }: Pick<MoleculeViewProps, 'model'>) {
  const messages = useMessages(quantumMessages);
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
        <FactList
          facts={[
            [messages.energyOf, found.molecule],
            [messages.method, found.method],
            [messages.bondLength, bondLength],
          ]}
        />
      )}
    </Found>
  );
}
