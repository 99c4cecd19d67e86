import type { Claim } from '@spinout/api-client';
import { Button, Cluster, Stack, TextArea } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { Note } from '../../view/note.view.js';
import { SectionCard } from '../../view/section.view.js';
import { HypothesisCheck } from './hypothesis-check.view.js';
import { HypothesisFields } from './hypothesis-fields.view.js';
import { TEXT_PARTS, type HypothesisForm } from './hypothesis-parts.js';
import type { HypothesisViewProps } from './hypothesis-step.model.js';
import { isOwnHypothesis, MAX_OWN_CHARACTERS } from './own-hypothesis.js';
import { hypothesisMessages } from './hypothesis.messages.js';

interface HypothesisEditorProps extends Pick<HypothesisViewProps, 'send'> {
  readonly form: HypothesisForm;
  /** The passages of the hypothesis, which stay. */
  readonly claims: readonly Claim[];
  readonly canSave: boolean;
}

/** A form for the parts of a hypothesis and its sentence, with the check beside it. */
export function HypothesisEditor({ form, claims, canSave, send }: HypothesisEditorProps) {
  const messages = useMessages(hypothesisMessages);
  const { statement } = form;
  return (
    <SectionCard title={messages.edit} variant="elevated" gap={6}>
      <Stack
        as="form"
        gap={6}
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'edit.saved' });
        }}
      >
        <HypothesisFields
          parts={form}
          fields={TEXT_PARTS}
          focused={TEXT_PARTS[0]}
          onChange={(field, text) => send({ type: 'edit.changed', field, text })}
        />
        <TextArea
          label={messages.statement}
          error={isOwnHypothesis(statement) ? undefined : messages.statementTooShort}
          rows={3}
          maxLength={MAX_OWN_CHARACTERS}
          value={statement}
          onValueChange={(text) => send({ type: 'edit.changed', field: 'statement', text })}
        />
        <HypothesisCheck hypothesis={{ statement, structure: form, claims }} />
        <Note size="ui">{messages.editUnrated}</Note>
        <Cluster gap={3}>
          <Button type="submit" variant="primary" disabled={!canSave}>
            {messages.saveEdit}
          </Button>
          <Button variant="quiet" onClick={() => send({ type: 'edit.cancelled' })}>
            {messages.cancel}
          </Button>
        </Cluster>
      </Stack>
    </SectionCard>
  );
}
