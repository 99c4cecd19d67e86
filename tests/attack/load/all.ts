import type { Family, LoadAttack } from '../attack.types.ts';
import { CONNECTIONS } from './connections.ts';
import { PAPERS } from './papers.ts';
import { REQUESTS } from './requests.ts';

/** Attacks on the availability. Each runs alone. */
export const LOAD_ATTACKS: Family<LoadAttack> = {
  name: 'availability',
  attacks: [...REQUESTS, ...PAPERS, ...CONNECTIONS],
};
