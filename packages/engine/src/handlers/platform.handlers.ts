import { readDisclaimers, readServicesStatus } from '@spinout/api-client';
import type { World } from '../world.js';
import { handle, type Handler } from './handle.js';
import { DISCLAIMERS_UPDATED, disclaimers } from './platform.messages.js';

/** What this engine does by itself; each is up whenever it answers at all. */
const OWN_SERVICES = ['literature', 'hypothesis', 'experiment', 'documents', 'quantum', 'pdf'];
const ONLINE = { status: 'online' } as const;

/** Answers API-19 and API-20. Listed is what this installation has, so "degraded" means that something is broken. */
export const platformHandlers = ({ services }: World): Handler[] => [
  handle(readDisclaimers, () =>
    Promise.resolve({ disclaimers, last_updated: DISCLAIMERS_UPDATED }),
  ),
  handle(readServicesStatus, async (_, { signal }) => ({
    services: {
      ...Object.fromEntries(OWN_SERVICES.map((name) => [name, ONLINE])),
      ...(await services?.(signal)),
    },
  })),
];
