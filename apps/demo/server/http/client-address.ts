import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { ShellContext } from './shell-env.js';

/** How many proxies stand in front, and so how much of `X-Forwarded-…` is believed. */
export interface ProxySettings {
  readonly trustedProxies: number;
}

/** One home or one laboratory has a /64. */
const IPV6_HOME_BITS = 64;

const itemsOf = (header: string | undefined): string[] =>
  (header ?? '').split(',').map((item) => item.trim());

/** The entry that the outermost trusted proxy wrote; all before it is hearsay. */
const believed = (header: string | undefined, { trustedProxies }: ProxySettings) => {
  if (trustedProxies === 0 || header === undefined) return undefined;
  const items = itemsOf(header);
  return items[Math.max(0, items.length - trustedProxies)];
};

/** The caller's address: of the socket, or what the trusted proxies say. Empty when there is no socket. */
export function clientAddress(context: ShellContext, settings: ProxySettings): string {
  const forwarded = believed(context.req.header('x-forwarded-for'), settings);
  if (forwarded !== undefined && isIP(forwarded) !== 0) return forwarded;
  return socketAddress(context);
}

/** Whether the browser reaches this server over TLS. */
export function isSecure(context: ShellContext, settings: ProxySettings): boolean {
  const socket = context.env?.incoming?.socket;
  if (socket && 'encrypted' in socket && socket.encrypted === true) return true;
  return believed(context.req.header('x-forwarded-proto'), settings)?.toLowerCase() === 'https';
}

const LOCAL_NAME = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

/**
 * Whether a program on this machine asks: a loopback socket, a local name, and no proxy between.
 * The name keeps out pages of others that had their own name pointed here.
 */
export const isFromThisMachine = (context: ShellContext): boolean =>
  isLoopback(socketAddress(context)) &&
  LOCAL_NAME.test(context.req.header('host') ?? '') &&
  ['forwarded', 'x-forwarded-for', 'x-real-ip'].every(
    (name) => context.req.header(name) === undefined,
  );

/** One key for all addresses that one caller has. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_HOME_BITS}`).toString();
}

const socketAddress = (context: ShellContext) => context.env?.incoming?.socket.remoteAddress ?? '';

const isLoopback = (address: string) =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
