import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { LoadAttack } from '../attack.types.ts';
import { LIMITS } from './answered.ts';

const HOST = '127.0.0.1';
const HOLD_MS = 3000;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens sockets, holds them and lets `drip` write to each of them five times a second. */
const hold = (
  name: string,
  tried: string,
  count: number,
  first: string,
  drip: string,
): LoadAttack => ({
  name,
  tried,
  expected: `a new visitor is answered; ${LIMITS}`,
  hasManyRequests: true,
  run: async ({ port }) => {
    const sockets: Socket[] = [];
    let closed = 0;
    for (let index = 0; index < count; index += 1) {
      const socket = connect(port, HOST);
      socket.on('error', () => undefined);
      socket.on('close', () => void (closed += 1));
      sockets.push(socket);
      if (index % 100 === 99)
        await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => null);
      if (first !== '') socket.write(first);
    }
    const timer = setInterval(() => {
      if (drip !== '') for (const socket of sockets) if (socket.writable) socket.write(drip);
    }, 200);
    await wait(HOLD_MS);
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
    return { seen: `${closed} of ${count} closed by the server`, isRefused: true };
  },
});

const START = 'POST /api/v1/journeys/remove HTTP/1.1\r\nHost: a\r\n';
const BODY = `${START}Content-Type: application/json\r\nContent-Length: 1000000\r\n\r\n`;

/** Connections that are held, dripped into, or flooded. */
export const CONNECTIONS: readonly LoadAttack[] = [
  hold('2,000 silent sockets', 'connect × 2,000', 2000, '', ''),
  hold('2,000 half requests', 'half a head × 2,000', 2000, START, ''),
  hold('500 slow heads', 'a header line every 200 ms × 500', 500, START, 'X-A: b\r\n'),
  hold('500 slow bodies', 'a byte every 200 ms × 500', 500, BODY, ' '),
  hold('500 silent bodies', 'a head without its body × 500', 500, BODY, ''),
  hold(
    '500 half uploads',
    'a form that never ends × 500',
    500,
    'POST /api/journey/analyze-paper HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 20000000\r\n\r\n--b\r\n',
    'x'.repeat(1000),
  ),
  hold(
    '500 sign-ins that never end',
    'a head of the sign-in × 500',
    500,
    'POST /api/v1/auth/callback HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
    ' ',
  ),
  hold(
    '50 floods of requests',
    '200 requests at once on each of 50 connections',
    50,
    'GET /health HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(200),
    '',
  ),
];
