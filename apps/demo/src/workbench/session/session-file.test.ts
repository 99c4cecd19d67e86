import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestSession, readSession, applyPendingSession, writeSession } from './session-file.js';

const NOW = new Date('2026-11-21T10:00:00Z');

const warn = vi.fn();
const applySession = () =>
  applyPendingSession(() => ({ store: localStorage, tab: sessionStorage }), warn);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('current-journey', '{"journeyId":"journey-1"}');
  localStorage.setItem('spinout-flow:default', '{"step":3}');
  localStorage.setItem('auth_token', 'secret');
  localStorage.setItem('spinout-session-token', 'secret');
  localStorage.setItem('of-the-host', 'theirs');
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a session file', () => {
  it('contains journeys and runs, but no token and no data of the host', () => {
    const text = writeSession(localStorage, NOW);
    expect(readSession(text)).toEqual({
      'current-journey': '{"journeyId":"journey-1"}',
      'spinout-flow:default': '{"step":3}',
    });
    expect(text).not.toMatch(/secret|theirs/);
  });

  it('is applied once, when the page loads', () => {
    const texts = readSession(writeSession(localStorage, NOW)) ?? {};
    requestSession(sessionStorage, texts);
    // A running journey saves itself when the page unloads.
    localStorage.setItem('current-journey', 'later');
    localStorage.setItem('spinout-run:journey-2', 'later');
    applySession();
    expect(localStorage.getItem('current-journey')).toBe('{"journeyId":"journey-1"}');
    expect(localStorage.getItem('spinout-run:journey-2')).toBeNull();
    expect(localStorage.getItem('auth_token')).toBe('secret');
    localStorage.setItem('current-journey', 'a new one');
    applySession();
    expect(localStorage.getItem('current-journey')).toBe('a new one');
  });

  it('resets the demo but keeps the sign-in and the data of the host', () => {
    requestSession(sessionStorage);
    applySession();
    expect(Object.keys(localStorage).toSorted()).toEqual([
      'auth_token',
      'of-the-host',
      'spinout-session-token',
    ]);
  });

  it('changes nothing if the storage is full', () => {
    requestSession(sessionStorage, { 'current-journey': 'x', 'spinout-flow:default': 'y' });
    const set = vi.spyOn(Storage.prototype, 'setItem');
    set.mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    applySession();
    expect(localStorage.getItem('current-journey')).toBe('{"journeyId":"journey-1"}');
    expect(localStorage.getItem('spinout-flow:default')).toBe('{"step":3}');
    expect(warn).toHaveBeenCalledOnce();
  });

  it('lets the page start without access to the storage', () => {
    const denied = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    expect(() => applyPendingSession(denied, warn)).not.toThrow();
    expect(warn).toHaveBeenCalledOnce();
  });

  it.each([
    ['nothing', ''],
    ['another file', '{"kind":"spinout-results"}'],
    ['a newer version', '{"kind":"spinout-session","version":2,"texts":{}}'],
    ['a list', '{"kind":"spinout-session","version":1,"texts":[]}'],
    ['a token', '{"kind":"spinout-session","version":1,"texts":{"auth_token":"x"}}'],
    ['a key of the host', '{"kind":"spinout-session","version":1,"texts":{"theme":"x"}}'],
    [
      'a value that is no text',
      '{"kind":"spinout-session","version":1,"texts":{"current-journey":1}}',
    ],
  ])('rejects %s', (_, text) => expect(readSession(text)).toBeNull());

  it('never throws, whatever the file', () =>
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => readSession(text)).not.toThrow();
      }),
    ));
});
