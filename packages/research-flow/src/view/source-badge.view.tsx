'use client';
import type { Source } from '@spinout/api-client';
import { SourceBadge as Badge, sourceMessages } from '@spinout/journey-kit/react';
import { useWords } from '../words/words.js';

/** Says where a value comes from, in the flow's words; shows nothing when the reply did not tell. */
export function SourceBadge({ source }: { source: Source | null | undefined }) {
  const words = useWords('source', sourceMessages);
  return <Badge source={source} words={words} />;
}
