import { describe, expect, it } from 'vitest';
import { cookieFetch } from './cookie-fetch.js';

const ORIGIN = 'https://spinout.test';

/** A fetch that replies with these cookies in order and records the cookies it receives. */
const recording = (...cookieSets: readonly (readonly string[])[]) => {
  const sent: (string | null)[] = [];
  const send: typeof fetch = (input, init) => {
    const headers = new Headers();
    for (const cookie of cookieSets[sent.length] ?? []) headers.append('set-cookie', cookie);
    sent.push(new Request(input, init).headers.get('cookie'));
    return Promise.resolve(new Response('', { headers }));
  };
  return { sent, send };
};

describe('A fetch with a cookie jar', () => {
  it('sends stored cookies and removes expired ones', async () => {
    const { sent, send } = recording(
      ['visitor=abc=1; Path=/; HttpOnly', 'other=x; Max-Age=600'],
      ['other=; Max-Age=0'],
    );
    const fetchWithCookies = cookieFetch(ORIGIN, send);
    for (let turn = 0; turn < 3; turn += 1) await fetchWithCookies(`${ORIGIN}/api`);
    expect(sent).toEqual([null, 'visitor=abc=1; other=x', 'visitor=abc=1']);
  });

  it('neither sends cookies to other origins nor stores theirs', async () => {
    const { sent, send } = recording(['visitor=abc'], ['visitor=evil']);
    const fetchWithCookies = cookieFetch(ORIGIN, send);
    await fetchWithCookies(`${ORIGIN}/api`);
    await fetchWithCookies('https://elsewhere.test/api');
    await fetchWithCookies(`${ORIGIN}/api`);
    expect(sent).toEqual([null, null, 'visitor=abc']);
  });
});
