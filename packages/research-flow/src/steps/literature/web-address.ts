/** An address of a web page, without a user name that could hide the host; null for anything else. */
export function webAddress(
  value: unknown,
): { readonly href: string; readonly host: string } | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  const { protocol, username, password, href, host } = new URL(value);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && username === '' && password === ''
    ? { href, host: host.replace(/^www\./u, '') }
    : null;
}
