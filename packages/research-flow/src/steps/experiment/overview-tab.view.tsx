import { fill, NumberField, Stack, Text, TextArea, TextField } from '@spinout/design-system';
import { BUDGET_MIN_USD, BUDGET_STEP_USD, SAMPLE_SIZE_MIN } from './experiment.constants.js';
import { EntryList } from './entry-list.view.js';
import type { ExperimentStepViewProps } from './experiment-step.view.js';
import { Fields } from './experiment-step.styles.js';
import { Power } from './power.view.js';

/** EXP-05, EXP-06: the plan in figures and words. */
export function OverviewTab({ model, send, words, locale }: ExperimentStepViewProps) {
  const { design, typed } = model;
  return (
    <Stack gap={6}>
      <TextArea
        label={words.methodology}
        rows={5}
        value={design.methodology}
        onValueChange={(text) => send({ type: 'methodology.changed', text })}
      />
      <Fields>
        <NumberField
          label={words.sampleSize}
          min={SAMPLE_SIZE_MIN}
          value={String(design.sampleSize)}
          error={model.sampleSizeTooSmall ? words.sampleSizeTooSmall : undefined}
          onValueChange={(text) => send({ type: 'sampleSize.typed', text })}
        />
        <TextField
          label={words.duration}
          value={design.duration}
          onValueChange={(text) => send({ type: 'duration.changed', text })}
        />
        <NumberField
          label={words.budget}
          prefix="$"
          min={BUDGET_MIN_USD}
          step={BUDGET_STEP_USD}
          value={String(design.budget)}
          error={model.budgetNegative ? words.budgetNegative : undefined}
          onValueChange={(text) => send({ type: 'budget.typed', text })}
        />
      </Fields>
      {design.duration_basis !== undefined && (
        <Text size="sm" tone="muted">
          {design.duration_basis}
        </Text>
      )}
      {design.power_analysis && (
        <Power
          analysis={design.power_analysis}
          sizeChanged={model.sizeChanged}
          words={words}
          locale={locale}
        />
      )}
      <EntryList
        title={words.controls}
        entries={design.controls}
        whenEmpty={words.noControls}
        typed={typed.controls}
        fieldLabel={words.newControl}
        addLabel={words.addControl}
        removeLabel={(text) => fill(words.removeControl, { text })}
        onType={(text) => send({ type: 'entry.typed', list: 'controls', text })}
        onAdd={() => send({ type: 'entry.added', list: 'controls' })}
        onRemove={(index) => send({ type: 'entry.removed', list: 'controls', index })}
      />
    </Stack>
  );
}
