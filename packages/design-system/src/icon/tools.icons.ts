// Icons of Lucide (ISC license), written by `npm run icons` from `scripts/icons/icon-list.ts`.
import { createIcon, createMirroredIcon } from './glyph.js';

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

/** Generate. */
export const SparkIcon = /* @__PURE__ */ createIcon(
  'M11 2.8a1 1 0 0 1 2 0l1 5.6a2 2 0 0 0 1.6 1.6l5.6 1a1 1 0 0 1 0 2l-5.6 1a2 2 0 0 0-1.6 1.6l-1 5.6a1 1 0 0 1-2 0l-1-5.6A2 2 0 0 0 8.4 14l-5.6-1a1 1 0 0 1 0-2l5.6-1A2 2 0 0 0 10 8.4z',
);
