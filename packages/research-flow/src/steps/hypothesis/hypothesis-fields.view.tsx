import { Grid, Select, TextField } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import type { Ref } from 'react';
import { DIRECTION_MESSAGES, PART_MESSAGES } from './hypothesis-labels.js';
import { hypothesisMessages } from './hypothesis.messages.js';
import {
  DIRECTIONS,
  type HypothesisParts,
  isPartial,
  MAX_PART_CHARACTERS,
  type TextPart,
} from './hypothesis-parts.js';

interface HypothesisFieldsProps {
  readonly parts: HypothesisParts;
  /** The text fields to show, in order. */
  readonly fields: readonly TextPart[];
  readonly onChange: (field: keyof HypothesisParts, text: string) => void;
  readonly firstField?: Ref<HTMLInputElement> | undefined;
}

export function HypothesisFields({ parts, fields, onChange, firstField }: HypothesisFieldsProps) {
  const messages = useMessages(hypothesisMessages);
  const hints: Partial<Record<TextPart, string>> = {
    factor: messages.partFactorHint,
    comparator: messages.partComparatorHint,
    outcome: messages.partOutcomeHint,
  };
  const needed: Partial<Record<TextPart, string>> = {
    factor: messages.factorNeeded,
    outcome: messages.outcomeNeeded,
  };
  const isIncomplete = isPartial(parts);
  return (
    <Grid gap={4} column="medium">
      {fields.map((name, index) => (
        <TextField
          key={name}
          ref={index === 0 ? firstField : undefined}
          label={messages[PART_MESSAGES[name]]}
          hint={hints[name]}
          error={isIncomplete && parts[name].trim() === '' ? needed[name] : undefined}
          maxLength={MAX_PART_CHARACTERS}
          value={parts[name]}
          onValueChange={(text) => onChange(name, text)}
        />
      ))}
      <Select
        label={messages.partDirection}
        value={parts.direction}
        onValueChange={(direction) => onChange('direction', direction)}
        options={DIRECTIONS.map((value) => ({ value, label: messages[DIRECTION_MESSAGES[value]] }))}
      />
    </Grid>
  );
}
