// Icons of Lucide (ISC license), written by `npm run icons` from `scripts/icons/icon-list.ts`.
import { createIcon } from './glyph.js';

/** Information. */
export const InfoIcon = /* @__PURE__ */ createIcon(
  'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20m0 14v-4m0-4z',
);

/** Warning. */
export const WarningIcon = /* @__PURE__ */ createIcon(
  'm21.7 18-8-14a2 2 0 0 0-3.4 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3M12 9v4m0 4z',
);

/** Error. */
export const ErrorMarkIcon = /* @__PURE__ */ createIcon(
  'M12 16zm0-8v4m3.3-10a2 2 0 0 1 1.4.6l4.7 4.7a2 2 0 0 1 .6 1.4v6.6a2 2 0 0 1-.6 1.4l-4.7 4.7a2 2 0 0 1-1.4.6H8.7a2 2 0 0 1-1.4-.6l-4.7-4.7a2 2 0 0 1-.6-1.4V8.7a2 2 0 0 1 .6-1.4l4.7-4.7A2 2 0 0 1 8.7 2z',
);

/** Success. */
export const SuccessIcon = /* @__PURE__ */ createIcon(
  'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20m4 7-5.5 5.5L8 12',
);

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

/** Security. */
export const ShieldIcon = /* @__PURE__ */ createIcon(
  'M20 13c0 5-3.5 7.5-7.7 9h-.6C7.5 20.4 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.2-2.7a1 1 0 0 1 1.6 0C14.5 3.8 17 5 19 5a1 1 0 0 1 1 1z',
);

/** Time. */
export const ClockIcon = /* @__PURE__ */ createIcon(
  'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20m0 4v6l4 2',
);
