import { homedir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** Root folder of the repository. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Where the hosts and their dependencies lie: outside of the repository, whose packages they must not find. */
export const CACHE = process.env.SPINOUT_HOSTS ?? join(homedir(), '.cache/spinout-hosts');
