import type { Source } from '@spinout/api-client';
import { Cluster, OriginBadge, Text } from '@spinout/design-system';
import type { SourceMessages } from './source.messages.js';

interface SourceBadgeProps {
  readonly source: Source | null | undefined;
  readonly messages: SourceMessages;
}

/** Shows the origin of a value; nothing if it is unknown. */
export function SourceBadge({ source, messages }: SourceBadgeProps) {
  if (!source) return null;
  return (
    <Cluster gap={2}>
      <OriginBadge origin={source.origin} label={messages[source.origin]} />
      <Text as="span" size="sm" tone="muted">
        {source.by}
      </Text>
    </Cluster>
  );
}
