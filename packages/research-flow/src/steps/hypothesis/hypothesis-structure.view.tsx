import type { HypothesisStructure } from '@spinout/api-client';
import { Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { FactList } from '../../view/fact-list.view.js';
import { CardSection } from '../../view/section.view.js';
import { directionLabels, kindExplanations, kindLabels, partLabels } from './hypothesis-labels.js';
import { hypothesisMessages } from './hypothesis.messages.js';

/** The parts of a hypothesis that are known. */
export function HypothesisStructureList({
  structure,
}: {
  readonly structure: HypothesisStructure;
}) {
  const messages = useMessages(hypothesisMessages);
  const labels = partLabels(messages);
  return (
    <CardSection title={messages.structure}>
      {structure.kind !== 'own' && (
        <Text size="ui">
          {kindLabels(messages)[structure.kind]}: {kindExplanations(messages)[structure.kind]}
        </Text>
      )}
      <FactList
        facts={[
          [labels.factor, structure.factor],
          [labels.comparator, structure.comparator],
          [labels.outcome, structure.outcome],
          [labels.direction, directionLabels(messages)[structure.direction]],
          [labels.mechanism, structure.mechanism],
          [labels.population, structure.population],
          [labels.conditions, structure.conditions],
        ]}
      />
    </CardSection>
  );
}
