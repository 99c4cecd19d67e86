import type { PowerAnalysis } from '@spinout/api-client';
import { Grid, NumberField, Stack, Table, Text, fill, formatPercent } from '@spinout/design-system';
import { UncontrolledDisclosure, useLocale, useMessages } from '@spinout/flow-kit/react';
import { Note } from '../../view/note.view.js';
import { EffectChoice } from './effect-choice.view.js';
import { experimentMessages } from './experiment.messages.js';
import type { ExperimentModel, ExperimentViewProps } from './experiment-step.model.js';
import { Figure } from './experiment-step.styles.js';
import type { PlanField } from './sample-plan.js';

const WIDTH = 480;
const HEIGHT = 200;
const AXIS_WIDTH = 40;
const AXIS_HEIGHT = 24;

interface PowerProps extends ExperimentViewProps {
  readonly analysis: PowerAnalysis;
}

/** The power analysis behind the sample size: a sentence, the power curve, and the curve as a table. */
export function Power(props: PowerProps) {
  const { analysis, model } = props;
  const { plan, sizeChanged, recalculation } = model;
  const messages = useMessages(experimentMessages);
  const locale = useLocale();
  return (
    <UncontrolledDisclosure label={messages.power}>
      <Stack gap={4}>
        {plan && <PlanFields {...props} plan={plan} />}
        {sizeChanged && recalculation !== 'running' && (
          <Text tone="muted">{fill(messages.changedSize, { total: analysis.total })}</Text>
        )}
        <Text face="serif">{analysis.statement}</Text>
        <Note>{analysis.effect.basis}</Note>
        <PowerCurve analysis={analysis} />
        <UncontrolledDisclosure label={messages.powerTable}>
          <Table
            caption={messages.powerTable}
            captionHidden
            columns={[
              { id: 'n', header: messages.perGroup, align: 'end', cell: (row) => row.per_group },
              {
                id: 'power',
                header: messages.powerShare,
                align: 'end',
                cell: (row) => formatPercent(row.power, locale, 1),
              },
            ]}
            rows={analysis.curve.map((point, index) => ({ ...point, index }))}
            rowKey={({ index }) => String(index)}
          />
        </UncontrolledDisclosure>
      </Stack>
    </UncontrolledDisclosure>
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

function PowerCurve({ analysis }: { readonly analysis: PowerAnalysis }) {
  const messages = useMessages(experimentMessages);
  const locale = useLocale();
  const maxPerGroup = Math.max(
    analysis.per_group,
    ...analysis.curve.map((point) => point.per_group),
    1,
  );
  const x = (perGroup: number) => AXIS_WIDTH + (perGroup / maxPerGroup) * (WIDTH - AXIS_WIDTH - 8);
  const y = (power: number) => 8 + (1 - power) * (HEIGHT - AXIS_HEIGHT - 8);
  // The rounded-up sample size reaches slightly more than the requested power, so the dot is placed at the power on the curve.
  const reached =
    analysis.curve.find((point) => point.per_group === analysis.per_group)?.power ?? analysis.power;
  const points = analysis.curve.map((point) => `${x(point.per_group)},${y(point.power)}`).join(' ');
  return (
    <Figure>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        {[0, 0.5, analysis.power, 1].map((power, index) => (
          <g key={index}>
            <line
              x1={AXIS_WIDTH}
              x2={WIDTH - 8}
              y1={y(power)}
              y2={y(power)}
              stroke="currentColor"
              strokeOpacity="0.2"
            />
            <text x={AXIS_WIDTH - 6} y={y(power) + 4} textAnchor="end">
              {formatPercent(power, locale)}
            </text>
          </g>
        ))}
        <polyline points={points} fill="none" stroke="currentColor" strokeWidth="2" />
        <circle cx={x(analysis.per_group)} cy={y(reached)} r="5" fill="currentColor" />
        <text x={x(analysis.per_group)} y={HEIGHT - 6} textAnchor="middle">
          {analysis.per_group}
        </text>
      </svg>
      <figcaption>{messages.powerCaption}</figcaption>
    </Figure>
  );
}
