import { vi } from 'vitest';
import { idSource } from '../machine/tools.js';

/** Tools for tests: a clock that stands still and a log that can be read. */
export const testTools = () => {
  const now = () => new Date('2026-03-02T10:00:00Z');
  return { log: { warn: vi.fn(), error: vi.fn() }, now, newId: idSource(now) };
};
