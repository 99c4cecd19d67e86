import { createIcon } from './glyph.js';

/** Information. */
export const InfoIcon = /* @__PURE__ */ createIcon(
  <>
    <circle cx="10" cy="10" r="6.75" />
    <path d="M10 9.25v4M10 6.6v.05" />
  </>,
);

/** Warning. */
export const WarningIcon = /* @__PURE__ */ createIcon(
  <path d="M8.7 4.1 3 14.05c-.58 1 .15 2.2 1.3 2.2h11.4c1.15 0 1.88-1.2 1.3-2.2L11.3 4.1a1.5 1.5 0 0 0-2.6 0ZM10 8v3.5m0 2.3v.05" />,
);

/** Error. */
export const ErrorMarkIcon = /* @__PURE__ */ createIcon(
  <path d="M7.3 3.25h5.4l4.05 4.05v5.4l-4.05 4.05H7.3L3.25 12.7V7.3L7.3 3.25ZM10 6.75v4m0 2.4v.05" />,
);

/** Success. */
export const SuccessIcon = /* @__PURE__ */ createIcon(
  <>
    <circle cx="10" cy="10" r="6.75" />
    <path d="m7 10.3 2.1 2.1L13 8.2" />
  </>,
);

/** Computed. */
export const SparkIcon = /* @__PURE__ */ createIcon(
  <path d="M10 3.25c.5 4.2 2.55 6.25 6.75 6.75-4.2.5-6.25 2.55-6.75 6.75-.5-4.2-2.55-6.25-6.75-6.75 4.2-.5 6.25-2.55 6.75-6.75Z" />,
);

/** Live data. */
export const BroadcastIcon = /* @__PURE__ */ createIcon(
  <>
    <path d="M6.6 13.4a4.8 4.8 0 0 1 0-6.8m6.8 0a4.8 4.8 0 0 1 0 6.8M4.1 15.9a8.35 8.35 0 0 1 0-11.8m11.8 0a8.35 8.35 0 0 1 0 11.8" />
    <circle cx="10" cy="10" r="1.25" />
  </>,
);

/** A person. */
export const UserIcon = /* @__PURE__ */ createIcon(
  <>
    <circle cx="10" cy="6.75" r="3.25" />
    <path d="M3.75 16.5c.5-3.1 3.05-4.75 6.25-4.75s5.75 1.65 6.25 4.75" />
  </>,
);

/** Simulated. */
export const SimulatedIcon = /* @__PURE__ */ createIcon(
  <path d="M2.75 10c1.2-3.6 2.4-5.4 3.6-5.4 2.45 0 4.85 10.8 7.3 10.8 1.2 0 2.4-1.8 3.6-5.4M3 16.5h.01M10 16.5h.01M17 16.5h.01" />,
);

/** Security. */
export const ShieldIcon = /* @__PURE__ */ createIcon(
  <path d="M10 3.25 15.75 5.3v4.4c0 3.4-2.3 5.75-5.75 7.05-3.45-1.3-5.75-3.65-5.75-7.05V5.3L10 3.25Z" />,
);

/** Time. */
export const ClockIcon = /* @__PURE__ */ createIcon(
  <>
    <circle cx="10" cy="10" r="6.75" />
    <path d="M10 6v4l2.6 1.75" />
  </>,
);
