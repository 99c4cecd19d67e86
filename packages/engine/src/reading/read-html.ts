import type { RawPaper } from './read-paper.types.js';
import { decodeText } from './read-text.js';
import { wordSet, wordTable } from '../text/word-lists.js';

/** Elements that are ignored with their content. */
const IGNORED_TAGS = wordSet(
  'script style noscript template svg head nav header footer aside form button select',
);
const BLOCK_TAGS = wordSet(`
  p div section article main h1 h2 h3 h4 h5 h6 li ul ol dl dt dd table tr td th blockquote pre figure figcaption hr
  body
`);
const CHARSET = /charset\s*=\s*["']?([\w-]+)/i;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,30}));/gi;

const NAMED: ReadonlyMap<string, string> = new Map([
  ['nbsp', ' '],
  ['shy', '\u00AD'],
  ...wordTable(`
    amp=& lt=< gt=> quot=" apos=' ndash=– mdash=— lsquo=‘ rsquo=’ ldquo=“ rdquo=” hellip=… middot=· times=× plusmn=±
    minus=− deg=° micro=µ ge=≥ le=≤ ne=≠ asymp=≈ infin=∞ rarr=→ alpha=α beta=β gamma=γ delta=δ epsilon=ε zeta=ζ eta=η
    theta=θ kappa=κ lambda=λ mu=μ nu=ν xi=ξ pi=π rho=ρ sigma=σ tau=τ phi=φ chi=χ psi=ψ omega=ω Delta=Δ Gamma=Γ Omega=Ω
    Sigma=Σ Phi=Φ Psi=Ψ eacute=é egrave=è agrave=à aacute=á auml=ä ouml=ö uuml=ü szlig=ß ccedil=ç ntilde=ñ oslash=ø
    aring=å Aring=Å iacute=í oacute=ó uacute=ú
  `),
]);

const decodeCodePoint = (digits: string, base: number) => {
  const code = Number.parseInt(digits, base);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
};

const decodeEntities = (text: string) =>
  text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (decimal !== undefined) return decodeCodePoint(decimal, 10);
    if (hex !== undefined) return decodeCodePoint(hex, 16);
    return NAMED.get(name ?? '') ?? whole;
  });

/** Searches at places that only move forward: what was found, or missed, once is not searched again. */
const createForwardSearch = (text: string) => {
  const found = new Map<string, number>();
  return (needle: string, from: number): number => {
    const known = found.get(needle);
    if (known !== undefined && (known < 0 || known >= from)) return known;
    const index = text.indexOf(needle, from);
    found.set(needle, index);
    return index;
  };
};

/** Scans the page once, tag by tag, in linear time even for malformed pages. */
const extractText = (html: string) => {
  const lower = html.toLowerCase();
  /** With the titles of the browser's window and of the work, as the page tells search engines. */
  const found = { text: '', title: '', stated: '', headings: [] as string[] };
  let at = 0;
  const find = createForwardSearch(lower);
  const findClosingTag = (name: string, from: number) => {
    const end = find(`</${name}`, from);
    return end < 0 ? html.length : end;
  };
  while (at < html.length) {
    const open = html.indexOf('<', at);
    found.text += (open < 0 ? html.slice(at) : html.slice(at, open)).replace(/\s+/g, ' ');
    if (open < 0) break;
    if (lower.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4);
      at = end < 0 ? html.length : end + 3;
      continue;
    }
    const name = /^<\/?([a-z][a-z\d]{0,12})\b/.exec(lower.slice(open, open + 16))?.[1];
    const close = find('>', open);
    if (name === undefined && !/^<[!?/]/.test(lower.slice(open, open + 2))) {
      found.text += '<';
      at = open + 1;
      continue;
    }
    at = close < 0 ? html.length : close + 1;
    if (name === undefined) continue;
    if (name === 'br') found.text += '\n';
    if (BLOCK_TAGS.has(name)) found.text += '\n\n';
    if (html[open + 1] === '/') continue;
    if (name === 'h1' && found.headings.length < MAX_HEADINGS)
      found.headings.push(stripTags(html.slice(at, findClosingTag(name, at))));
    if (!IGNORED_TAGS.has(name)) continue;
    const end = findClosingTag(name, at);
    if (name === 'head') {
      const title = lower.slice(at, end).indexOf('<title');
      const from = title < 0 ? -1 : html.indexOf('>', at + title) + 1;
      if (from > 0) found.title = stripTags(html.slice(from, findClosingTag('title', from)));
      found.stated = findStatedTitle(html.slice(at, end));
    }
    at = end;
  }
  return found;
};

const MAX_TITLE_CHARACTERS = 1000;
const MAX_HEADINGS = 20;
const META = /<meta\s[^<>]{1,2000}>/giu;
const TITLE_NAME = /\b(?:name|property)\s*=\s*["']?(?:citation_title|dc\.title|prism\.title)\b/iu;
const CONTENT = /\bcontent\s*=\s*(?:"([^"]{1,1000})"|'([^']{1,1000})')/iu;

const findStatedTitle = (head: string): string => {
  const meta = [...head.matchAll(META)].find(([tag]) => TITLE_NAME.test(tag))?.[0] ?? '';
  const [, double, single] = CONTENT.exec(meta) ?? [];
  return stripTags(double ?? single ?? '');
};

/** The heading that the window's title begins with, as other headings may name the journal; else the first one. */
const chooseTitle = ({ title, stated, headings }: ReturnType<typeof extractText>): string => {
  const named = headings.filter((heading) => heading !== '');
  const inWindow = named.find((heading) => title.startsWith(heading));
  return stated || inWindow || (named[0] ?? '') || title;
};

const stripTags = (html: string) =>
  decodeEntities(html.slice(0, MAX_TITLE_CHARACTERS).replace(/<[^<>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

/** Extracts the text of a web page, without menus, scripts and styles. @param contentType the header, for its encoding */
export function readHtml(bytes: Uint8Array, contentType = ''): RawPaper {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 2048));
  const charset = CHARSET.exec(contentType)?.[1] ?? CHARSET.exec(start)?.[1];
  const page = extractText(decodeText(bytes, findSupportedEncoding(charset)));
  const stated = chooseTitle(page);
  return {
    pages: [decodeEntities(page.text)],
    paged: false,
    ...(stated ? { statedTitle: stated } : {}),
  };
}

const findSupportedEncoding = (charset: string | undefined) => {
  try {
    return charset === undefined ? undefined : new TextDecoder(charset).encoding;
  } catch {
    return undefined;
  }
};
