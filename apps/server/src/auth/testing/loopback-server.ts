import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a Node server on a free local port. The listener is created once the port is known. */
export async function openHttpServer(
  listenerFor: (origin: string) => RequestListener | Promise<RequestListener>,
  name = '127.0.0.1',
): Promise<{
  readonly origin: string;
  readonly port: number;
  readonly close: () => Promise<void>;
}> {
  const server = createServer();
  // Server and client share this process. On a busy machine the server could close an idle connection
  // at the moment when the client uses it.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = `http://${name}:${port}`;
  server.on('request', await listenerFor(origin));
  return {
    origin,
    port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
