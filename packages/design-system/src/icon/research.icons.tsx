import { createIcon } from './glyph.js';

/** Physics and quantum computing. */
export const AtomIcon = /* @__PURE__ */ createIcon(
  <>
    <ellipse cx="10" cy="10" rx="7.5" ry="3" transform="rotate(45 10 10)" />
    <ellipse cx="10" cy="10" rx="7.5" ry="3" transform="rotate(-45 10 10)" />
    <path d="M10 10h.01" />
  </>,
);

/** A protein or a strand of DNA. */
export const HelixIcon = /* @__PURE__ */ createIcon(
  <path d="M5.5 2.75c0 4.25 9 3 9 7.25s-9 3-9 7.25M14.5 2.75c0 4.25-9 3-9 7.25s9 3 9 7.25M6.5 4.75h7M5.5 10h9m-8 5.25h7" />,
);

/** Research agents. */
export const AgentsIcon = /* @__PURE__ */ createIcon(
  <>
    <path d="m9.05 6.7-3.2 5.9m5.1-5.9 3.2 5.9M7 14.25h6" />
    <circle cx="10" cy="5" r="1.95" />
    <circle cx="5" cy="14.25" r="1.95" />
    <circle cx="15" cy="14.25" r="1.95" />
  </>,
);

/** People and peer review. */
export const PeopleIcon = /* @__PURE__ */ createIcon(
  <>
    <circle cx="7.5" cy="6.9" r="2.65" />
    <path d="M2.75 16.25c.3-2.9 2.2-4.35 4.75-4.35s4.45 1.45 4.75 4.35M12.75 4.4a2.65 2.65 0 0 1 0 5M14.4 12.2c1.65.5 2.65 1.85 2.85 4.05" />
  </>,
);

/** Writing. */
export const PenIcon = /* @__PURE__ */ createIcon(
  <path d="m4.25 12.75-.75 3.75 3.75-.75L16 7a1.77 1.77 0 0 0 0-2.5L15.5 4A1.77 1.77 0 0 0 13 4l-8.75 8.75ZM11.75 5.25l3 3" />,
);

/** Saved data. */
export const DatabaseIcon = /* @__PURE__ */ createIcon(
  <>
    <ellipse cx="10" cy="5.25" rx="5.75" ry="2" />
    <path d="M4.25 5.25v9.5c0 1.1 2.57 2 5.75 2s5.75-.9 5.75-2v-9.5M4.25 10c0 1.1 2.57 2 5.75 2s5.75-.9 5.75-2" />
  </>,
);

/** A patent. */
export const PatentIcon = /* @__PURE__ */ createIcon(
  <path d="M10 3.25 15.75 5.3v4.4c0 3.4-2.3 5.75-5.75 7.05-3.45-1.3-5.75-3.65-5.75-7.05V5.3L10 3.25ZM7.35 9.75l1.95 1.95 3.4-3.6" />,
);

/** Going to market. */
export const RocketIcon = /* @__PURE__ */ createIcon(
  <>
    <path d="M10 2.75c2.25 1.75 3.25 4.1 3.25 6.75v3.25h-6.5V9.5c0-2.65 1-5 3.25-6.75ZM6.75 10l-2.5 2.4v2.85l2.5-1.4m6.5-3.85 2.5 2.4v2.85l-2.5-1.4M10 15.25v2" />
    <circle cx="10" cy="8" r="1.2" />
  </>,
);

/** Trends and analytics. */
export const TrendIcon = /* @__PURE__ */ createIcon(
  <path d="M3.5 3.5v11.25c0 .97.78 1.75 1.75 1.75H16.5M6.5 12.75l3-3.4 2.5 2L16 6.5" />,
);
