import { firstScript } from './first-script.js';

/** Tags that a policy asks a nonce of; one that has an attribute of that name loses it first. */
const GUARDED = /<(script|style|link)\b/gi;
const OLD_NONCE = /(<(?:script|style|link)\b[^>]*?)\snonce=(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;
const HEAD = /<head[^>]*>/i;

/** Tells the page that this server answers its calls. */
const SERVED = '<meta name="spinout-backend" content="server">';

/**
 * Makes of a built page one that goes out with a nonce of its own each time.
 * @throws when the page has no head
 */
export function pageTemplate(html: string): (nonce: string) => string {
  const bare = html.replace(OLD_NONCE, '$1');
  const head = HEAD.exec(bare);
  if (!head) throw new Error('The page has no <head>: was the demo built?');
  const at = head.index + head[0].length;
  const before = bare.slice(0, at);
  const after = bare.slice(at);
  return (nonce) => {
    const own = `${SERVED}<meta property="csp-nonce" nonce="${nonce}"><script nonce="${nonce}">${firstScript}</script>`;
    return `${before}${own}${after.replace(GUARDED, `<$1 nonce="${nonce}"`)}`;
  };
}
