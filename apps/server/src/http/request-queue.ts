import type { IncomingMessage, ServerResponse } from 'node:http';

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

export interface RequestQueueOptions {
  /** Address of the caller of a request. */
  readonly getAddress: (incoming: IncomingMessage) => string;
  /** Maximum number of requests of one connection that wait; a connection with more is closed. @default 128 */
  readonly maxPerConnection?: number;
  /** Number of waiting requests above which each connection may have one. @default 4000 */
  readonly maxInAll?: number;
}

type Exchange = readonly [IncomingMessage, ServerResponse];

const MAX_PER_CONNECTION = 128;
const MAX_IN_ALL = 4000;

/**
 * Wraps a listener so that it starts one request in each turn of the event loop, from all addresses in turn. Without it,
 * hundreds of requests that arrive at once are answered one after the other before anybody else's connection is accepted.
 */
export function queueRequests(
  listener: Listener,
  { getAddress, maxPerConnection = MAX_PER_CONNECTION, maxInAll = MAX_IN_ALL }: RequestQueueOptions,
): Listener {
  /** Ordered by when it is the turn of the address. */
  const waiting = new Map<string, Exchange[]>();
  const waitingPerConnection = new WeakMap<object, number>();
  let waitingInAll = 0;
  let hasStartedInTurn = false;

  const add = (address: string, exchange: Exchange) => {
    const { socket } = exchange[0];
    const count = (waitingPerConnection.get(socket) ?? 0) + 1;
    waitingPerConnection.set(socket, count);
    if (count > (waitingInAll < maxInAll ? maxPerConnection : 1)) return void socket.destroy();
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
    hasStartedInTurn = true;
    setImmediate(startNext);
    listener(...exchange);
  };

  const startNext = () => {
    hasStartedInTurn = false;
    for (let next = takeNext(); next; next = takeNext()) {
      const { socket } = next[0];
      waitingInAll -= 1;
      waitingPerConnection.set(socket, (waitingPerConnection.get(socket) ?? 1) - 1);
      if (!socket.destroyed) return start(next);
    }
  };

  return (...exchange) => {
    if (hasStartedInTurn) add(getAddress(exchange[0]), exchange);
    else start(exchange);
  };
}
