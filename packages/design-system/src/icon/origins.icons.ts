// Icons of Lucide (ISC license), written by `npm run icons` from `scripts/icons/icon-list.ts`.
import { createIcon } from './glyph.js';

/** Computed. */
export const ComputedIcon = /* @__PURE__ */ createIcon(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2m4 14q2.9 0 2.8-2.8V10c0-2 1-3.3 3.2-3m-6 4.2h5.7',
);

/** Live data. */
export const BroadcastIcon = /* @__PURE__ */ createIcon(
  'M16.2 7.8a6 6 0 0 1 0 8.4M19.1 5a10 10 0 0 1 0 14.2M4.9 19A10 10 0 0 1 5 4.9m2.9 11.3a6 6 0 0 1 0-8.4M12 10a2 2 0 1 0 0 4 2 2 0 1 0 0-4',
);

/** A person. */
export const UserIcon = /* @__PURE__ */ createIcon(
  'M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2m7-18a4 4 0 1 0 0 8 4 4 0 1 0 0-8',
);

/** Simulated. */
export const SimulatedIcon = /* @__PURE__ */ createIcon(
  'M2 13a2 2 0 0 0 2-2V7a2 2 0 0 1 4 0v13a2 2 0 0 0 4 0V4a2 2 0 0 1 4 0v13a2 2 0 0 0 4 0v-4a2 2 0 0 1 2-2',
);
