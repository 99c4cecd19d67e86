import { Grid, Heading, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { experimentMessages } from './experiment.messages.js';
import type { ExperimentViewProps } from './experiment-step.model.js';
import { Variables } from './experiment-step.styles.js';

export function VariablesTab({ model }: ExperimentViewProps) {
  const messages = useMessages(experimentMessages);
  const { variables, factor_role: role } = model.design;
  const headings = {
    independent:
      role === undefined
        ? messages.independent
        : role === 'observed'
          ? messages.independentObserved
          : messages.independentOpen,
    dependent: messages.dependent,
    controlled: role === undefined ? messages.controlled : messages.controlledObserved,
  };
  return (
    <Grid gap={6}>
      {(['independent', 'dependent', 'controlled'] as const).map((kind) => (
        <Variables key={kind}>
          <Heading level={3} size="md">
            {headings[kind]}
          </Heading>
          <ul aria-label={headings[kind]}>
            {variables[kind].map((variable, index) => (
              <li key={`${index} ${variable}`}>{variable}</li>
            ))}
            {variables[kind].length === 0 && (
              <li>
                <Text as="span" tone="muted">
                  {messages.noVariables}
                </Text>
              </li>
            )}
          </ul>
        </Variables>
      ))}
    </Grid>
  );
}
