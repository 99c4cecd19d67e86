import { Button, Card, Cluster, Heading, Stack, Text, TextField } from '@spinout/design-system';
import { useFocusAfter } from '@spinout/journey-kit/react';
import { useId } from 'react';
import { SourceBadge } from '../../view/source-badge.view.js';
import type { QuantumMessages } from '../quantum.messages.js';
import { FactLine, Fields, Found } from '../quantum.styles.js';
import type { MoleculeEvent } from './molecule.machine.js';
import type { MoleculeModel } from './molecule.model.js';

export interface MoleculeViewProps {
  readonly model: MoleculeModel;
  readonly send: (event: MoleculeEvent) => void;
  readonly words: QuantumMessages;
}

/** Molecular optimization, as a picture of its model. */
export function MoleculeView({ model, send, words }: MoleculeViewProps) {
  const headingId = useId();
  const optimize = useFocusAfter<HTMLButtonElement>(model.busy);
  const request = () => send({ type: 'optimization.requested' });
  return (
    <Card as="section" padding="lg" aria-labelledby={headingId}>
      <Stack gap={6}>
        <Stack gap={1}>
          <Heading level={3} id={headingId}>
            {words.moleculeTitle}
          </Heading>
          <Text tone="muted">{words.moleculeAbout}</Text>
        </Stack>
        <Fields data-one="">
          <TextField
            label={words.molecule}
            placeholder={words.moleculePlaceholder}
            value={model.typed}
            autoComplete="off"
            spellCheck={false}
            onValueChange={(text) => send({ type: 'molecule.typed', text })}
            onEnter={request}
          />
        </Fields>
        <Cluster gap={3}>
          <Button ref={optimize} busy={model.busy} disabled={model.busy} onClick={request}>
            {words.optimize}
          </Button>
          {model.busy && (
            <Button variant="quiet" onClick={() => send({ type: 'optimization.cancelled' })}>
              {words.cancel}
            </Button>
          )}
        </Cluster>
        <GroundStateFacts model={model} words={words} />
      </Stack>
    </Card>
  );
}

/** T-51. The live region stands before there is anything to say, so that it is heard. */
function GroundStateFacts({ model, words }: Pick<MoleculeViewProps, 'model' | 'words'>) {
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
            <dt>{words.energyOf}</dt>
            <dd>{found.molecule}</dd>
          </div>
          {found.method !== null && (
            <div>
              <dt>{words.method}</dt>
              <dd>{found.method}</dd>
            </div>
          )}
          {bondLength !== null && (
            <div>
              <dt>{words.bondLength}</dt>
              <dd>{bondLength}</dd>
            </div>
          )}
        </FactLine>
      )}
    </Found>
  );
}
