import type { HypothesisStructure } from '@spinout/api-client';
import { Heading, Stack, Text } from '@spinout/design-system';
import { Fragment } from 'react';
import { Facts } from '../../view/step-layout.styles.js';
import { directionLabels, kindExplanations, kindLabels, partLabels } from './hypothesis-labels.js';
import type { HypothesisMessages } from './hypothesis.messages.js';

interface HypothesisStructureListProps {
  readonly structure: HypothesisStructure;
  readonly messages: HypothesisMessages;
}

/** The parts of a hypothesis that are known. */
export function HypothesisStructureList({ structure, messages }: HypothesisStructureListProps) {
  const labels = partLabels(messages);
  const { factor, comparator, outcome, mechanism, population, conditions } = structure;
  const parts = {
    factor,
    comparator,
    outcome,
    direction: directionLabels(messages)[structure.direction],
    mechanism,
    population,
    conditions,
  };
  return (
    <Stack as="section" gap={2}>
      <Heading level={4} size="ui">
        {messages.structure}
      </Heading>
      {structure.kind !== 'own' && (
        <Text size="ui">
          {kindLabels(messages)[structure.kind]}: {kindExplanations(messages)[structure.kind]}
        </Text>
      )}
      <Facts>
        {(Object.keys(parts) as (keyof typeof parts)[]).map((name) =>
          parts[name] === undefined || parts[name].trim() === '' ? null : (
            <Fragment key={name}>
              <dt>{labels[name]}</dt>
              <dd>{parts[name]}</dd>
            </Fragment>
          ),
        )}
      </Facts>
    </Stack>
  );
}
