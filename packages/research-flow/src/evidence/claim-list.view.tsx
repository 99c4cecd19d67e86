'use client';
import type { Claim } from '@spinout/api-client';
import { Badge, Cluster, Stack, Text, WarningIcon } from '@spinout/design-system';
import { Fold } from '../view/fold.js';
import { useWords } from '../words/words.js';
import { EvidencePassage } from './evidence-passage.view.js';
import { evidenceMessages } from './evidence.messages.js';

interface ClaimListProps {
  /** Name of the list. */
  readonly label: string;
  readonly claims: readonly Claim[];
}

/** Sentences with the passages they rest on; one without a passage says so. */
export function ClaimList({ label, claims }: ClaimListProps) {
  if (claims.length === 0) return null;
  return (
    <Stack as="ul" gap={3} aria-label={label}>
      {claims.map((claim, index) => (
        <Stack as="li" gap={1} key={index}>
          <Text face="serif">{claim.text}</Text>
          <Support claim={claim} />
        </Stack>
      ))}
    </Stack>
  );
}

function Support({ claim: { evidence } }: { claim: Claim }) {
  const words = useWords('evidence', evidenceMessages);
  if (evidence.length === 0) {
    return (
      <Cluster gap={2}>
        <Badge tone="warning" icon={<WarningIcon size={16} />}>
          {words.unsupported}
        </Badge>
        <Text as="span" size="sm" tone="muted">
          {words.unsupportedWhy}
        </Text>
      </Cluster>
    );
  }
  return (
    <Fold label={words.showPassage}>
      <Stack gap={4}>
        {evidence.map((passage) => (
          <EvidencePassage
            key={`${passage.document_id}:${passage.page}:${passage.start}`}
            evidence={passage}
          />
        ))}
      </Stack>
    </Fold>
  );
}
