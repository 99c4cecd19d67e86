import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors, Provider } from 'oidc-provider';
import type { AuthLog } from '../auth-dependencies.js';
import { summarizeError } from '../hide-internal-errors.js';
import { PAGE_STYLES, pagePolicy, renderProblemPage, type Html } from '../sign-in-pages.js';
import { isFromSameOrigin } from '../same-origin.js';
import {
  createIdentityConfiguration,
  STYLESHEET,
  type IdentitySettings,
} from './identity-configuration.js';
import { renderAccountChoice } from './interaction-pages.js';
import type { LocalAccount } from './local-accounts.js';

interface LocalIdentitySettings extends IdentitySettings {
  /** Address of the provider, including its mount path, e.g. `http://localhost:4173/identity`. */
  readonly issuer: string;
  readonly log: AuthLog;
  /** Origins that a completed sign-in may redirect to, in addition to the provider's own. */
  readonly returnOrigins?: readonly string[];
  /** Whether other machines may use the accounts; the page then warns of it. @default false */
  readonly isOpenToEveryone?: boolean;
}

export interface LocalIdentityProvider {
  readonly handle: (incoming: IncomingMessage, outgoing: ServerResponse) => void;
  readonly accounts: readonly LocalAccount[];
}

const MAX_FORM_BYTES = 4096;
const INTERACTION_PATH = /^\/interaction\/[\w-]+(?<cancel>\/cancel)?$/;

/** A local OpenID Connect provider for one server: the real protocol without network and passwords. */
export function createLocalIdentityProvider(
  settings: LocalIdentitySettings,
): LocalIdentityProvider {
  const { issuer, accounts, log } = settings;
  const { origin, host, protocol, pathname: mountPath } = new URL(issuer);
  const home = `${origin}/`;
  const stylesheet = mountPath + STYLESHEET;
  const provider = new Provider(
    issuer,
    createIdentityConfiguration({ ...settings, mountPath, home }),
  );
  provider.proxy = true;
  provider.on('server_error', (_, fault) => {
    log.error({ fault: summarizeError(fault) }, 'The local identity provider failed');
  });
  const protocolHandler = provider.callback();
  const guards = Object.entries({
    'content-security-policy': pagePolicy(settings.returnOrigins),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    // With `no-referrer`, browsers would send the form with the origin "null".
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
  });

  const sendPage = async (outgoing: ServerResponse, status: number, content: Html) => {
    const text = String(await content);
    outgoing.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(text);
  };
  const sendProblem = (outgoing: ServerResponse, status: number, title: string, message: string) =>
    sendPage(outgoing, status, renderProblemPage({ title, message, stylesheet, home }));

  const sendChoice = (outgoing: ServerResponse, path: string, isEmpty: boolean) =>
    sendPage(
      outgoing,
      isEmpty ? 400 : 200,
      renderAccountChoice({
        accounts,
        action: mountPath + path,
        cancelAction: `${mountPath}${path}/cancel`,
        stylesheet,
        isEmpty,
        isOpenToEveryone: settings.isOpenToEveryone ?? false,
      }),
    );

  /** Removes the session of the previous account, so that another account can be chosen. */
  async function forgetSession(incoming: IncomingMessage, outgoing: ServerResponse) {
    const interaction = await provider.interactionDetails(incoming, outgoing);
    if (!interaction.session) return;
    const session = await provider.Session.findByUid(interaction.session.uid);
    await session?.destroy();
    delete interaction.session;
    await interaction.persist();
  }

  async function handleInteraction(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    path: string,
    isCancel: boolean,
  ) {
    const { prompt } = await provider.interactionDetails(incoming, outgoing);
    if (incoming.method === 'GET' && !isCancel && prompt.name === 'login') {
      return sendChoice(outgoing, path, false);
    }
    if (incoming.method !== 'POST' || prompt.name !== 'login') {
      return sendProblem(outgoing, 405, 'This action is not available', 'Start the sign-in again.');
    }
    if (!isFromSameOrigin(incoming.headers, origin)) {
      const message = 'The form was sent from another site. Start the sign-in again.';
      return sendProblem(outgoing, 403, 'This form cannot be accepted', message);
    }
    const submission = { mergeWithLastSubmission: false };
    if (isCancel) {
      const refusal = {
        error: 'access_denied',
        error_description: 'The user canceled the sign-in',
      };
      return provider.interactionFinished(incoming, outgoing, refusal, submission);
    }
    const chosen = (await readFormBody(incoming))?.get('account');
    const account = accounts.find(({ subject }) => subject === chosen);
    if (!account) {
      return sendChoice(outgoing, path, true);
    }
    await forgetSession(incoming, outgoing);
    const login = { accountId: account.subject };
    await provider.interactionFinished(incoming, outgoing, { login }, submission);
  }

  async function handleRequest(incoming: IncomingMessage, outgoing: ServerResponse) {
    const requestUrl = incoming.url ?? '';
    for (const [name, value] of guards) outgoing.setHeader(name, value);
    if (!requestUrl.startsWith(`${mountPath}/`)) {
      return sendProblem(outgoing, 404, 'Page not found', 'Start the sign-in again.');
    }
    const path = (requestUrl.split('?')[0] ?? '').slice(mountPath.length);
    if (path === STYLESHEET) {
      const headers = {
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'max-age=3600',
      };
      outgoing.writeHead(200, headers).end(PAGE_STYLES);
      return;
    }
    // Links use the origin of the issuer, regardless of the host header.
    const { 'x-forwarded-host': _, ...headers } = incoming.headers;
    incoming.headers = { ...headers, host, 'x-forwarded-proto': protocol.slice(0, -1) };
    const interaction = INTERACTION_PATH.exec(path);
    if (interaction) {
      const isCancel = interaction.groups?.['cancel'] !== undefined;
      const start = isCancel ? path.slice(0, -'/cancel'.length) : path;
      return handleInteraction(incoming, outgoing, start, isCancel);
    }
    Object.assign(incoming, { originalUrl: requestUrl, url: requestUrl.slice(mountPath.length) });
    await protocolHandler(incoming, outgoing);
  }

  async function handleError(outgoing: ServerResponse, fault: unknown) {
    if (fault instanceof errors.SessionNotFound) {
      const message = 'The sign-in expired or was started in another browser. Start it again.';
      return sendProblem(outgoing, 400, 'This sign-in has expired', message);
    }
    log.error({ fault: summarizeError(fault) }, 'The local identity provider failed');
    if (outgoing.headersSent) outgoing.end();
    else await sendProblem(outgoing, 500, 'Sign-in is temporarily unavailable', 'Try again later.');
  }

  const handle: LocalIdentityProvider['handle'] = (incoming, outgoing) => {
    handleRequest(incoming, outgoing)
      .catch((fault: unknown) => handleError(outgoing, fault))
      .catch((fault: unknown) => {
        log.error({ fault: summarizeError(fault) }, 'The local identity provider failed');
        outgoing.destroy();
      });
  };
  return { handle, accounts };
}

/** Reads the fields of a small form; null if the body is not a form or too long. */
async function readFormBody(incoming: IncomingMessage): Promise<URLSearchParams | null> {
  const type = incoming.headers['content-type'] ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) return null;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_FORM_BYTES) return null;
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
