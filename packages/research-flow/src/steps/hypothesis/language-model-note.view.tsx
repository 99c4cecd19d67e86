import { Text } from '@spinout/design-system';
import type { HypothesisMessages } from './hypothesis.messages.js';
import { writeModelNote, type ModelNote } from './model-report.js';

interface LanguageModelNoteProps {
  readonly note: ModelNote;
  readonly messages: HypothesisMessages;
}

/** One quiet line on what became of the language model's proposals. */
export function LanguageModelNote({ note, messages }: LanguageModelNoteProps) {
  return (
    <Text size="sm" tone="muted">
      {writeModelNote(note, messages)}
    </Text>
  );
}
