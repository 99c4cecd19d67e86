import { fill, Grid, Select, Stack, TextField } from '@spinout/design-system';
import type { TextPart } from '@spinout/domain/hypothesis-statement';
import { focusOnMount, useMessages } from '@spinout/flow-kit/react';
import type { ReactNode } from 'react';
import { ChoiceButtons } from '../../view/choice-buttons.view.js';
import { DIRECTION_MESSAGES, PART_MESSAGES } from './hypothesis-labels.js';
import { hypothesisMessages } from './hypothesis.messages.js';
import {
  DIRECTIONS,
  type HypothesisParts,
  isPartial,
  MAX_PART_CHARACTERS,
} from './hypothesis-parts.js';

interface HypothesisFieldsProps {
  readonly parts: HypothesisParts;
  /** The text fields to show, in order. */
  readonly fields: readonly TextPart[];
  /** Whether the expected direction is among them. @default true */
  readonly hasDirection?: boolean | undefined;
  readonly onChange: (field: keyof HypothesisParts, text: string) => void;
  /** Whether a part that the others need is called missing. @default true */
  readonly saysNeeded?: boolean | undefined;
  /** The field that has the focus at first. @default none */
  readonly focused?: TextPart | undefined;
  /** What is said about a field. @default what it is for */
  readonly hintOf?: ((name: keyof HypothesisParts) => ReactNode) | undefined;
  /** Names that fill a field with one click. @default none */
  readonly choicesOf?: ((name: TextPart) => readonly string[]) | undefined;
}

const noChoices = () => [];

/** Fields for the parts of a hypothesis. */
export function HypothesisFields({
  parts,
  fields,
  hasDirection = true,
  saysNeeded = true,
  onChange,
  focused,
  hintOf,
  choicesOf = noChoices,
}: HypothesisFieldsProps) {
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
  const isIncomplete = saysNeeded && isPartial(parts);
  return (
    <Grid gap={4} column="medium">
      {fields.map((name) => (
        <Stack key={name} gap={2}>
          <TextField
            ref={name === focused ? focusOnMount : undefined}
            label={messages[PART_MESSAGES[name]]}
            hint={hintOf ? hintOf(name) : hints[name]}
            error={isIncomplete && parts[name].trim() === '' ? needed[name] : undefined}
            maxLength={MAX_PART_CHARACTERS}
            value={parts[name]}
            onValueChange={(text) => onChange(name, text)}
          />
          <ChoiceButtons
            introduction={messages.partChoices}
            label={fill(messages.partChoicesFor, { label: messages[PART_MESSAGES[name]] })}
            choices={choicesOf(name).map((text) => ({ text }))}
            value={parts[name]}
            onChoose={(text) => onChange(name, text)}
          />
        </Stack>
      ))}
      {hasDirection && (
        <Select
          label={messages.partDirection}
          hint={hintOf?.('direction')}
          value={parts.direction}
          onValueChange={(direction) => onChange('direction', direction)}
          options={DIRECTIONS.map((value) => ({
            value,
            label: messages[DIRECTION_MESSAGES[value]],
          }))}
        />
      )}
    </Grid>
  );
}
