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

/** Security. */
export const ShieldIcon = /* @__PURE__ */ createIcon(
  'M20 13c0 5-3.5 7.5-7.7 9h-.6C7.5 20.4 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.2-2.7a1 1 0 0 1 1.6 0C14.5 3.8 17 5 19 5a1 1 0 0 1 1 1z',
);

/** Time. */
export const ClockIcon = /* @__PURE__ */ createIcon(
  'M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20m0 4v6l4 2',
);
