// Serves the built files of a host with a strict content security policy.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};
const NONCE_BYTES = 16;

/** The policy of docs/guide/csp.md; frames of the own origin are allowed. */
const createPolicy = (nonce) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "worker-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "base-uri 'none'",
    "frame-src 'self'",
  ].join('; ');

/**
 * The first folder that has a file wins. `{nonce}` in a page is replaced by the nonce of the reply.
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serveStatic(folders) {
  const server = createServer(({ url = '/' }, reply) => {
    const { pathname } = new URL(url, 'http://localhost');
    const path = normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    const file = folders
      .map((folder) => join(folder, path))
      .find((each) => existsSync(each) && statSync(each).isFile());
    if (file === undefined) {
      reply.writeHead(pathname === '/favicon.ico' ? 204 : 404).end();
      return;
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    const body = readFileSync(file);
    reply.writeHead(200, {
      'content-type': type,
      'content-security-policy': createPolicy(nonce),
    });
    reply.end(file.endsWith('.html') ? body.toString().replaceAll('{nonce}', nonce) : body);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close: () => server.close().closeAllConnections(),
  };
}
