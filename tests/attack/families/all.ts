import type { Family } from '../attack.types.ts';
import { addresses } from './addresses.ts';
import { administration } from './administration.ts';
import { crossSite } from './cross-site.ts';
import { headers } from './headers.ts';
import { input } from './input.ts';
import { limits } from './limits.ts';
import { logs } from './logs.ts';
import { oauth } from './oauth.ts';
import { owners } from './owners.ts';
import { paths } from './paths.ts';
import { repetition } from './repetition.ts';
import { smuggling } from './smuggling.ts';
import { tokens } from './tokens.ts';
import { uploads } from './uploads.ts';

/** All attacks but those on the availability, which run alone. */
export const FAMILIES: readonly Family[] = [
  owners,
  tokens,
  oauth,
  administration,
  crossSite,
  headers,
  smuggling,
  paths,
  input,
  uploads,
  addresses,
  repetition,
  limits,
  logs,
];
