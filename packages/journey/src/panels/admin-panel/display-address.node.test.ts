import { describe, expect, it } from 'vitest';
import { displayAddress } from './display-address.js';

const ORIGIN = 'https://app.example.org';

describe('an address without secrets', () => {
  it.each([
    ['', ORIGIN],
    ['/proxy/', `${ORIGIN}/proxy`],
    ['https://api.example.org:8443/v2', 'https://api.example.org:8443/v2'],
    ['wss://live.example.org/ws', 'wss://live.example.org/ws'],
  ])('%j is shown in full', (address, text) =>
    expect(displayAddress(address, ORIGIN)).toEqual({ text, isShortened: false }),
  );

  it.each([
    ['https://robot:hunter2@api.example.org/v2', 'https://api.example.org/v2'],
    ['https://hunter2@api.example.org', 'https://api.example.org'],
    ['//robot:hunter2@api.example.org', 'https://api.example.org'],
    ['/\\robot:hunter2@api.example.org', 'https://api.example.org'],
    ['https:robot:hunter2@api.example.org', `${ORIGIN}/api.example.org`],
    ['wss://robot:hunter2@live.example.org/ws', 'wss://live.example.org/ws'],
    ['https://api.example.org/v2?key=hunter2', 'https://api.example.org/v2'],
    ['https://api.example.org/v2#hunter2', 'https://api.example.org/v2'],
    ['/to/https://robot:hunter2@inner.example', `${ORIGIN}/to/https://inner.example`],
    ['/to/robot:hunter2%40inner.example', `${ORIGIN}/to/inner.example`],
  ])('%s is shown without possible secrets', (address, text) => {
    const shown = displayAddress(address, ORIGIN);
    expect(shown).toEqual({ text, isShortened: true });
    expect(shown.text).not.toContain('hunter2');
  });

  it.each(['https://robot:hunter2@', 'javascript:alert(1)', 'data:text/html,x', 'https://a b/'])(
    '%s is no web address, and nothing of it is shown',
    (address) =>
      expect(displayAddress(address, ORIGIN)).toEqual({ text: null, isShortened: false }),
  );

  it('parses absolute addresses on a page without an origin', () => {
    expect(displayAddress('https://api.example.org', 'null').text).toBe('https://api.example.org');
    expect(displayAddress('', 'null').text).toBeNull();
  });
});
