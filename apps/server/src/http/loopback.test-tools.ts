import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Hono } from 'hono';
import { createHttpServer, type ServerLimits } from './http-server.js';
import type { AppEnv } from './app-env.js';

const open: Server[] = [];

/** Serves an app over HTTP on a free local port. */
export async function serve(app: Pick<Hono<AppEnv>, 'fetch'>, limits?: ServerLimits) {
  const server = createHttpServer(app, limits);
  return { server, ...(await listen(server)) };
}

/** Starts a Node server on a free local port; `closeAll` closes it. */
export async function listen(server: Server) {
  open.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}` };
}

/** Closes all servers; call after each test. */
export async function closeAll() {
  await Promise.all(
    open.splice(0).map(async (server) => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    }),
  );
}

/** Opens a raw connection, for requests that no client would send. */
export async function dial(
  port: number,
): Promise<Socket & { readonly received: () => Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  socket.on('error', () => undefined);
  const ended = new Promise((resolve) => socket.once('close', resolve));
  /** Returns everything the server sent until it closed the connection. */
  const received = async () => {
    await ended;
    return text;
  };
  return Object.assign(socket, { received });
}
