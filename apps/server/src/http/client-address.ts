import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { AppContext } from './app-env.js';

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

/** Whether the browser uses TLS. */
export function isSecure(context: AppContext, settings: ProxySettings): boolean {
  const socket = context.env?.incoming?.socket;
  if (socket && 'encrypted' in socket && socket.encrypted === true) return true;
  return (
    getForwardedValue(context.req.header('x-forwarded-proto'), settings)?.toLowerCase() === 'https'
  );
}

const LOCAL_NAME = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

const PROXY_HEADER = /^(?:forwarded|via|x-forwarded-.+|x-real-ip|x-client-ip|cf-connecting-ip)$/;

/** Whether a request shows that a proxy sent it. By default, nginx adds no header but uses HTTP/1.0, unlike browsers. */
const isProxied = (context: AppContext): boolean =>
  context.env?.incoming?.httpVersion === '1.0' ||
  [...context.req.raw.headers.keys()].some((name) => PROXY_HEADER.test(name));

/**
 * Whether a request comes from this machine: a loopback socket, a local host name, and no proxy.
 * The host name check prevents DNS rebinding.
 */
export const isFromThisMachine = (context: AppContext): boolean =>
  isLoopback(socketAddress(context)) &&
  LOCAL_NAME.test(context.req.header('host') ?? '') &&
  !isProxied(context);

/** Returns one key for all addresses of a caller. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_HOME_BITS}`).toString();
}

const socketAddress = (context: AppContext) => context.env?.incoming?.socket.remoteAddress ?? '';

const isLoopback = (address: string) =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
