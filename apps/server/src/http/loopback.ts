import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an IP address belongs to this machine. */
export const isLoopbackAddress = (address: string): boolean =>
  isIP(address) !== 0 && ipaddr.process(address).range() === 'loopback';

/** Whether a host name or address, without a port, is that of this machine. An IPv6 address may be in brackets. */
export const isLoopbackHost = (host: string): boolean =>
  host.toLowerCase() === 'localhost' || isLoopbackAddress(host.replace(/^\[|\]$/g, ''));

/** Whether a URL is reachable from this machine only. */
export const isLoopbackUrl = (url: string): boolean => isLoopbackHost(new URL(url).hostname);
