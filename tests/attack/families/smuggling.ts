import type { Attack, Family } from '../attack.types.ts';
import { socketAttack } from '../define.ts';
import { sendRaw, type RawReplies } from '../run/send.ts';

const HOST = 'Host: 127.0.0.1\r\n';
/** The second request, which must not be answered. */
const HIDDEN = `GET /health HTTP/1.1\r\n${HOST}\r\n`;
const PATH = '/api/v1/journeys/remove';
const TYPE = 'Content-Type: application/json\r\n';

const isNotServed = ({ text }: RawReplies) =>
  text.includes('"status":"ok"') ? 'answers the second request' : null;

const isRefused = (replies: RawReplies) =>
  isNotServed(replies) ??
  (replies.statuses.some((status) => status < 400)
    ? `answers ${replies.statuses.join(', ')}`
    : null);

const smuggle = (name: string, headers: string, body: string): Attack =>
  socketAttack(
    name,
    'refused, and the rest is not a request',
    () => `POST ${PATH} HTTP/1.1\r\n${HOST}${TYPE}${headers}\r\n${body}`,
    isRefused,
    sendRaw,
  );

const CHUNKS = `0\r\n\r\n${HIDDEN}`;

/** Bodies whose length a proxy and the server could read differently. */
const lengths = [
  smuggle('length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n', CHUNKS),
  smuggle('chunks and length', 'Transfer-Encoding: chunked\r\nContent-Length: 4\r\n', CHUNKS),
  smuggle('two lengths', 'Content-Length: 0\r\nContent-Length: 44\r\n', HIDDEN),
  smuggle('list of lengths', 'Content-Length: 0, 44\r\n', HIDDEN),
  smuggle('length with a sign', 'Content-Length: +0\r\n', HIDDEN),
  smuggle('negative length', 'Content-Length: -1\r\n', HIDDEN),
  smuggle('hexadecimal length', 'Content-Length: 0x0\r\n', HIDDEN),
  smuggle('length beyond integers', 'Content-Length: 99999999999999999999\r\n', HIDDEN),
  smuggle('unknown encoding', 'Transfer-Encoding: xchunked\r\n', CHUNKS),
  smuggle('chunks not last', 'Transfer-Encoding: chunked, identity\r\n', CHUNKS),
  smuggle('chunks twice', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n', CHUNKS),
  smuggle('space before the colon', 'Transfer-Encoding : chunked\r\n', CHUNKS),
  smuggle('encoding in the next line', 'Transfer-Encoding:\r\n chunked\r\n', CHUNKS),
  smuggle('vertical tab', 'Transfer-Encoding: \u000bchunked\r\n', CHUNKS),
  smuggle('header name with a NUL', 'Transfer\u0000-Encoding: chunked\r\n', CHUNKS),
  smuggle('line end without CR', 'X: a\nTransfer-Encoding: chunked\n', CHUNKS),
  smuggle('CR without line end', 'X: a\rTransfer-Encoding: chunked\r\n', CHUNKS),
  smuggle(
    'chunk length that overflows',
    'Transfer-Encoding: chunked\r\n',
    `fffffffffffffffff1\r\n${HIDDEN}`,
  ),
  smuggle('negative chunk', 'Transfer-Encoding: chunked\r\n', `-1\r\n${HIDDEN}`),
  smuggle('chunk length with a prefix', 'Transfer-Encoding: chunked\r\n', `0x0\r\n\r\n${HIDDEN}`),
  smuggle(
    'chunk without its line end',
    'Transfer-Encoding: chunked\r\n',
    `1\r\naXX0\r\n\r\n${HIDDEN}`,
  ),
];

const request = (
  name: string,
  text: string,
  check: (replies: RawReplies) => string | null = isRefused,
  expected = 'refused',
): Attack => socketAttack(name, expected, () => text, check, sendRaw);

const noUpgrade = ({ statuses }: RawReplies) =>
  statuses.includes(101) || statuses.includes(200) ? `answers ${statuses.join(', ')}` : null;

/** Requests that are not HTTP/1.1 as it is written down. */
const lines = [
  request('no Host', 'GET /health HTTP/1.1\r\n\r\n'),
  request('two Hosts', `GET /health HTTP/1.1\r\n${HOST}Host: evil.example\r\n\r\n`),
  request('Host with a path', 'GET /api/v1/journeys HTTP/1.1\r\nHost: a/../b\r\n\r\n'),
  request('HTTP/0.9', 'GET /health\r\n\r\n'),
  request('HTTP/3.7', `GET /api/v1/journeys HTTP/3.7\r\n${HOST}\r\n`),
  request('method in small letters', `get /api/v1/journeys HTTP/1.1\r\n${HOST}\r\n`),
  request('unknown method', `EVIL /api/v1/journeys HTTP/1.1\r\n${HOST}\r\n`),
  request('space in the path', `GET /api /v1 HTTP/1.1\r\n${HOST}\r\n`),
  request('NUL in the path', `GET /api\u0000/v1 HTTP/1.1\r\n${HOST}\r\n`),
  request('NUL in a header', `GET /api/v1/journeys HTTP/1.1\r\n${HOST}X: a\u0000b\r\n\r\n`),
  request('header without a name', `GET /api/v1/journeys HTTP/1.1\r\n${HOST}: a\r\n\r\n`),
  request(
    'header of 20,000 characters',
    `GET / HTTP/1.1\r\n${HOST}X: ${'a'.repeat(20_000)}\r\n\r\n`,
  ),
  request('address of 40,000 characters', `GET /${'a'.repeat(40_000)} HTTP/1.1\r\n${HOST}\r\n`),
  request(
    '5,000 headers',
    `GET / HTTP/1.1\r\n${HOST}${Array.from({ length: 5000 }, (_, n) => `X${n}: 1\r\n`).join('')}\r\n`,
  ),
  request(
    'CONNECT to another host',
    'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n',
    noUpgrade,
    'no tunnel',
  ),
  request(
    'TRACE',
    `TRACE /api/v1/journeys HTTP/1.1\r\n${HOST}Cookie: secret=1\r\n\r\n`,
    ({ text }) => (text.includes('secret=1') ? 'returns the headers' : null),
    'headers are not returned',
  ),
  request(
    'upgrade to a WebSocket',
    `GET /api/v1/journeys HTTP/1.1\r\n${HOST}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    ({ statuses }) => (statuses.includes(101) ? 'upgrades' : null),
    'no upgrade',
  ),
  request(
    'upgrade to HTTP/2',
    `GET /health HTTP/1.1\r\n${HOST}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n`,
    ({ statuses }) => (statuses.includes(101) ? 'upgrades' : null),
    'no upgrade',
  ),
  request('HTTP/2 preface', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  request(
    'TLS to a plain port',
    '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003'.padEnd(200, '\u0000'),
  ),
  request(
    'unknown expectation',
    `POST ${PATH} HTTP/1.1\r\n${HOST}${TYPE}Expect: 200-evil\r\nContent-Length: 2\r\n\r\n{}`,
  ),
  request(
    'absolute address of another host',
    `GET http://evil.example/ HTTP/1.1\r\n${HOST}Accept: text/html\r\n\r\n`,
    ({ text }) => (text.includes('evil.example') ? 'repeats the host' : null),
    'the host is not repeated',
  ),
  request(
    'asterisk',
    `OPTIONS * HTTP/1.1\r\n${HOST}\r\n`,
    ({ statuses }) =>
      statuses.some((status) => status >= 500) ? `answers ${statuses.join(', ')}` : null,
    'no server error',
  ),
  request(
    'bytes at random',
    Buffer.from(Array.from({ length: 512 }, (_, n) => (n * 167 + 13) % 256)).toString('latin1'),
  ),
];

const pipeline = socketAttack(
  '100 requests at once on one connection',
  '100 replies in order',
  () => `GET /health HTTP/1.1\r\n${HOST}\r\n`.repeat(100),
  ({ statuses }) =>
    statuses.length === 100 && statuses.every((status) => status === 200)
      ? null
      : `${statuses.length} replies`,
  sendRaw,
);

/** The transport: request smuggling, broken requests, other protocols. */
export const smuggling: Family = { name: 'transport', attacks: [...lengths, ...lines, pipeline] };
