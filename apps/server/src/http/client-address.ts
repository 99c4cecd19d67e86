import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { AppContext } from './app-env.js';
import { isLoopbackAddress, isLoopbackHost } from './loopback.js';

/** Number of trusted proxies in front of the server, which decides how much of `X-Forwarded-…` is trusted. */
export interface ProxySettings {
  readonly trustedProxies: number;
}

/** A household or laboratory usually has a /64 network. */
const IPV6_HOME_BITS = 64;

const splitList = (header: string | undefined): string[] =>
  (header ?? '').split(',').map((item) => item.trim());

/** The entry of the outermost trusted proxy; earlier entries are not trustworthy. */
const getForwardedValue = (header: string | undefined, { trustedProxies }: ProxySettings) => {
  if (trustedProxies === 0 || header === undefined) return undefined;
  const items = splitList(header);
  return items[Math.max(0, items.length - trustedProxies)];
};

/** Returns the address of the caller, from the socket or the trusted proxies. Empty without a socket. */
export function clientAddress(context: AppContext, settings: ProxySettings): string {
  const forwarded = getForwardedValue(context.req.header('x-forwarded-for'), settings);
  if (forwarded !== undefined && isIP(forwarded) !== 0) return forwarded;
  return socketAddress(context);
}

/** As {@link clientAddress}, before the request reaches the app. */
export function incomingAddress(
  { headers, socket }: IncomingMessage,
  settings: ProxySettings,
): string {
  const header = headers['x-forwarded-for'];
  const forwarded = getForwardedValue(header === undefined ? header : String(header), settings);
  if (forwarded !== undefined && isIP(forwarded) !== 0) return forwarded;
  return socket.remoteAddress ?? '';
}

/** Whether the browser uses TLS. */
export function isSecure(context: AppContext, settings: ProxySettings): boolean {
  const socket = context.env?.incoming?.socket;
  if (socket && 'encrypted' in socket && socket.encrypted === true) return true;
  return (
    getForwardedValue(context.req.header('x-forwarded-proto'), settings)?.toLowerCase() === 'https'
  );
}

/** Headers that proxies, load balancers and tunnels add. */
const FORWARDING_HEADERS = [
  'cf-connecting-ip',
  'fastly-client-ip',
  'forwarded',
  'true-client-ip',
  'via',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-forwarded',
  'x-forwarded-by',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-original-forwarded-for',
  'x-original-host',
  'x-real-ip',
] as const;

export const hasForwardingHeader = (context: AppContext): boolean =>
  FORWARDING_HEADERS.some((name) => context.req.header(name) !== undefined);

/**
 * Whether a request comes from this machine: a loopback socket, a local host name, and no proxy. HTTP/1.0 is what nginx
 * speaks to its servers by default; no client of today uses it. The host name check prevents DNS rebinding.
 */
export const isFromThisMachine = (context: AppContext): boolean =>
  isLoopbackAddress(socketAddress(context)) &&
  isLoopbackHost((context.req.header('host') ?? '').replace(/:\d+$/, '')) &&
  context.env?.incoming?.httpVersion !== '1.0' &&
  !hasForwardingHeader(context);

/** Returns one key for all addresses of a caller. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_HOME_BITS}`).toString();
}

const socketAddress = (context: AppContext) => context.env?.incoming?.socket.remoteAddress ?? '';
