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

/** Upload. */
export const UploadIcon = /* @__PURE__ */ createIcon(
  'M12 3v12m5-7-5-5-5 5m14 7v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4',
);

/** Download. */
export const DownloadIcon = /* @__PURE__ */ createIcon(
  'M12 15V3m9 12v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4m4-5 5 5 5-5',
);

/** Search. */
export const SearchIcon = /* @__PURE__ */ createIcon(
  'm21 21-4.3-4.3M11 3a8 8 0 1 0 0 16 8 8 0 1 0 0-16',
);

/** Refresh. */
export const RefreshIcon = /* @__PURE__ */ createIcon(
  'M3 12a9 9 0 0 1 9-9 10 10 0 0 1 6.7 2.7L21 8m0-5v5h-5m5 4a9 9 0 0 1-9 9 10 10 0 0 1-6.7-2.7L3 16m5 0H3v5',
);

/** Add. */
export const PlusIcon = /* @__PURE__ */ createIcon('M5 12h14m-7-7v14');

/** Remove. */
export const TrashIcon = /* @__PURE__ */ createIcon(
  'M10 11v6m4-6v6m5-11v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
);

/** External link; mirrored in right-to-left text. */
export const ExternalIcon = /* @__PURE__ */ createMirroredIcon(
  'M15 3h6v6m-11 5L21 3m-3 10v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6',
);

/** Start. */
export const PlayIcon = /* @__PURE__ */ createIcon(
  'M5 5a2 2 0 0 1 3-1.7l12 7a2 2 0 0 1 0 3.4l-12 7A2 2 0 0 1 5 19z',
);
