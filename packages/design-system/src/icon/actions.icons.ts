// Icons of Lucide (ISC license), written by `npm run icons` from `scripts/icons/icon-list.ts`.
import { createIcon, createMirroredIcon } from './glyph.js';

/** Next; mirrored in right-to-left text. */
export const ArrowRightIcon = /* @__PURE__ */ createMirroredIcon('M5 12h14m-7-7 7 7-7 7');

/** Selected or done. */
export const CheckIcon = /* @__PURE__ */ createIcon('M20 6 9 17l-5-5');

/** Close or dismiss. */
export const CloseIcon = /* @__PURE__ */ createIcon('M18 6 6 18M6 6l12 12');

/** Expand. */
export const ChevronDownIcon = /* @__PURE__ */ createIcon('m6 9 6 6 6-6');

/** Refresh. */
export const RefreshIcon = /* @__PURE__ */ createIcon(
  'M3 12a9 9 0 0 1 9-9 10 10 0 0 1 6.7 2.7L21 8m0-5v5h-5m5 4a9 9 0 0 1-9 9 10 10 0 0 1-6.7-2.7L3 16m5 0H3v5',
);
