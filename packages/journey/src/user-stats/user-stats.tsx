'use client';
import { sourceMessages } from '@spinout/journey-kit/react';
import { JourneyFrame, type JourneyFrameProps } from '../frame/journey-frame.js';
import { useLocale, useWords } from '../words/words.js';
import { userStatsMessages } from './user-stats.messages.js';
import { UserStatsView } from './user-stats.view.js';

/** The figures on a page that brings its own frame. */
export function UserStatsScreen() {
  return (
    <UserStatsView
      words={useWords('userStats', userStatsMessages)}
      sourceWords={useWords('source', sourceMessages)}
      locale={useLocale()}
    />
  );
}

/**
 * MENU-11: sample figures of a person's work (T-49), for any page.
 * @example <UserStats />
 */
export function UserStats(frame: JourneyFrameProps) {
  return (
    <JourneyFrame {...frame}>
      <UserStatsScreen />
    </JourneyFrame>
  );
}
