import type { HypothesisStructure } from '@spinout/api-client';
import { useMessages } from '@spinout/flow-kit/react';
import { FactList } from '../../view/fact-list.view.js';
import { CardSection } from '../../view/section.view.js';
import { DIRECTION_MESSAGES } from './hypothesis-labels.js';
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
