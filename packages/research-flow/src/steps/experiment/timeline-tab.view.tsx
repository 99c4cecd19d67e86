import { Button, Cluster, fill, Stack, Text, TextArea, TextField } from '@spinout/design-system';
import type { ExperimentStepViewProps } from './experiment-step.view.js';
import { EntryList as List, Phase, Strip } from './experiment-step.styles.js';

/** The editable list of phases. */
export function TimelineTab({ model, send, messages }: ExperimentStepViewProps) {
  const { timeline } = model.design;
  return (
    <Stack gap={4}>
      {model.proportions && (
        <Strip role="img" aria-label={messages.gantt}>
          {model.proportions.map((share, index) => (
            <span key={index} style={{ flexGrow: share }} />
          ))}
        </Strip>
      )}
      {timeline.length === 0 && <Text tone="muted">{messages.noPhases}</Text>}
      <List role="list" aria-label={messages.phases} as="ol">
        {timeline.map((phase, index) => {
          const number = index + 1;
          return (
            <Phase key={index}>
              <div role="group" aria-label={fill(messages.phase, { number })}>
                <TextField
                  label={fill(messages.phaseName, { number })}
                  value={phase.phase}
                  onValueChange={(text) =>
                    send({ type: 'phase.changed', index, change: { phase: text } })
                  }
                />
                <TextField
                  label={fill(messages.phaseDuration, { number })}
                  value={phase.duration}
                  onValueChange={(text) =>
                    send({ type: 'phase.changed', index, change: { duration: text } })
                  }
                />
                <TextArea
                  label={fill(messages.phaseDescription, { number })}
                  rows={2}
                  value={phase.description}
                  onValueChange={(text) =>
                    send({ type: 'phase.changed', index, change: { description: text } })
                  }
                />
              </div>
            </Phase>
          );
        })}
      </List>
      <Cluster>
        <Button onClick={() => send({ type: 'phase.added' })}>{messages.addPhase}</Button>
      </Cluster>
    </Stack>
  );
}
