import type { Claim } from '@spinout/api-client';
import { Button, Stack, TextArea } from '@spinout/design-system';
import type { TextPart } from '@spinout/domain/hypothesis-statement';
import { UncontrolledDisclosure, useMessages } from '@spinout/flow-kit/react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Note } from '../../view/note.view.js';
import { CheckInShort, HypothesisCheck } from './hypothesis-check.view.js';
import { HypothesisFields } from './hypothesis-fields.view.js';
import { FormActions } from './hypothesis-step.styles.js';
import {
  divideParts,
  NO_PARTS,
  type HypothesisForm,
  type HypothesisParts,
} from './hypothesis-parts.js';
import type { HypothesisViewProps } from './hypothesis-step.model.js';
import { isOwnHypothesis, MAX_OWN_CHARACTERS } from './own-hypothesis.js';
import { hypothesisMessages } from './hypothesis.messages.js';

interface HypothesisEditFormProps extends Pick<HypothesisViewProps, 'send'> {
  readonly form: HypothesisForm;
  /** The passages that the hypothesis is checked with. */
  readonly claims: readonly Claim[];
  readonly canSave: boolean;
  /** Whether a part that the others need is called missing before the person tries to save. @default true */
  readonly saysNeeded?: boolean | undefined;
  /** The field that has the focus at first. */
  readonly focused: TextPart;
  /** What is said about the field of a part. @default what it is for */
  readonly hintOf?: ((name: keyof HypothesisParts) => ReactNode) | undefined;
  /** Names that fill the field of a part with one click. @default none */
  readonly choicesOf?: ((name: TextPart) => readonly string[]) | undefined;
  /** What is said about the field of the statement. @default nothing */
  readonly statementHint?: string | undefined;
  /** What is said about the rating of the hypothesis. */
  readonly note: string;
  readonly cancelLabel: string;
}

/** The fields for the parts of a hypothesis and its statement, with the check and the buttons. */
export function HypothesisEditForm({
  form,
  claims,
  canSave,
  saysNeeded = true,
  focused,
  hintOf,
  choicesOf,
  statementHint,
  note,
  cancelLabel,
  send,
}: HypothesisEditFormProps) {
  const messages = useMessages(hypothesisMessages);
  const { statement } = form;
  const root = useRef<HTMLDivElement>(null);
  const [failedSaves, setFailedSaves] = useState(0);
  useEffect(() => {
    if (failedSaves > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failedSaves]);
  // As at first: a field does not move while the person types.
  const [{ first, onRequest }] = useState(() => divideParts(form));
  const [isOnRequest] = useState(onRequest.length > 0 && form.direction === NO_PARTS.direction);
  const fields = {
    parts: form,
    saysNeeded: saysNeeded || failedSaves > 0,
    hintOf,
    choicesOf,
    onChange: (field: keyof HypothesisParts, text: string) =>
      send({ type: 'edit.changed', field, text }),
  };
  const checked = { statement, structure: form, claims };
  return (
    <Stack
      as="form"
      ref={root}
      gap={6}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSave) send({ type: 'edit.saved' });
        else setFailedSaves((count) => count + 1);
      }}
    >
      <div>
        <HypothesisFields
          {...fields}
          fields={first}
          focused={focused}
          hasDirection={!isOnRequest}
        />
        {onRequest.length > 0 && (
          <UncontrolledDisclosure label={messages.moreParts}>
            <HypothesisFields {...fields} fields={onRequest} hasDirection={isOnRequest} />
          </UncontrolledDisclosure>
        )}
      </div>
      <TextArea
        label={messages.statement}
        hint={statementHint}
        error={isOwnHypothesis(statement) ? undefined : messages.statementTooShort}
        rows={3}
        maxLength={MAX_OWN_CHARACTERS}
        value={statement}
        onValueChange={(text) => send({ type: 'edit.changed', field: 'statement', text })}
      />
      <HypothesisCheck hypothesis={checked} />
      <Note size="ui">{note}</Note>
      <FormActions data-actions="">
        <CheckInShort hypothesis={checked} />
        <Button type="submit" variant="primary">
          {messages.saveEdit}
        </Button>
        <Button variant="quiet" onClick={() => send({ type: 'edit.cancelled' })}>
          {cancelLabel}
        </Button>
      </FormActions>
    </Stack>
  );
}
