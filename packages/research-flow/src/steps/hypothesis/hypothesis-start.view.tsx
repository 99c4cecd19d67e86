import type { StartingPoint } from '@spinout/api-client';
import { Button, Cluster, fill, Stack, Text, TextArea } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { useState } from 'react';
import { SentenceWithSource } from '../../evidence/source-button.view.js';
import { Note } from '../../view/note.view.js';
import { CardSection, SectionCard } from '../../view/section.view.js';
import { HypothesisCheck } from './hypothesis-check.view.js';
import { HypothesisFields } from './hypothesis-fields.view.js';
import { MISSING_HINT_MESSAGES } from './hypothesis-labels.js';
import { type HypothesisForm, type HypothesisParts, TEXT_PARTS } from './hypothesis-parts.js';
import { findFirstEmpty, originOfPart } from './hypothesis-start.js';
import type { HypothesisViewProps } from './hypothesis-step.model.js';
import { isOwnHypothesis, MAX_OWN_CHARACTERS } from './own-hypothesis.js';
import { hypothesisMessages } from './hypothesis.messages.js';

interface HypothesisStartProps extends Pick<HypothesisViewProps, 'send'> {
  readonly form: HypothesisForm;
  /** The sentence of the paper that the hypothesis starts from. */
  readonly start: StartingPoint;
  readonly canSave: boolean;
}

/** A form that turns a sentence of the paper into a hypothesis: each part with its words in the paper, or what is missing. */
export function HypothesisStart({ form, start, canSave, send }: HypothesisStartProps) {
  const messages = useMessages(hypothesisMessages);
  // Where it is at first; it does not move while the person types.
  const [focused] = useState(() => findFirstEmpty(form));
  const { statement } = form;
  const hintOf = (name: keyof HypothesisParts) => {
    const origin = originOfPart(start, form, name);
    if (origin === undefined) return messages[MISSING_HINT_MESSAGES[name]];
    const quote = start.parts?.[name]?.evidence[0]?.quote;
    return origin === 'paper' && quote !== undefined
      ? fill(messages.partFromPaper, { quote })
      : messages.partFromUser;
  };
  return (
    <SectionCard title={messages.startTitle} variant="elevated" gap={6}>
      <CardSection title={messages.startSentence}>
        <Text face="serif">
          <SentenceWithSource evidence={start.evidence[0]}>{start.text}</SentenceWithSource>
        </Text>
      </CardSection>
      <Text>{start.parts ? messages.startPartsFound : messages.startPartsMissing}</Text>
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
          focused={focused}
          hintOf={hintOf}
          onChange={(field, text) => send({ type: 'edit.changed', field, text })}
        />
        <TextArea
          label={messages.statement}
          hint={messages.statementFromParts}
          error={isOwnHypothesis(statement) ? undefined : messages.statementTooShort}
          rows={3}
          maxLength={MAX_OWN_CHARACTERS}
          value={statement}
          onValueChange={(text) => send({ type: 'edit.changed', field: 'statement', text })}
        />
        <HypothesisCheck hypothesis={{ statement, structure: form, claims: [start] }} />
        <Note size="ui">{messages.startUnrated}</Note>
        <Cluster gap={3}>
          <Button type="submit" variant="primary" disabled={!canSave}>
            {messages.saveEdit}
          </Button>
          <Button variant="quiet" onClick={() => send({ type: 'edit.cancelled' })}>
            {messages.chooseOtherStart}
          </Button>
        </Cluster>
      </Stack>
    </SectionCard>
  );
}
