/** Parses a Retry-After header (RFC 9110, section 10.2.3), seconds or a date, to milliseconds. */
export const retryAfter = (headers: Headers, now: () => number): number | undefined => {
  const text = headers.get('retry-after') ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  // HTTP dates start with a weekday; Date.parse alone would accept nearly any text.
  const until = /^[a-z]{3}/i.test(text) ? Date.parse(text) : NaN;
  if (Number.isNaN(until)) return undefined;
  // Prefers the clock of the server: the clock of the browser may be wrong.
  const served = Date.parse(headers.get('date') ?? '');
  return Math.max(0, until - (Number.isNaN(served) ? now() : served));
};
