'use client';
import type { Source } from '@spinout/api-client';
import { SourceBadge as Badge, sourceMessages } from '@spinout/flow-kit/react';
import { useMessages } from '../messages/flow-messages.js';

/** Says where a value comes from, in the flow's words; shows nothing when the reply did not tell. */
export function SourceBadge({ source }: { source: Source | null | undefined }) {
  const messages = useMessages('source', sourceMessages);
  return <Badge source={source} messages={messages} />;
}
