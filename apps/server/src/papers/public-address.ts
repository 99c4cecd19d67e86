import ipaddr from 'ipaddr.js';

/** Public addresses that give access to the metadata of cloud machines. */
const METADATA: ReadonlySet<string> = new Set(['168.63.129.16']);

/** RFC 6052: the last 32 bits are the translated IPv4 address. */
const TRANSLATED = ipaddr.IPv6.parseCIDR('64:ff9b::/96');
/** Deprecated notation of RFC 4291, which the library reads differently than a socket does. */
const COMPATIBLE = /^::\d+\./;
/** Global unicast addresses; RFC 4291 and the IANA registry. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an address belongs to the public internet: unicast, allocated, not reserved. An address embedded in
 * another one (mapped, translated) is checked itself; tunnels are not public.
 * @param address as returned by a resolver or a socket
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || address.includes('%') || COMPATIBLE.test(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return isPublicIPv4(parsed);
  if (parsed.match(TRANSLATED))
    return isPublicIPv4(new ipaddr.IPv4(parsed.toByteArray().slice(-4)));
  return parsed.range() === 'unicast' && parsed.match(GLOBAL_UNICAST);
}

const isPublicIPv4 = (address: ipaddr.IPv4) =>
  address.range() === 'unicast' && !METADATA.has(address.toString());
