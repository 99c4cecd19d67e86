import { bootstrapScript } from './bootstrap-script.js';

/** Tags that need a nonce. An existing `nonce` attribute is removed first. */
const TAGS_WITH_NONCE = /<(script|style|link)\b/gi;
const OLD_NONCE = /(<(?:script|style|link)\b[^>]*?)\snonce=(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;
const HEAD = /<head[^>]*>/i;

/** Marks a page whose calls this server answers. */
const SERVER_MARKER = '<meta name="spinout-backend" content="server">';

/**
 * Prepares a built page so that each reply gets its own nonce.
 * @throws if the page has no head
 */
export function pageTemplate(html: string): (nonce: string) => string {
  const bare = html.replace(OLD_NONCE, '$1');
  const head = HEAD.exec(bare);
  if (!head) throw new Error('The page has no <head>. Was the demo built?');
  const at = head.index + head[0].length;
  const before = bare.slice(0, at);
  const after = bare.slice(at);
  return (nonce) => {
    const own = `${SERVER_MARKER}<meta property="csp-nonce" nonce="${nonce}"><script nonce="${nonce}">${bootstrapScript}</script>`;
    return `${before}${own}${after.replace(TAGS_WITH_NONCE, `<$1 nonce="${nonce}"`)}`;
  };
}
