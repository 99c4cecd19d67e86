import { Grid, Heading, Stack, Text } from '@spinout/design-system';
import { useId } from 'react';
import type { ExperimentStepViewProps } from './experiment-step.view.js';

interface VariableListProps {
  readonly title: string;
  readonly variables: readonly string[];
  readonly whenEmpty: string;
}

function VariableList({ title, variables, whenEmpty }: VariableListProps) {
  const titleId = useId();
  return (
    <Stack gap={2}>
      <Heading level={3} size="md" id={titleId}>
        {title}
      </Heading>
      <ul aria-labelledby={titleId}>
        {variables.length === 0 ? (
          <li>
            <Text as="span" tone="muted">
              {whenEmpty}
            </Text>
          </li>
        ) : (
          variables.map((variable, index) => <li key={`${index} ${variable}`}>{variable}</li>)
        )}
      </ul>
    </Stack>
  );
}

/** The independent, dependent and controlled variables. */
export function VariablesTab({ model, messages }: ExperimentStepViewProps) {
  const { independent, dependent, controlled } = model.design.variables;
  const whenEmpty = messages.noVariables;
  return (
    <Grid gap={6}>
      <VariableList title={messages.independent} variables={independent} whenEmpty={whenEmpty} />
      <VariableList title={messages.dependent} variables={dependent} whenEmpty={whenEmpty} />
      <VariableList title={messages.controlled} variables={controlled} whenEmpty={whenEmpty} />
    </Grid>
  );
}
