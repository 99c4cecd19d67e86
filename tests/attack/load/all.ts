import type { Family, LoadAttack } from '../attack.types.ts';
import { CONNECTIONS } from './connections.ts';
import { PAPERS } from './papers.ts';
import { REQUESTS } from './requests.ts';
import { STORAGE } from './storage.ts';

/** Attacks on the availability. Each runs alone. */
export const LOAD_FAMILIES: readonly Family<LoadAttack>[] = [
  { name: 'load of requests', attacks: REQUESTS },
  { name: 'load of papers', attacks: PAPERS },
  { name: 'load of connections', attacks: CONNECTIONS },
  { name: 'load of storage', attacks: STORAGE },
];
