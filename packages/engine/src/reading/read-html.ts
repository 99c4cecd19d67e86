import type { RawPaper } from './read-paper.types.js';
import { decodeText } from './read-text.js';

const UNREAD =
  /<!--[\s\S]*?-->|<(script|style|noscript|template|svg|head|nav|header|footer|aside|form|button|select)\b[\s\S]*?<\/\1\s*>/gi;
const BLOCK =
  /<\/?(?:p|div|section|article|main|h[1-6]|li|ul|ol|dl|dt|dd|table|tr|td|th|blockquote|pre|figure|figcaption|hr)\b[^>]*>/gi;
const LINE = /<br\b[^>]*>/gi;
const TAG = /<\/?[a-z][^>]*>|<![^>]*>/gi;
const TITLE = /<title\b[^>]*>([\s\S]*?)<\/title>/i;
const HEADING = /<h1\b[^>]*>([\s\S]*?)<\/h1>/i;
const CHARSET = /charset\s*=\s*["']?([\w-]+)/i;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,30}));/gi;

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '\u00AD',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  middot: '·',
  times: '×',
  plusmn: '±',
  minus: '−',
  deg: '°',
  micro: 'µ',
  ge: '≥',
  le: '≤',
  ne: '≠',
  asymp: '≈',
  infin: '∞',
  rarr: '→',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  epsilon: 'ε',
  zeta: 'ζ',
  eta: 'η',
  theta: 'θ',
  kappa: 'κ',
  lambda: 'λ',
  mu: 'μ',
  nu: 'ν',
  xi: 'ξ',
  pi: 'π',
  rho: 'ρ',
  sigma: 'σ',
  tau: 'τ',
  phi: 'φ',
  chi: 'χ',
  psi: 'ψ',
  omega: 'ω',
  Delta: 'Δ',
  Gamma: 'Γ',
  Omega: 'Ω',
  Sigma: 'Σ',
  Phi: 'Φ',
  Psi: 'Ψ',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  aacute: 'á',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  szlig: 'ß',
  ccedil: 'ç',
  ntilde: 'ñ',
  oslash: 'ø',
  aring: 'å',
  Aring: 'Å',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
};

const codePoint = (digits: string, base: number) => {
  const code = Number.parseInt(digits, base);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
};

const unescape = (text: string) =>
  text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (decimal !== undefined) return codePoint(decimal, 10);
    if (hex !== undefined) return codePoint(hex, 16);
    return NAMED[name ?? ''] ?? whole;
  });

const plain = (html: string) => unescape(html.replace(TAG, '')).replace(/\s+/g, ' ').trim();

/**
 * Reads a web page: its words in paragraphs, without menus, scripts and styles.
 * @param contentType as the server gave it, for its encoding
 */
export function readHtml(bytes: Uint8Array, contentType = ''): RawPaper {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 2048));
  const html = decodeText(
    bytes,
    supported(CHARSET.exec(contentType)?.[1] ?? CHARSET.exec(head)?.[1]),
  );
  const title = plain(HEADING.exec(html)?.[1] ?? '') || plain(TITLE.exec(html)?.[1] ?? '');
  const text = html
    .replace(UNREAD, ' ')
    .replace(/\s+/g, ' ')
    .replace(LINE, '\n')
    .replace(BLOCK, '\n\n')
    .replace(TAG, '');
  return { pages: [unescape(text)], paged: false, ...(title ? { statedTitle: title } : {}) };
}

const supported = (charset: string | undefined) => {
  try {
    return charset === undefined ? undefined : new TextDecoder(charset).encoding;
  } catch {
    return undefined;
  }
};
