import { resolve } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import EndlessFilesReporter from './endless-files.reporter.mjs';

const MINUTE_MS = 60_000;
const at = (path: string) => ({ moduleId: resolve(path) });
const end = vi.fn<(message: string) => void>();
let reporter: EndlessFilesReporter;

beforeEach(() => {
  vi.useFakeTimers();
  end.mockReset();
  reporter = new EndlessFilesReporter({ end });
  reporter.onTestRunStart();
});
afterEach(() => {
  reporter.onTestRunEnd();
  vi.useRealTimers();
});

it('names the files that have not ended for ten minutes, and ends the run', () => {
  reporter.onTestModuleQueued(at('a.test.ts'));
  reporter.onTestModuleQueued(at('b.test.ts'));
  vi.advanceTimersByTime(5 * MINUTE_MS);
  reporter.onTestModuleEnd(at('a.test.ts'));
  reporter.onTestModuleQueued(at('c.test.ts'));
  vi.advanceTimersByTime(4 * MINUTE_MS);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(MINUTE_MS);
  expect(end.mock.calls).toEqual([['FAIL b.test.ts has not ended within 10 minutes.\n']]);
});

it('does not end a run whose files end, however long it takes', () => {
  for (let minute = 0; minute < 60; minute += 1) {
    reporter.onTestModuleQueued(at('a.test.ts'));
    vi.advanceTimersByTime(MINUTE_MS);
    reporter.onTestModuleEnd(at('a.test.ts'));
  }
  expect(end).not.toHaveBeenCalled();
});

it('looks at nothing once the run has ended', () => {
  reporter.onTestModuleQueued(at('a.test.ts'));
  reporter.onTestRunEnd();
  vi.advanceTimersByTime(20 * MINUTE_MS);
  expect(end).not.toHaveBeenCalled();
});
