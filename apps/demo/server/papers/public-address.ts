import ipaddr from 'ipaddr.js';

/** Public by number, yet the door to a cloud machine's own settings. */
const METADATA: ReadonlySet<string> = new Set(['168.63.129.16']);

/** RFC 6052: the last 32 bits are the address that a translator goes to. */
const TRANSLATED = ipaddr.IPv6.parseCIDR('64:ff9b::/96');
/** RFC 4291's oldest way of writing, which the library reads as another address than a socket does. */
const COMPATIBLE = /^::\d+\./;
/** All that is given out to the world; RFC 4291 and the register of IANA. */
const GIVEN_OUT = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Tells whether an address is one of the public internet: unicast, given out, of no special use. An address inside
 * another (mapped, translated) is judged for itself; tunnels are not public.
 * @param address as a resolver or a socket writes it
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || address.includes('%') || COMPATIBLE.test(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return isPublicIPv4(parsed);
  if (parsed.match(TRANSLATED))
    return isPublicIPv4(new ipaddr.IPv4(parsed.toByteArray().slice(-4)));
  return parsed.range() === 'unicast' && parsed.match(GIVEN_OUT);
}

const isPublicIPv4 = (address: ipaddr.IPv4) =>
  address.range() === 'unicast' && !METADATA.has(address.toString());
