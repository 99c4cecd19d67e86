import { AuthorizationResponseError } from 'openid-client';
import { Hono } from 'hono';
import { findOrCreateAccount } from '../accounts.js';
import type { AppContext, AppEnv } from '../../http/app-env.js';
import { PROVIDER_IDS, PROVIDER_NAMES, type ProviderId } from '../auth-settings.js';
import type { AuthDependencies } from '../auth-dependencies.js';
import { DEMO_ON_THIS_MACHINE, mayUseDemoAccounts } from '../demo-access.js';
import { setBrowserSecret, consumeBrowserSecret } from '../browser-cookie.js';
import { summarizeError } from '../hide-internal-errors.js';
import { parseLoginQuery, buildReturnAddress } from '../login-query.js';
import { issueCode } from '../one-time-codes.js';
import { PAGE_STYLES, pagePolicy, renderProblemPage } from '../sign-in-pages.js';
import type { SignInProvider } from '../providers/sign-in-provider.js';
import type { SignInRateLimiter } from '../sign-in-limits.js';
import { createTransaction, consumeTransaction } from '../sign-in-transactions.js';
import { sweepSignIns } from '../sweep.js';

/** Error codes of RFC 6749 §4.1.2.1 that are passed to clients. A provider may send any other text. */
const KNOWN_ERRORS = ['access_denied', 'server_error', 'temporarily_unavailable'];

function errorFor(fault: unknown): string {
  if (!(fault instanceof AuthorizationResponseError)) return 'server_error';
  return KNOWN_ERRORS.find((known) => known === fault.error) ?? 'server_error';
}

const DEMO_HINT = 'The person who runs it can set up a sign-in provider.';

/** Redirects a browser through sign-in: to the provider, back to the server, and on to the client. */
export function loginRoutes(
  dependencies: AuthDependencies,
  providers: ReadonlyMap<ProviderId, SignInProvider>,
  consumeLimit: SignInRateLimiter,
) {
  const { settings, log } = dependencies;
  const stylesheet = `${settings.basePath}/auth/sign-in.css`;

  const problem = async (
    context: AppContext,
    status: 400 | 403 | 404 | 429,
    title: string,
    message: string,
  ) => {
    context.header('Content-Security-Policy', pagePolicy());
    context.header('Referrer-Policy', 'no-referrer');
    const home = `${settings.origin}/`;
    return context.html(await renderProblemPage({ title, message, stylesheet, home }), status);
  };

  const sendTooMany = (context: AppContext, seconds: number) => {
    context.header('Retry-After', String(seconds));
    const message = 'Too many sign-ins from your network. Wait a minute, then try again.';
    return problem(context, 429, 'Too many attempts', message);
  };

  const findProvider = (context: AppContext) =>
    [...providers].find(([id]) => id === context.req.param('provider'));

  const refuseDemoAccounts = (context: AppContext) =>
    problem(context, 403, 'Sign-in is not available', `${DEMO_ON_THIS_MACHINE} ${DEMO_HINT}`);

  const isRefused = (context: AppContext, provider: SignInProvider) =>
    provider.isLocal && !mayUseDemoAccounts(context, settings);

  const buildCallbackAddress = (provider: ProviderId) =>
    `${settings.origin}${settings.basePath}/auth/provider-callback/${provider}`;

  const redirectBack = (context: AppContext, address: string) => {
    context.header('Referrer-Policy', 'no-referrer');
    return context.redirect(address, 302);
  };

  return new Hono<AppEnv>()
    .get('/auth/sign-in.css', (context) => {
      context.header('Content-Type', 'text/css; charset=utf-8');
      return context.body(PAGE_STYLES);
    })

    .get('/auth/providers', (context) =>
      context.json({
        providers: PROVIDER_IDS.map((id) => ({
          id,
          name: PROVIDER_NAMES[id],
          configured: settings.keys[id] !== undefined,
          local: providers.get(id)?.isLocal ?? false,
        })),
      }),
    )

    .get('/auth/login/:provider', async (context) => {
      const wait = await consumeLimit('login', context);
      if (wait !== null) return sendTooMany(context, wait);
      const found = findProvider(context);
      if (!found) {
        const message =
          providers.size === 0
            ? 'No sign-in provider is set up on this server. Ask the person who runs it.'
            : 'This sign-in provider is not set up on this server. Choose another one.';
        return problem(context, 404, 'Sign-in is not available', message);
      }
      const [id, provider] = found;
      if (isRefused(context, provider)) return refuseDemoAccounts(context);
      const query = parseLoginQuery(new URL(context.req.url).searchParams, settings);
      if ('problem' in query) {
        return problem(context, 400, 'This sign-in cannot start', query.problem);
      }
      await sweepSignIns(dependencies);
      const { providerRequest, browserSecret } = await createTransaction(dependencies, {
        provider: id,
        ...query,
      });
      try {
        const address = await provider.authorizationUrl({
          ...providerRequest,
          callback: buildCallbackAddress(id),
        });
        setBrowserSecret(context, settings, providerRequest.state, browserSecret);
        return redirectBack(context, address.href);
      } catch (fault) {
        log.warn({ provider: id, fault: summarizeError(fault) }, 'A provider cannot be reached');
        return redirectBack(
          context,
          buildReturnAddress(query, { error: 'temporarily_unavailable' }),
        );
      }
    })

    .get('/auth/provider-callback/:provider', async (context) => {
      const wait = await consumeLimit('providerCallback', context);
      if (wait !== null) return sendTooMany(context, wait);
      const found = findProvider(context);
      if (found && isRefused(context, found[1])) return refuseDemoAccounts(context);
      const { search, searchParams } = new URL(context.req.url);
      const [state = '', ...more] = searchParams.getAll('state');
      const transaction =
        found && more.length === 0
          ? await consumeTransaction(dependencies, {
              provider: found[0],
              state,
              browserSecret: consumeBrowserSecret(context, settings, state),
            })
          : null;
      if (!found || !transaction) {
        const message =
          'There is no sign-in in progress in this browser, or it took longer than ten minutes. Start again.';
        return problem(context, 400, 'This sign-in has expired', message);
      }
      const [id, provider] = found;
      const { request, providerRequest } = transaction;
      try {
        const callbackUrl = new URL(buildCallbackAddress(id) + search);
        const user = await findOrCreateAccount(
          dependencies,
          await provider.identify(callbackUrl, providerRequest),
        );
        const code = await issueCode(dependencies, user.id, request);
        return redirectBack(context, buildReturnAddress(request, { code }));
      } catch (fault) {
        log.warn({ provider: id, fault: summarizeError(fault) }, 'A sign-in failed');
        return redirectBack(context, buildReturnAddress(request, { error: errorFor(fault) }));
      }
    });
}
