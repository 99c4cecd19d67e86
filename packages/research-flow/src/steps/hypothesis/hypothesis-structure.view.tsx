import type { HypothesisStructure } from '@spinout/api-client';
import { Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { FactList } from '../../view/fact-list.view.js';
import { CardSection } from '../../view/section.view.js';
import { DIRECTION_MESSAGES, EXPLANATION_MESSAGES, KIND_MESSAGES } from './hypothesis-labels.js';
import { hypothesisMessages } from './hypothesis.messages.js';

/** The parts of a hypothesis that are known. */
export function HypothesisStructureList({
  structure,
}: {
  readonly structure: HypothesisStructure;
}) {
  const messages = useMessages(hypothesisMessages);
  return (
    <CardSection title={messages.structure}>
      {structure.kind !== 'own' && (
        <Text size="ui">
          {messages[KIND_MESSAGES[structure.kind]]}:{' '}
          {messages[EXPLANATION_MESSAGES[structure.kind]]}
        </Text>
      )}
      <FactList
        facts={[
          [messages.partFactor, structure.factor],
          [messages.partComparator, structure.comparator],
          [messages.partOutcome, structure.outcome],
          [messages.partDirection, messages[DIRECTION_MESSAGES[structure.direction]]],
          [messages.partMechanism, structure.mechanism],
          [messages.partPopulation, structure.population],
          [messages.partConditions, structure.conditions],
        ]}
      />
    </CardSection>
  );
}
