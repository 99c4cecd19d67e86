import { Grid, NumberField, Select, Stack, ToggleGroup } from '@spinout/design-system';
import { UncontrolledDisclosure, useMessages } from '@spinout/flow-kit/react';
import { Note } from '../../view/note.view.js';
import { experimentMessages } from './experiment.messages.js';
import type { ExperimentModel, ExperimentViewProps } from './experiment-step.model.js';
import { parseNumber, type PlanOption } from './sample-plan.js';

interface PlanOptionsProps extends Pick<ExperimentViewProps, 'send'> {
  readonly plan: NonNullable<ExperimentModel['plan']>;
  /** Whether the smallest detectable effect is known by group size. */
  readonly hasCurve: boolean;
}

/** What few plans need: unequal groups, losses, several comparisons, clusters, and the other curve. */
export function PlanOptions({ plan, send, hasCurve }: PlanOptionsProps) {
  const messages = useMessages(experimentMessages);
  const bind = (field: PlanOption) => ({
    step: 'any' as const,
    min: 0,
    value: plan[field],
    onValueChange: (text: string) => send({ type: 'plan.typed', field, text }),
  });
  return (
    <UncontrolledDisclosure label={messages.moreOptions}>
      <Stack gap={4}>
        <Grid column="narrow" stretch>
          {plan.hasGroups && (
            <NumberField label={messages.ratio} {...bind('ratio')} min={0.1} max={10} />
          )}
          <NumberField label={messages.lossesPercent} {...bind('attrition')} max={90} />
          <NumberField
            label={messages.comparisons}
            {...bind('comparisons')}
            min={1}
            max={100}
            step={1}
          />
          {(parseNumber(plan.comparisons) ?? 1) > 1 && (
            <Select
              label={messages.correction}
              value={plan.correction}
              onValueChange={(correction) => send({ type: 'correction.chosen', correction })}
              options={[
                { value: 'bonferroni', label: messages.bonferroni },
                { value: 'holm', label: messages.holm },
              ]}
            />
          )}
        </Grid>
        <Grid column="narrow" stretch>
          <NumberField label={messages.clusterSize} {...bind('clusterSize')} min={1} max={1000} />
          {plan.clusterSize.trim() !== '' && (
            <>
              <NumberField label={messages.icc} {...bind('icc')} max={1} />
              <NumberField label={messages.variation} {...bind('variation')} max={3} />
            </>
          )}
        </Grid>
        <Note>{messages.clusterNote}</Note>
        {hasCurve && (
          <ToggleGroup
            label={messages.curveView}
            value={plan.view}
            onValueChange={(view) => send({ type: 'curve.chosen', view })}
            items={[
              { value: 'power', label: messages.viewPower },
              { value: 'detectable', label: messages.viewDetectable },
            ]}
          />
        )}
      </Stack>
    </UncontrolledDisclosure>
  );
}
