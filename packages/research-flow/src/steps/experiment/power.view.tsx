import type { PowerAnalysis } from '@spinout/api-client';
import { Grid, NumberField, Stack, Text, fill } from '@spinout/design-system';
import { UncontrolledDisclosure, useLocale, useMessages } from '@spinout/flow-kit/react';
import type { ReactNode } from 'react';
import { CopyText } from '../../copy/copy-text.js';
import { FactList } from '../../view/fact-list.view.js';
import { Note } from '../../view/note.view.js';
import { EffectChoice } from './effect-choice.view.js';
import { experimentMessages } from './experiment.messages.js';
import type { ExperimentModel, ExperimentViewProps } from './experiment-step.model.js';
import { DetectableChart } from './detectable-chart.view.js';
import { PowerChart } from './power-chart.view.js';
import { describePower, hasUnevenGroups, listConflicts, listPowerFacts } from './power-facts.js';
import { PlanOptions } from './plan-options.view.js';
import type { PlanField } from './sample-plan.js';

interface PowerProps extends ExperimentViewProps {
  readonly analysis: PowerAnalysis;
}

interface SampleSizeProps extends PowerProps {
  /** The fields that the sentence explains. */
  readonly children: ReactNode;
}

/** The power analysis behind the sample size: a sentence, the fields of the plan, its inputs, and on request the text for a protocol and the power curve. */
export function Power({ children, ...props }: SampleSizeProps) {
  const { analysis, model } = props;
  const { plan, sizeChanged, recalculation } = model;
  const messages = useMessages(experimentMessages);
  const format = { messages, locale: useLocale() };
  return (
    <Stack gap={3} data-part="sample-size">
      <Text face="serif">{describePower(analysis, format)}</Text>
      {sizeChanged && recalculation !== 'running' && (
        <Text tone="muted">{fill(messages.changedSize, { total: analysis.total })}</Text>
      )}
      {children}
      <FactList facts={listPowerFacts(analysis, format)} />
      <Conflicts texts={listConflicts(analysis, format)} />
      <UncontrolledDisclosure label={messages.powerText}>
        <Stack gap={2}>
          <Text face="serif">{analysis.statement}</Text>
          <CopyText text={analysis.statement} />
        </Stack>
      </UncontrolledDisclosure>
      <UncontrolledDisclosure label={messages.power}>
        <Stack gap={4}>
          {plan && <PlanFields {...props} plan={plan} />}
          {plan?.view === 'detectable' && analysis.detectable_curve ? (
            <DetectableChart analysis={analysis} curve={analysis.detectable_curve} />
          ) : (
            <PowerChart analysis={analysis} target={model.targetPower} />
          )}
          {hasUnevenGroups(analysis) && <Note>{messages.unevenNote}</Note>}
        </Stack>
      </UncontrolledDisclosure>
    </Stack>
  );
}

/** What does not fit together in the plan. */
function Conflicts({ texts }: { readonly texts: readonly string[] }) {
  const messages = useMessages(experimentMessages);
  if (texts.length === 0) return null;
  return (
    <Stack as="ul" gap={1} aria-label={messages.conflicts}>
      {texts.map((text) => (
        <Text as="li" key={text} size="sm" tone="danger">
          {text}
        </Text>
      ))}
    </Stack>
  );
}

/** The inputs of the calculation, and the effects in the user's papers with their quotes. */
function PlanFields({
  analysis,
  model: { recalculation },
  send,
  plan,
}: PowerProps & { readonly plan: NonNullable<ExperimentModel['plan']> }) {
  const messages = useMessages(experimentMessages);
  const bind = (field: PlanField) => ({
    step: 'any' as const,
    value: plan[field],
    onValueChange: (text: string) => send({ type: 'plan.typed', field, text }),
  });
  return (
    <Stack gap={4} role="group" aria-label={messages.planGroup}>
      <Grid column="narrow" stretch>
        <NumberField
          label={fill(messages.effectSize, { name: plan.effectName })}
          min={0}
          {...bind('effect')}
        />
        <NumberField label={messages.alpha} min={0.0001} max={0.2} {...bind('alpha')} />
        <NumberField label={messages.powerWanted} min={0.5} max={0.995} {...bind('power')} />
      </Grid>
      <Note>{messages.planNote}</Note>
      <EffectChoice analysis={analysis} send={send} />
      <PlanOptions plan={plan} send={send} hasCurve={analysis.detectable_curve !== undefined} />
      <div role="status">
        {recalculation !== null && (
          <Text size="sm" tone={recalculation === 'failed' ? 'danger' : 'muted'}>
            {recalculation === 'failed' ? messages.recalculationFailed : messages.recalculating}
          </Text>
        )}
      </div>
    </Stack>
  );
}
