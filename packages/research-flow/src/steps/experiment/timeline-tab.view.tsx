import { Button, Cluster, fill, Stack, Text, TextArea, TextField } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import type { ExperimentViewProps } from './experiment-step.model.js';
import { Phase } from './experiment-step.styles.js';
import { experimentMessages } from './experiment.messages.js';
import { TimelineChart } from './timeline-chart.view.js';
import { MAX_LINE_CHARACTERS } from '../../view/field-limits.js';
import { RuledList } from '../../view/ruled-list.styles.js';

/** The editable list of phases. */
export function TimelineTab({ model, send }: ExperimentViewProps) {
  const messages = useMessages(experimentMessages);
  const { timeline } = model.design;
  const { untimedPhases } = model;
  return (
    <Stack gap={4}>
      {model.phases && <TimelineChart phases={model.phases} />}
      {timeline.length === 0 && <Text tone="muted">{messages.noPhases}</Text>}
      <RuledList role="list" aria-label={messages.phases} as="ol">
        {timeline.map((phase, index) => {
          const number = index + 1;
          const bind = (name: 'phase' | 'duration' | 'description') => ({
            value: phase[name],
            maxLength: MAX_LINE_CHARACTERS,
            onValueChange: (text: string) =>
              send({ type: 'phase.changed', index, change: { [name]: text } }),
          });
          return (
            <Phase key={index}>
              <div
                data-untimed={untimedPhases.includes(index) || undefined}
                role="group"
                aria-label={fill(messages.phase, { number })}
              >
                <TextField label={fill(messages.phaseName, { number })} {...bind('phase')} />
                {!untimedPhases.includes(index) && (
                  <TextField
                    label={fill(messages.phaseDuration, { number })}
                    {...bind('duration')}
                  />
                )}
                <TextArea
                  label={fill(messages.phaseDescription, { number })}
                  rows={2}
                  {...bind('description')}
                />
              </div>
            </Phase>
          );
        })}
      </RuledList>
      <Cluster>
        <Button onClick={() => send({ type: 'phase.added' })}>{messages.addPhase}</Button>
      </Cluster>
    </Stack>
  );
}
