'use client';
import { sourceMessages } from '@spinout/flow-kit/react';
import { JourneyFrame, type JourneyFrameProps } from '../../frame/journey-frame.js';
import { useLocale, useMessages } from '@spinout/flow-kit/react';
import { userStatsMessages } from './user-stats.messages.js';
import { UserStatsView } from './user-stats.view.js';

/** Sample figures, for a host that brings its own `JourneyFrame`. */
export function UserStatsScreen() {
  return (
    <UserStatsView
      messages={useMessages(userStatsMessages)}
      sourceMessages={useMessages(sourceMessages)}
      locale={useLocale()}
    />
  );
}

/**
 * Sample figures of a person's work.
 * @example <UserStats />
 */
export function UserStats(frame: JourneyFrameProps) {
  return (
    <JourneyFrame {...frame}>
      <UserStatsScreen />
    </JourneyFrame>
  );
}
