'use client';
import type { Source } from '@spinout/api-client';
import { Cluster, OriginBadge, Text } from '@spinout/design-system';
import { useWords } from '../words/words.js';
import { sourceMessages } from './source.messages.js';

/** Says where a value comes from; shows nothing when the reply did not tell. */
export function SourceBadge({ source }: { source: Source | null | undefined }) {
  const words = useWords('source', sourceMessages);
  if (!source) return null;
  return (
    <Cluster gap={2}>
      <OriginBadge origin={source.origin} label={words[source.origin]} />
      <Text as="span" size="sm" tone="muted">
        {source.by}
      </Text>
    </Cluster>
  );
}
