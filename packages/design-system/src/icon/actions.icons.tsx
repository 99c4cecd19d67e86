import { createIcon, createMirroredIcon } from './glyph.js';

/** Next; mirrored in right-to-left text. */
export const ArrowRightIcon = /* @__PURE__ */ createMirroredIcon(
  <path d="M4 10h12M11.5 5.5 16 10l-4.5 4.5" />,
);

/** Selected or done. */
export const CheckIcon = /* @__PURE__ */ createIcon(<path d="m4.5 10.5 3.75 3.75L15.5 6.5" />);

/** Close or dismiss. */
export const CloseIcon = /* @__PURE__ */ createIcon(<path d="m5.5 5.5 9 9m0-9-9 9" />);

/** Expand. */
export const ChevronDownIcon = /* @__PURE__ */ createIcon(<path d="m5.5 8 4.5 4.5L14.5 8" />);

/** Upload. */
export const UploadIcon = /* @__PURE__ */ createIcon(
  <path d="M10 12.5v-9M6.5 7 10 3.5 13.5 7M3.5 12.5v2.25c0 .97.78 1.75 1.75 1.75h9.5c.97 0 1.75-.78 1.75-1.75V12.5" />,
);

/** Download. */
export const DownloadIcon = /* @__PURE__ */ createIcon(
  <path d="M10 3.5v9M6.5 9l3.5 3.5L13.5 9M3.5 12.5v2.25c0 .97.78 1.75 1.75 1.75h9.5c.97 0 1.75-.78 1.75-1.75V12.5" />,
);

/** Search. */
export const SearchIcon = /* @__PURE__ */ createIcon(
  <>
    <circle cx="9" cy="9" r="5.25" />
    <path d="m13 13 3.5 3.5" />
  </>,
);

/** Refresh. */
export const RefreshIcon = /* @__PURE__ */ createIcon(
  <path d="M16 8.5a6.25 6.25 0 0 0-11.4-1.4M4 11.5a6.25 6.25 0 0 0 11.4 1.4M4.25 3.75V7.5H8m7.75 8.75V12.5H12" />,
);

/** Add. */
export const PlusIcon = /* @__PURE__ */ createIcon(<path d="M10 4v12M4 10h12" />);

/** Remove. */
export const TrashIcon = /* @__PURE__ */ createIcon(
  <path d="M3.75 5.75h12.5M8 5.5V4.25c0-.41.34-.75.75-.75h2.5c.41 0 .75.34.75.75V5.5M5.25 6l.7 9.1c.06.79.72 1.4 1.5 1.4h5.1c.78 0 1.44-.61 1.5-1.4l.7-9.1M8.5 9v4.5m3-4.5v4.5" />,
);

/** External link. */
export const ExternalIcon = /* @__PURE__ */ createMirroredIcon(
  <path d="M11.5 3.5h5v5M16.25 3.75 9.5 10.5M8.5 5H5.25C4.28 5 3.5 5.78 3.5 6.75v8c0 .97.78 1.75 1.75 1.75h8c.97 0 1.75-.78 1.75-1.75V11.5" />,
);

/** Start. */
export const PlayIcon = /* @__PURE__ */ createMirroredIcon(
  <path d="M6.5 4.6v10.8c0 .58.63.94 1.13.64l8.6-5.4a.75.75 0 0 0 0-1.28l-8.6-5.4a.75.75 0 0 0-1.13.64Z" />,
);
