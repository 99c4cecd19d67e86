import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  button,
  CREATE,
  show as showQuantum,
  successReplies,
} from '../journeys/quantum/quantum-section.test-tools.js';

import type { JourneyEvent } from './journey-events.types.js';

const record = () => {
  const events: JourneyEvent[] = [];
  return { events, onEvent: (event: JourneyEvent) => void events.push(event) };
};

describe('a host that listens to a journey is told', () => {
  it('its calls, and how they ended', async () => {
    const { events, onEvent } = record();
    const { user } = showQuantum(successReplies, { onEvent });
    await user.click(button('Create Circuit'));
    await waitFor(() =>
      expect(events).toEqual([
        { type: 'call.started', call: CREATE },
        { type: 'call.completed', call: CREATE, durationMs: expect.any(Number) as number },
      ]),
    );
  });

  it('a call that failed, and why', async () => {
    const failure = new TypeError('No network');
    const { events, onEvent } = record();
    const { user } = showQuantum(
      { ...successReplies, [CREATE]: () => Promise.reject(failure) },
      { onEvent },
    );
    await user.click(button('Create Circuit'));
    await waitFor(() =>
      expect(events[1]).toMatchObject({
        type: 'call.failed',
        call: CREATE,
        error: { code: 'unreachable', cause: failure },
      }),
    );
  });
});
