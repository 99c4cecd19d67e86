'use client';
import { ArrowRightIcon, Banner, Button, FileIcon, Heading, Text } from '@spinout/design-system';
import { useFocusAfter, useMessages } from '@spinout/flow-kit/react';
import { useState } from 'react';
import type { FlowLinks } from '../../flow-links.js';
import { ExampleResult } from './example-result.view.js';
import { JourneySteps } from './journey-steps.view.js';
import { LandingFeatures, LandingStats } from './landing-features.view.js';
import { landingMessages } from './landing.messages.js';
import { Closing, Hero, Problem, Root, Way, Ways, Welcome } from './landing.styles.js';

export type StartButton = 'start' | 'closing';

export interface LandingViewProps {
  /** The button whose request is in progress; both are disabled meanwhile. */
  readonly busy: StartButton | null;
  /** Error of the last start; null if none. */
  readonly error: string | null;
  readonly advice?: string | null | undefined;
  readonly onStart: (button: StartButton) => void;
  /** Ways to the guided flow. @default none */
  readonly flow?: FlowLinks | undefined;
}

/** The landing page: the product, an example of its results, and the ways to start. */
export function LandingView({ busy, error, advice, onStart, flow = {} }: LandingViewProps) {
  const messages = useMessages(landingMessages);
  // The error is shown next to the button that was used.
  const [used, setUsed] = useState<StartButton>('start');
  const waiting = busy !== null;
  const again = useFocusAfter<HTMLButtonElement>(waiting);
  const button = (name: StartButton, label: string, busyLabel: string) => (
    <Button
      ref={used === name ? again : null}
      variant="primary"
      busy={busy === name}
      disabled={waiting}
      iconAfter={busy === name ? null : <ArrowRightIcon size={16} />}
      onClick={() => {
        setUsed(name);
        onStart(name);
      }}
    >
      {busy === name ? busyLabel : label}
    </Button>
  );
  const problem = (name: StartButton) =>
    error !== null &&
    used === name && (
      <Problem>
        <Banner tone="error">{error}</Banner>
        {advice && (
          <Text size="ui" tone="muted">
            {advice}
          </Text>
        )}
      </Problem>
    );
  return (
    <Root data-part="landing">
      <Hero data-part="landing-hero">
        <Welcome>
          <Heading level={2}>{messages.title}</Heading>
          <Text size="lg">{messages.intro}</Text>
          {flow.resume}
          <Ways>
            {flow.onBringPaper && (
              <Way>
                <Button
                  variant="primary"
                  disabled={waiting}
                  icon={<FileIcon size={16} />}
                  onPointerEnter={flow.onPaperExpected}
                  onFocus={flow.onPaperExpected}
                  onClick={() => flow.onBringPaper?.()}
                >
                  {messages.bringPaper}
                </Button>
                <Text size="sm" tone="muted">
                  {messages.bringPaperHint}
                </Text>
              </Way>
            )}
            <Way>
              {problem('start')}
              {button('start', messages.start, messages.starting)}
              <Text size="sm" tone="muted">
                {messages.startHint}
              </Text>
            </Way>
          </Ways>
        </Welcome>
        <ExampleResult onOpen={flow.onOpenExample} />
      </Hero>
      <LandingFeatures />
      <LandingStats />
      <JourneySteps />
      <Closing data-part="landing-closing">
        {problem('closing')}
        <Heading level={3} size="2xl">
          {messages.closingTitle}
        </Heading>
        {button('closing', messages.closing, messages.closingBusy)}
      </Closing>
    </Root>
  );
}
