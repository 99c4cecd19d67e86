import type { PGlite } from '@electric-sql/pglite';
import { createTurns } from '../event-loop/turns.js';

type Queries = Pick<PGlite, 'query' | 'exec' | 'transaction' | 'close'>;

/**
 * Starts one query in each turn of the event loop. PGlite answers the next query in a microtask of the one before, so that
 * without it the queries of hundreds of requests would run at a stretch.
 */
export function runInTurns(pglite: Queries): Queries {
  const takeTurn = createTurns();
  return {
    query: async (...sent) => {
      await takeTurn();
      return pglite.query(...sent);
    },
    exec: async (...sent) => {
      await takeTurn();
      return pglite.exec(...sent);
    },
    transaction: async (...sent) => {
      await takeTurn();
      return pglite.transaction(...sent);
    },
    close: () => pglite.close(),
  };
}
