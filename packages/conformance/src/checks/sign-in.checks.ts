import type { Check, HttpAnswer, Kit } from '../kit/check.types.js';
import { parseHttpAnswer } from '../kit/http-access.js';
import { expectThat } from '../kit/expectations.js';

const PROVIDERS = ['google', 'github', 'orcid'] as const;
const FOREIGN_ORIGIN = 'https://conformance.invalid';
const CALLBACK = '/auth/callback';

/** Unregistered addresses, some similar to the server's own. */
const createForeignAddresses = (origin: string): readonly string[] => {
  const { host } = new URL(origin);
  return [
    `${FOREIGN_ORIGIN}${CALLBACK}`,
    `${FOREIGN_ORIGIN}/${host}${CALLBACK}`,
    `${origin}@conformance.invalid${CALLBACK}`,
    `//conformance.invalid${CALLBACK}`,
  ];
};

async function expectRefused({ auth }: Kit, provider: string, address: string) {
  const path = `/auth/login/${provider}`;
  const reply = await auth.send(`${path}?${new URLSearchParams({ redirect_uri: address })}`);
  const { status } = reply;
  const expected = `a refusal (4xx) of the foreign redirect_uri ${address}`;
  const answer = parseHttpAnswer(`GET ${path}`, reply);
  if (status >= 300 && status < 400) {
    const target = getRedirectTarget(reply, auth.url);
    expectThat(
      target !== null && target.searchParams.has('error') && !isForeign(target),
      expected,
      `it was redirected to ${target ? target.origin + target.pathname : 'an unreadable address'}`,
      answer,
    );
    return;
  }
  const isRefusal = (status >= 400 && status < 500) || status === 501;
  expectThat(isRefusal, expected, `the status was ${status}`, answer);
}

const getRedirectTarget = ({ headers }: HttpAnswer, base: string): URL | null => {
  const location = headers.get('location') ?? '';
  return URL.canParse(location, base) ? new URL(location, base) : null;
};

const isForeign = ({ hostname }: URL) => hostname.endsWith('conformance.invalid');

/** Checks of the start of a sign-in in the browser. */
export const signInChecks: readonly Check[] = PROVIDERS.map((provider, index) => ({
  row: 'API-27',
  title: `refuses unregistered redirect addresses for sign-in with ${provider}`,
  needs: 'http',
  run: async (kit) => {
    const addresses = createForeignAddresses(new URL(kit.auth.url).origin);
    // The server has one list for all providers, so all variants are checked with one provider.
    for (const address of index === 0 ? addresses : addresses.slice(0, 1)) {
      await expectRefused(kit, provider, address);
    }
  },
}));
