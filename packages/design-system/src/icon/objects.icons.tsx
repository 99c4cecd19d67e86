import { createIcon } from './glyph.js';

/** A document. */
export const FileIcon = /* @__PURE__ */ createIcon(
  <path d="M11.25 3.25H6.5c-.83 0-1.5.67-1.5 1.5v10.5c0 .83.67 1.5 1.5 1.5h7c.83 0 1.5-.67 1.5-1.5V7l-3.75-3.75ZM11 3.5V7.25h3.75M7.75 10.5h4.5m-4.5 3h4.5" />,
);

/** A link. */
export const LinkMarkIcon = /* @__PURE__ */ createIcon(
  <path d="m8.3 11.7 3.4-3.4M7 9.2 5.15 11.05a2.7 2.7 0 0 0 3.8 3.8L10.8 13M9.2 7l1.85-1.85a2.7 2.7 0 0 1 3.8 3.8L13 10.8" />,
);

/** A method. */
export const BeakerIcon = /* @__PURE__ */ createIcon(
  <path d="M4.5 3.5h11M6 3.5v11c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2v-11M6 9.5h3m-3 3h2" />,
);

/** Literature. */
export const BookIcon = /* @__PURE__ */ createIcon(
  <path d="M10 5.75C8.4 4.5 6.3 4 3.5 4v10.75c2.8 0 4.9.5 6.5 1.75 1.6-1.25 3.7-1.75 6.5-1.75V4C13.7 4 11.6 4.5 10 5.75Zm0 0V16.5" />,
);

/** An idea. */
export const LightbulbIcon = /* @__PURE__ */ createIcon(
  <path d="M7.5 13.5c-.1-1-.6-1.65-1.25-2.4a5 5 0 1 1 7.5 0c-.65.75-1.15 1.4-1.25 2.4h-5Zm.5 3h4" />,
);

/** A chart. */
export const ChartIcon = /* @__PURE__ */ createIcon(
  <path d="M3.5 3.5v11.25c0 .97.78 1.75 1.75 1.75H16.5M7 13.25v-3m3.25 3v-6m3.25 6V9" />,
);

/** A company. */
export const BuildingIcon = /* @__PURE__ */ createIcon(
  <path d="M4.75 16.5V4.75c0-.69.56-1.25 1.25-1.25h5c.69 0 1.25.56 1.25 1.25V16.5M12.25 8.5H14c.69 0 1.25.56 1.25 1.25v6.75M3 16.5h14M7.5 6.75h2m-2 3h2m-2 3h2" />,
);

/** A quote. */
export const QuoteIcon = /* @__PURE__ */ createIcon(
  <path d="M8.5 6.25c-2.5.6-4 2.3-4 5.1v2.4h4v-4H6.3m9.2-3.5c-2.5.6-4 2.3-4 5.1v2.4h4v-4h-2.2" />,
);

/** Law and terms. */
export const ScaleIcon = /* @__PURE__ */ createIcon(
  <path d="M10 3.5v13M6.5 16.5h7M4 6h12M5.25 6 3 11.25c.4 1 1.25 1.5 2.25 1.5s1.85-.5 2.25-1.5L5.25 6Zm9.5 0-2.25 5.25c.4 1 1.25 1.5 2.25 1.5s1.85-.5 2.25-1.5L14.75 6Z" />,
);
