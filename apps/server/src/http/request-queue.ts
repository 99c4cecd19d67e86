import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createTurns } from '../event-loop/turns.js';

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

export interface RequestQueueOptions {
  /** Address of the caller of a request. */
  readonly getAddress: (incoming: IncomingMessage) => string;
  /** Maximum number of requests of one connection that wait; a connection with more is closed. @default 128 */
  readonly maxPerConnection?: number;
  /** Number of waiting requests above which each connection may have one. @default 4000 */
  readonly maxInAll?: number;
  /** Maximum number of turns in a row that are left to new connections while requests wait. @default 20 */
  readonly maxTurnsForConnections?: number;
}

interface RequestQueue {
  readonly receive: Listener;
  /** To be called for each new connection. */
  readonly addConnection: () => void;
}

type Exchange = readonly [IncomingMessage, ServerResponse];

const MAX_PER_CONNECTION = 128;
const MAX_IN_ALL = 4000;
const MAX_TURNS_FOR_CONNECTIONS = 20;

/**
 * Starts one request in each turn of the event loop, from all addresses in turn, and lets new connections go first: Node
 * accepts one in each turn, so that with a request in each of them a visitor who comes after hundreds of others would
 * wait for hundreds of requests.
 */
export function queueRequests(
  listener: Listener,
  {
    getAddress,
    maxPerConnection = MAX_PER_CONNECTION,
    maxInAll = MAX_IN_ALL,
    maxTurnsForConnections = MAX_TURNS_FOR_CONNECTIONS,
  }: RequestQueueOptions,
): RequestQueue {
  /** Ordered by when it is the turn of the address. */
  const waiting = new Map<string, Exchange[]>();
  const closing = new WeakSet<object>();
  const takeTurnToClose = createTurns();
  const waitingPerConnection = new WeakMap<object, number>();
  let waitingInAll = 0;
  let isTurnPlanned = false;
  let hasNewConnection = false;
  let turnsForConnections = 0;

  const planTurn = () => {
    if (isTurnPlanned) return;
    isTurnPlanned = true;
    setImmediate(takeTurn);
  };

  const close = (socket: Socket) => {
    if (closing.has(socket)) return;
    closing.add(socket);
    // Node makes an error for each of its requests, which takes milliseconds.
    void takeTurnToClose().then(() => socket.destroy());
  };

  const add = (address: string, exchange: Exchange) => {
    const { socket } = exchange[0];
    const count = (waitingPerConnection.get(socket) ?? 0) + 1;
    waitingPerConnection.set(socket, count);
    if (count > (waitingInAll < maxInAll ? maxPerConnection : 1)) return close(socket);
    waitingInAll += 1;
    const sameAddress = waiting.get(address);
    if (sameAddress) sameAddress.push(exchange);
    else waiting.set(address, [exchange]);
  };

  const takeNext = (): Exchange | undefined => {
    for (const [address, exchanges] of waiting) {
      waiting.delete(address);
      // A list is short: bounded by the connections of the address.
      const next = exchanges.shift();
      if (exchanges.length > 0) waiting.set(address, exchanges);
      return next;
    }
    return undefined;
  };

  const start = (exchange: Exchange) => {
    planTurn();
    listener(...exchange);
  };

  const takeTurn = () => {
    isTurnPlanned = false;
    const isForConnection = hasNewConnection && turnsForConnections < maxTurnsForConnections;
    hasNewConnection = false;
    turnsForConnections = isForConnection ? turnsForConnections + 1 : 0;
    if (isForConnection) return planTurn();
    for (let next = takeNext(); next; next = takeNext()) {
      const { socket } = next[0];
      waitingInAll -= 1;
      waitingPerConnection.set(socket, (waitingPerConnection.get(socket) ?? 1) - 1);
      if (!socket.destroyed && !closing.has(socket)) return start(next);
    }
  };

  return {
    receive: (...exchange) => {
      if (isTurnPlanned) add(getAddress(exchange[0]), exchange);
      else start(exchange);
    },
    addConnection: () => {
      hasNewConnection = true;
      planTurn();
    },
  };
}
