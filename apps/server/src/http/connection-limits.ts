import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from './client-address.js';

export interface ConnectionLimits {
  /** Maximum number of connections. @default 2000 */
  readonly maxConnections?: number;
  /** Maximum number from one address; null behind proxies, whose connections all have the same one. @default 256 */
  readonly maxConnectionsPerAddress?: number | null;
  /** Timeout in milliseconds for the first byte of a new connection. @default 10_000 */
  readonly firstByteTimeoutMs?: number;
  /** Milliseconds before the minimum rate applies to a body or a reply. @default 60_000 */
  readonly slowAfterMs?: number;
  /** Minimum average rate of bodies, and of replies that the client must read. @default 16 KB/s */
  readonly minBytesPerSecond?: number;
  /** How often the timeouts are checked, in milliseconds. @default 5000 */
  readonly checkEveryMs?: number;
}

interface Connection {
  readonly socket: Socket;
  readonly address: string;
  readonly openedAt: number;
  /** The newest request that has no complete reply. */
  exchange: { request: IncomingMessage; startedAt: number; bytesBefore: number } | null;
  deliveredBytes: number;
  deliveredAt: number;
}

/** Below the minimum rate of `bounded-body.ts`, whose reply says more than a closed connection. */
const MIN_BYTES_PER_SECOND = 16 * 1024;
const SLOW_AFTER_MS = 60_000;
const FIRST_BYTE_TIMEOUT_MS = 10_000;
const MAX_CONNECTIONS = 2000;
const MAX_CONNECTIONS_PER_ADDRESS = 256;
const CHECK_EVERY_MS = 5000;

/**
 * Limits the connections of a server. A new connection beyond a limit replaces the oldest one that has no request, or, if all
 * have one, the one whose body has been arriving for the longest time; it is refused only if the server is answering on all
 * others. Connections that send nothing, send too slowly or do not read their reply are closed.
 */
export function limitConnections(server: Server, limits: ConnectionLimits = {}): void {
  const {
    maxConnections = MAX_CONNECTIONS,
    maxConnectionsPerAddress = MAX_CONNECTIONS_PER_ADDRESS,
    checkEveryMs = CHECK_EVERY_MS,
  } = limits;
  /** Ordered by age. */
  const open = new Map<Socket, Connection>();
  /** Those without a request, the longest without one first. */
  const idle = new Set<Connection>();
  const byAddress = new Map<string, Set<Connection>>();

  const remove = (connection: Connection) => {
    open.delete(connection.socket);
    idle.delete(connection);
    const sameAddress = byAddress.get(connection.address);
    sameAddress?.delete(connection);
    if (sameAddress?.size === 0) byAddress.delete(connection.address);
  };
  const close = (connection: Connection) => {
    remove(connection);
    connection.socket.destroy();
  };

  /** Closes the most dispensable one of these. @returns whether there was one */
  const closeOne = (candidates: Iterable<Connection>): boolean => {
    const found = find(candidates, (each) => idle.has(each)) ?? findLongestBody(candidates);
    if (found) close(found);
    return found !== undefined;
  };
  const hasRoom = (address: string): boolean => {
    const sameAddress = byAddress.get(address);
    if (
      maxConnectionsPerAddress !== null &&
      sameAddress &&
      sameAddress.size >= maxConnectionsPerAddress
    ) {
      return closeOne(sameAddress);
    }
    if (open.size < maxConnections) return true;
    return closeOne(idle) || closeOne([...open.values()]);
  };

  server.on('connection', (socket: Socket) => {
    const address = addressKey(socket.remoteAddress ?? '');
    if (!hasRoom(address)) return void socket.destroy();
    const now = performance.now();
    const connection: Connection = {
      socket,
      address,
      openedAt: now,
      exchange: null,
      deliveredBytes: 0,
      deliveredAt: now,
    };
    open.set(socket, connection);
    idle.add(connection);
    const sameAddress = byAddress.get(address) ?? new Set();
    byAddress.set(address, sameAddress.add(connection));
    socket.once('close', () => remove(connection));
  });

  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = open.get(request.socket);
    if (!connection) return;
    const { bytesRead } = request.socket;
    const exchange = { request, startedAt: performance.now(), bytesBefore: bytesRead };
    connection.exchange = exchange;
    idle.delete(connection);
    response.once('close', () => {
      if (connection.exchange !== exchange || !open.has(connection.socket)) return;
      connection.exchange = null;
      idle.add(connection);
    });
  });

  const check = () => {
    for (const connection of open.values()) {
      if (isTooSlow(connection, performance.now(), limits)) close(connection);
    }
  };
  const checking = setInterval(check, checkEveryMs).unref();
  server.once('close', () => clearInterval(checking));
}

const find = <Value>(values: Iterable<Value>, isWanted: (value: Value) => boolean) => {
  for (const value of values) if (isWanted(value)) return value;
  return undefined;
};

const findLongestBody = (candidates: Iterable<Connection>): Connection | undefined => {
  let longest: Connection | undefined;
  for (const each of candidates) {
    if (!each.exchange || each.exchange.request.complete) continue;
    if (each.exchange.startedAt < (longest?.exchange?.startedAt ?? Infinity)) longest = each;
  }
  return longest;
};

/** Whether the client cannot send more because the server has not read what has arrived. */
const isWaitingForServer = (request: IncomingMessage) =>
  request.readableLength >= request.readableHighWaterMark;

const isTooSlow = (connection: Connection, now: number, limits: ConnectionLimits): boolean => {
  const { firstByteTimeoutMs = FIRST_BYTE_TIMEOUT_MS, slowAfterMs = SLOW_AFTER_MS } = limits;
  const { minBytesPerSecond = MIN_BYTES_PER_SECOND } = limits;
  const { socket, exchange, openedAt } = connection;
  const getAllowedMs = (bytes: number) => slowAfterMs + (bytes / minBytesPerSecond) * 1000;
  if (socket.bytesRead === 0 && now - openedAt > firstByteTimeoutMs) return true;

  if (exchange && !exchange.request.complete && !isWaitingForServer(exchange.request)) {
    const receivedBytes = socket.bytesRead - exchange.bytesBefore;
    if (now - exchange.startedAt > getAllowedMs(receivedBytes)) return true;
  }

  const deliveredBytes = socket.bytesWritten - socket.writableLength;
  if (socket.writableLength === 0 || deliveredBytes !== connection.deliveredBytes) {
    connection.deliveredBytes = deliveredBytes;
    connection.deliveredAt = now;
  }
  return now - connection.deliveredAt > getAllowedMs(socket.writableLength);
};
