import { once } from 'node:events';
import { request } from 'node:http';

interface Cookie {
  readonly name: string;
  readonly path: string;
  readonly value: string;
}

const MAX_REDIRECTS = 12;

/** The parts of a browser that sign-in needs: cookies by path, single redirects, forms with an origin. */
export interface Browser {
  /** Requests an address without following redirects. */
  readonly visit: (address: string, init?: RequestInit) => Promise<Response>;
  /** Follows redirects until there is a page or the address starts with one of `stops`. */
  readonly follow: (
    address: string,
    stops: readonly string[],
    init?: RequestInit,
  ) => Promise<{ readonly address: string; readonly reply: Response | null }>;
  /** Creates the request of a form on a page of the same origin. */
  readonly send: (address: string, fields: Readonly<Record<string, string>>) => RequestInit;
  readonly cookies: () => readonly Cookie[];
  readonly forgetCookies: () => void;
}

function parseCookie(line: string): Cookie & { readonly isGone: boolean; readonly line: string } {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const [name = '', ...value] = pair.split('=');
  const attribute = (attributeName: string) =>
    attributes
      .map((part) => part.split('='))
      .find(([key = '']) => key.toLowerCase() === attributeName)?.[1];
  const expires = attribute('expires');
  const isGone =
    attribute('max-age') === '0' || (expires !== undefined && Date.parse(expires) < Date.now());
  return { name, value: value.join('='), path: attribute('path') ?? '/', isGone, line };
}

export function openBrowser(): Browser {
  const jar = new Map<string, Cookie>();

  const visit: Browser['visit'] = async (address, init = {}) => {
    const { pathname } = new URL(address);
    const fitting = [...jar.values()].filter(({ path }) => pathname.startsWith(path));
    const headers = new Headers(init.headers);
    if (fitting.length > 0) {
      headers.set('cookie', fitting.map(({ name, value }) => `${name}=${value}`).join('; '));
    }
    const reply = await fetch(address, { ...init, headers, redirect: 'manual' });
    for (const cookie of reply.headers.getSetCookie().map(parseCookie)) {
      const key = `${cookie.path} ${cookie.name}`;
      if (cookie.isGone) jar.delete(key);
      else jar.set(key, cookie);
    }
    return reply;
  };

  const follow: Browser['follow'] = async (address, stops, init) => {
    let current = address;
    let request = init;
    for (let step = 0; step < MAX_REDIRECTS; step += 1) {
      const at = current;
      if (stops.some((stop) => at.startsWith(stop))) return { address: current, reply: null };
      const reply = await visit(current, request);
      const next = reply.headers.get('location');
      if (next === null) return { address: current, reply };
      await reply.body?.cancel();
      current = new URL(next, current).href;
      request = {};
    }
    throw new Error(`Too many redirects, the last to ${current}`);
  };

  return {
    visit,
    follow,
    send: (address, fields) => ({
      method: 'POST',
      headers: {
        origin: new URL(address).origin,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(fields).toString(),
    }),
    cookies: () => [...jar.values()],
    forgetCookies: () => {
      jar.clear();
    },
  };
}

/** Sends a request with any headers, including Host, which a browser would not send. */
export const requestRaw = async (
  address: string,
  headers: Readonly<Record<string, string>>,
): Promise<string> => {
  const sent = request(address, { headers });
  sent.end();
  const [reply] = (await once(sent, 'response')) as [AsyncIterable<Buffer>];
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};
