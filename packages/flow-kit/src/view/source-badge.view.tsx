'use client';
import type { Source } from '@spinout/api-client';
import { Cluster, OriginBadge, Text } from '@spinout/design-system';
import { useMessages } from '../messages/messages-provider.js';
import { formatSourceAuthor } from './source-author.messages.js';
import { sourceMessages } from './source.messages.js';

/** Shows the origin of a value; nothing if it is unknown. */
export function SourceBadge({ source }: { readonly source: Source | null | undefined }) {
  const messages = useMessages(sourceMessages);
  if (!source) return null;
  return (
    <Cluster gap={2}>
      <OriginBadge origin={source.origin} label={messages[source.origin]} />
      <Text as="span" size="sm" tone="muted">
        {formatSourceAuthor(source.by, messages)}
      </Text>
    </Cluster>
  );
}
