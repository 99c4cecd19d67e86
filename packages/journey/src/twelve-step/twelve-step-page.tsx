'use client';
import type { FeatureFlags, PlatformClient } from '@spinout/api-client';
import { Heading } from '@spinout/design-system';
import type { Tools } from '@spinout/journey-kit';
import type { ReactNode } from 'react';
import { useWords } from '../words/words.js';
import { twelveStepMessages } from './twelve-step.messages.js';
import type { TwelveStepResult } from './twelve-step.types.js';

export interface TwelveStepPageScreenProps {
  readonly api: PlatformClient;
  readonly tools: Tools;
  /** What the host has turned off (T-56). @default all on */
  readonly features?: Partial<FeatureFlags> | undefined;
  /** Name of the host that the page is on. Where calls go is the transport's matter (T-65). */
  readonly hostname?: string | undefined;
  /** TWELVE-01: signing in and out. @default none */
  readonly authButtons?: ReactNode;
  /** TWELVE-02. @default none */
  readonly disclaimers?: ReactNode;
  /** TWELVE-01, T-78: words on how the backend does. @default not shown */
  readonly backendStatus?: string | undefined;
  /** T-10: what stands before topic, steps and results. @default shows them */
  readonly gate?: ((content: ReactNode) => ReactNode) | undefined;
  /** Told once for each journey that reached step 12. */
  readonly onComplete?: ((result: TwelveStepResult) => void) | undefined;
}

/** TWELVE: from topic to market launch, inside a page that brings its own frame. */
export function TwelveStepPageScreen({ gate = (content) => content }: TwelveStepPageScreenProps) {
  const words = useWords('twelveStep', twelveStepMessages);
  return (
    <section>
      <Heading level={2}>{words.title}</Heading>
      {gate(null)}
    </section>
  );
}
