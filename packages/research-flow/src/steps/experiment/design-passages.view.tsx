import type { DesignPassage } from '@spinout/api-client';
import { Stack, Text } from '@spinout/design-system';
import { UncontrolledDisclosure, useMessages } from '@spinout/flow-kit/react';
import { EvidencePassage } from '../../evidence/evidence-passage.view.js';
import { experimentMessages } from './experiment.messages.js';

const LABELS = {
  units: 'takesUnits',
  comparison: 'takesComparison',
  outcome: 'takesOutcome',
  'follow-up': 'takesFollowUp',
} as const;

interface DesignPassagesProps {
  readonly passages: readonly DesignPassage[];
}

/** The passages of the user's paper that a design follows, each with what it takes from it. */
export function DesignPassages({ passages }: DesignPassagesProps) {
  const messages = useMessages(experimentMessages);
  if (passages.length === 0) return null;
  return (
    <UncontrolledDisclosure label={messages.fromYourPaper}>
      <Stack gap={4}>
        {passages.map(({ part, evidence }, index) => (
          <Stack gap={2} key={`${index} ${part}`}>
            <Text weight="medium">{messages[LABELS[part]]}</Text>
            <EvidencePassage evidence={evidence} inContext={false} />
          </Stack>
        ))}
      </Stack>
    </UncontrolledDisclosure>
  );
}
