'use client';
import { Banner, Button, Heading, Text } from '@spinout/design-system';
import { useWords } from '../words/words.js';
import { landingMessages, type LandingMessages } from './landing.messages.js';

/** The two buttons that start a journey. */
export type StartButton = 'start' | 'closing';

export interface LandingViewProps {
  /** The button whose start is under way; both wait for it (T-47). */
  readonly busy: StartButton | null;
  /** What went wrong with the last start (LAND-08); null when nothing did. */
  readonly error: string | null;
  /** A journey is asked for, by the button that was used. */
  readonly onStart: (button: StartButton) => void;
  /** @default the journeys' words */
  readonly words?: LandingMessages | undefined;
}

/** LAND-01…08: what the product is, and two ways to begin. */
export function LandingView({ busy, error, onStart, words: given }: LandingViewProps) {
  const ours = useWords('landing', landingMessages);
  const words = given ?? ours;
  return (
    <>
      <Heading level={2}>{words.title}</Heading>
      <Text>{words.intro}</Text>
      {error !== null && <Banner tone="error">{error}</Banner>}
      <Button
        variant="primary"
        busy={busy === 'start'}
        disabled={busy !== null}
        onClick={() => onStart('start')}
      >
        {busy === 'start' ? words.starting : words.start}
      </Button>
      <Button busy={busy === 'closing'} disabled={busy !== null} onClick={() => onStart('closing')}>
        {busy === 'closing' ? words.closingBusy : words.closing}
      </Button>
    </>
  );
}
