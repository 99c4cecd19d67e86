'use client';
import type { Source } from '@spinout/api-client';
import { Cluster, OriginBadge, Text } from '@spinout/design-system';
import { findName } from '../messages/names.js';
import { useMessages, useNames } from '../messages/messages-provider.js';
import { sourceMessages } from './source.messages.js';

/** Shows the origin of a value, and who made it unless it was the person; nothing if it is unknown. */
export function SourceBadge({ source }: { readonly source: Source | null | undefined }) {
  const messages = useMessages(sourceMessages);
  const authors = useNames('sourceAuthors');
  if (!source) return null;
  return (
    <Cluster gap={2}>
      <OriginBadge origin={source.origin} label={messages[source.origin]} />
      {source.by !== 'The author' && (
        <Text as="span" size="sm" tone="muted">
          {findName(authors, source.by)}
        </Text>
      )}
    </Cluster>
  );
}
