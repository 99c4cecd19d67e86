'use client';
import type { PlatformClient } from '@spinout/api-client';
import { Heading } from '@spinout/design-system';
import type { Tools } from '@spinout/journey-kit';
import { useId } from 'react';
import { useWords } from '../words/words.js';
import { quantumMessages } from './quantum.messages.js';

export interface QuantumSectionScreenProps {
  readonly api: PlatformClient;
  readonly tools: Tools;
}

/** QC: circuits and molecules, inside a page that brings its own frame. */
export function QuantumSectionScreen(_: QuantumSectionScreenProps) {
  const words = useWords('quantum', quantumMessages);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading level={2} id={id}>
        {words.title}
      </Heading>
    </section>
  );
}
