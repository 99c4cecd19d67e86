'use client';
import type { Source } from '@spinout/api-client';
import { SourceBadge as Badge, sourceMessages } from '@spinout/flow-kit/react';
import { useMessages } from '@spinout/flow-kit/react';

/** Shows the origin of a value, with the flow's messages; nothing if the origin is unknown. */
export function SourceBadge({ source }: { source: Source | null | undefined }) {
  const messages = useMessages(sourceMessages);
  return <Badge source={source} messages={messages} />;
}
