import { Hono } from 'hono';
import type { ProxySettings } from '../http/client-address.js';
import { getNonce } from '../http/security-headers.js';
import type { AppContext, AppEnv } from '../http/app-env.js';
import { identifyVisitor } from '../http/visitor.js';
import { acceptedEncoding } from './accepted-encoding.js';
import { readAssets, type Asset } from './assets.js';
import { pageTemplate } from './page.js';

const CALLBACK = '/auth/callback';
const PAGE = '/index.html';
const FOREVER = 'public, max-age=31536000, immutable';
/** Cached, but revalidated each time. */
const REVALIDATE = 'no-cache';

/**
 * Serves the built demo: its files, and its page for every other path that a browser opens. Mount it last, so that every
 * route of the server takes precedence. Other requests for unknown paths are not handled.
 * @throws if the folder does not contain a built demo
 */
export async function pages({
  folder,
  proxies,
}: {
  /** Folder of the built demo. */
  readonly folder: string;
  readonly proxies: ProxySettings;
}) {
  const assets = await readAssets(folder);
  const page = assets.get(PAGE);
  if (!page) throw new Error(`There is no index.html in ${folder}. Was the demo built?`);
  const template = pageTemplate(new TextDecoder().decode(await page.bytes('identity')));

  // Only navigations request HTML: a missing script or image is still a 404.
  const isPage = (context: AppContext) => {
    const { path } = context.req;
    if (path === '/' || path === PAGE || path === CALLBACK) return true;
    return !assets.has(path) && /text\/html/.test(context.req.header('accept') ?? '');
  };

  // Hono answers HEAD with a GET route's head.
  return new Hono<AppEnv>().get('*', async (context, next) => {
    if (isPage(context)) {
      identifyVisitor(context, proxies);
      return pageReply(context, template(getNonce(context)));
    }
    const asset = assets.get(context.req.path);
    if (!asset) return next();
    return assetReply(context, asset);
  });
}

const pageReply = (context: AppContext, html: string) => {
  context.header('Cache-Control', 'no-store');
  // The address may contain a code or a token.
  if (context.req.path === CALLBACK) context.header('Referrer-Policy', 'no-referrer');
  return context.html(html);
};

const assetReply = async (context: AppContext, asset: Asset) => {
  const encoding = acceptedEncoding(context.req.header('accept-encoding'), asset.encodings);
  const tag = `"${asset.hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  context.header('ETag', tag);
  context.header('Cache-Control', asset.hashed ? FOREVER : REVALIDATE);
  if (asset.encodings.length > 1) context.header('Vary', 'Accept-Encoding');
  if (matchesETag(context.req.header('if-none-match'), tag)) return context.body(null, 304);
  const bytes = await asset.bytes(encoding);
  context.header('Content-Type', asset.contentType);
  context.header('Content-Length', String(bytes.byteLength));
  if (encoding !== 'identity') context.header('Content-Encoding', encoding);
  return context.body(bytes);
};

const matchesETag = (header: string | undefined, tag: string) =>
  header !== undefined &&
  (header.trim() === '*' ||
    header.split(',').some((known) => known.trim().replace(/^W\//, '') === tag));
