import { vi } from 'vitest';

/** Vitest waits for one second and has no setting for it, which is too short on a busy machine. */
const WAIT_MS = 15_000;

const { waitFor } = vi;

const waitForLonger: typeof vi.waitFor = (callback, options = {}) =>
  waitFor(callback, {
    timeout: WAIT_MS,
    ...(typeof options === 'number' ? { timeout: options } : options),
  });

// Files of one worker share `vi`.
if (waitFor.name !== waitForLonger.name) vi.waitFor = waitForLonger;
