'use client';
import type { Source } from '@spinout/api-client';
import { SourceBadge as Badge, sourceMessages } from '@spinout/flow-kit/react';
import { useMessages } from '@spinout/flow-kit/react';

/** The origin badge of a value, with the messages of the journeys; nothing when the reply has no origin. */
export function SourceBadge({ source }: { source: Source | null | undefined }) {
  const messages = useMessages(sourceMessages);
  return <Badge source={source} messages={messages} />;
}
