import { Button, Cluster, Stack, Text, TextArea } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { useRef, useState } from 'react';
import type { ExperimentViewProps } from './experiment-step.model.js';
import { experimentMessages } from './experiment.messages.js';
import { wordsAt } from './selected-words.js';
import type { OutlinePart } from './study-outline.js';

const LABELS = {
  factor: 'pickFactor',
  comparator: 'pickComparator',
  outcome: 'pickOutcome',
  units: 'pickUnits',
} as const;

interface SentencePickerProps extends Pick<ExperimentViewProps, 'send'> {
  readonly sentence: string;
  readonly parts: readonly OutlinePart[];
}

/** The sentence of the hypothesis, whose selected words a button takes into a field. */
export function SentencePicker({ sentence, parts, send }: SentencePickerProps) {
  const messages = useMessages(experimentMessages);
  const field = useRef<HTMLTextAreaElement>(null);
  const [isEmpty, setIsEmpty] = useState(false);
  const take = (part: OutlinePart) => {
    const { selectionStart = 0, selectionEnd = 0 } = field.current ?? {};
    const text = wordsAt(sentence, selectionStart, selectionEnd);
    setIsEmpty(text === '');
    if (text === '') field.current?.focus();
    else send({ type: 'outline.typed', part, text });
  };
  return (
    <Stack gap={2}>
      <TextArea
        ref={field}
        label={messages.pickSentence}
        hint={messages.pickHint}
        rows={2}
        value={sentence}
        // With `readOnly`, browsers select nothing by keyboard.
        aria-readonly
        inputMode="none"
        onBeforeInput={(event) => event.preventDefault()}
      />
      <Cluster gap={2} role="group" aria-label={messages.pickGroup}>
        {parts.map((part) => (
          <Button key={part} size="sm" onClick={() => take(part)}>
            {messages[LABELS[part]]}
          </Button>
        ))}
      </Cluster>
      <Text size="sm" tone="danger" role="status">
        {isEmpty && messages.pickNothing}
      </Text>
    </Stack>
  );
}
