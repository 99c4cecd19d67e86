import type { Evidence } from '@spinout/api-client';
import { Split, Stack, Text } from '@spinout/design-system';
import { UncontrolledDisclosure } from '@spinout/flow-kit/react';
import { EvidencePassage } from './evidence-passage.view.js';

/** What connects a term with one other term. */
export interface BridgeSide {
  /** Names the two terms. */
  readonly title: string;
  readonly passages: readonly Evidence[];
  /** Says how many more papers there are than passages. @default there are none */
  readonly more?: string | undefined;
}

interface BridgePassagesProps {
  readonly label: string;
  readonly sides: readonly BridgeSide[];
}

/** A term that connects two others, behind a button: the passages with either, beside each other where there is room. */
export function BridgePassages({ label, sides }: BridgePassagesProps) {
  return (
    <UncontrolledDisclosure label={label}>
      <Split from="md" rowGap={4} align="start">
        {sides.map(({ title, passages, more }) => (
          <Stack key={title} gap={3}>
            <Text size="sm" weight="medium">
              {title}
            </Text>
            {passages.map((evidence, index) => (
              <EvidencePassage key={index} evidence={evidence} inContext={false} />
            ))}
            {more !== undefined && (
              <Text size="sm" tone="muted">
                {more}
              </Text>
            )}
          </Stack>
        ))}
      </Split>
    </UncontrolledDisclosure>
  );
}
