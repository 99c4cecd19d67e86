import { NumberField, Stack, TextArea, TextField } from '@spinout/design-system';
import { useFocusAfter, useMessages } from '@spinout/flow-kit/react';
import { Note } from '../../view/note.view.js';
import { BUDGET_MIN_USD, BUDGET_STEP_USD, SAMPLE_SIZE_MIN } from './experiment.constants.js';
import { FactList } from '../../view/fact-list.view.js';
import { EntryList } from './entry-list.view.js';
import { PlanNumbers } from './experiment-step.styles.js';
import type { ExperimentViewProps } from './experiment-step.model.js';
import { OutlinePanel } from './outline-panel.view.js';
import { Power } from './power.view.js';
import { experimentMessages } from './experiment.messages.js';
import { MAX_LINE_CHARACTERS, MAX_TEXT_CHARACTERS } from '../../view/field-limits.js';

export function OverviewTab({ model, send }: ExperimentViewProps) {
  const messages = useMessages(experimentMessages);
  const { design } = model;
  const methodology = useFocusAfter<HTMLTextAreaElement>(model.outline !== null);
  return (
    <Stack gap={6}>
      <OutlinePanel model={model} send={send} />
      {model.outline === null && (
        <>
          <StudyBrief model={model} />
          <SampleSize model={model} send={send} />
        </>
      )}
      <TextArea
        ref={methodology}
        label={messages.methodology}
        rows={model.outline === null ? 5 : 9}
        maxLength={MAX_TEXT_CHARACTERS}
        value={design.methodology}
        onValueChange={(text) => send({ type: 'methodology.changed', text })}
      />
      {model.outline !== null && (
        <Note>
          {model.outline.isOptional ? messages.outlineOnlyUnplanned : messages.outlineUnplanned}
        </Note>
      )}
      <EntryList list="controls" model={model} send={send} />
    </Stack>
  );
}

/** What the study varies and measures, and in whom. */
function StudyBrief({ model }: Pick<ExperimentViewProps, 'model'>) {
  const messages = useMessages(experimentMessages);
  const { independent, dependent } = model.design.variables;
  return (
    <FactList
      facts={[
        [messages.varied, independent.join('; ')],
        [messages.measured, dependent.join('; ')],
        [messages.studiedIn, model.population],
      ]}
    />
  );
}

/** What a plan has and an outline does not: its size with the reason, its time and its money. */
function SampleSize({ model, send }: ExperimentViewProps) {
  const { power_analysis: analysis, duration_basis: basis } = model.design;
  const numbers = (
    <>
      <PlannedNumbers model={model} send={send} />
      {basis !== undefined && <Note>{basis}</Note>}
    </>
  );
  if (!analysis) return <Stack gap={3}>{numbers}</Stack>;
  return (
    <Power analysis={analysis} model={model} send={send}>
      {numbers}
    </Power>
  );
}

function PlannedNumbers({ model, send }: ExperimentViewProps) {
  const messages = useMessages(experimentMessages);
  const { design } = model;
  return (
    <PlanNumbers>
      <NumberField
        label={messages.sampleSize}
        min={SAMPLE_SIZE_MIN}
        value={String(design.sampleSize)}
        error={model.sampleSizeTooSmall ? messages.sampleSizeTooSmall : undefined}
        onValueChange={(text) => send({ type: 'sampleSize.typed', text })}
      />
      <TextField
        label={messages.duration}
        maxLength={MAX_LINE_CHARACTERS}
        value={design.duration}
        onValueChange={(text) => send({ type: 'duration.changed', text })}
      />
      <NumberField
        label={messages.budget}
        unit={model.total}
        min={BUDGET_MIN_USD}
        step={BUDGET_STEP_USD}
        value={String(design.budget)}
        error={model.budgetNegative ? messages.budgetNegative : undefined}
        onValueChange={(text) => send({ type: 'budget.typed', text })}
      />
    </PlanNumbers>
  );
}
