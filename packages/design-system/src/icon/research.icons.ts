// Icons of Lucide (ISC license), written by `npm run icons` from `scripts/icons/icon-list.ts`.
import { createIcon } from './glyph.js';

/** Physics and quantum computing. */
export const AtomIcon = /* @__PURE__ */ createIcon(
  'M12 11a1 1 0 1 0 0 2 1 1 0 1 0 0-2m8.2 9.2c2-2 0-7.4-4.5-11.9S5.8 1.8 3.8 3.8s0 7.4 4.5 11.9 9.9 6.5 11.9 4.5m-4.5-4.5c4.5-4.5 6.5-9.9 4.5-11.9s-7.4 0-11.9 4.5-6.5 9.9-4.5 11.9 7.4 0 11.9-4.5',
);

/** A protein or a strand of DNA. */
export const HelixIcon = /* @__PURE__ */ createIcon(
  'M7 3c0 5 10 4 10 9s-10 4-10 9M17 3c0 5-10 4-10 9s10 4 10 9M8 5.5h8M7 12h10M8 18.5h8',
);

/** Research agents. */
export const AgentsIcon = /* @__PURE__ */ createIcon(
  'M17 16h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1M3 16h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1H3a1 1 0 0 1-1-1v-4a1 1 0 0 1 1-1m7-14h4a1 1 0 0 1 1 1v4a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1M5 16v-3a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v3m-7-4V8',
);

/** People and peer review. */
export const PeopleIcon = /* @__PURE__ */ createIcon(
  'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.1a4 4 0 0 1 0 7.8M22 21v-2a4 4 0 0 0-3-3.9M9 3a4 4 0 1 0 0 8 4 4 0 1 0 0-8',
);

/** Writing. */
export const PenIcon = /* @__PURE__ */ createIcon(
  'M21.2 6.8a1 1 0 0 0-4-4L3.8 16.2l-.5.8L2 21.4a.5.5 0 0 0 .6.6L7 20.7l.8-.5zM15 5l4 4',
);

/** Saved data. */
export const DatabaseIcon = /* @__PURE__ */ createIcon(
  'M12 2a9 3 0 1 0 0 6 9 3 0 1 0 0-6M3 5v14a9 3 0 0 0 18 0V5M3 12a9 3 0 0 0 18 0',
);

/** A patent. */
export const PatentIcon = /* @__PURE__ */ createIcon(
  'M13 22h5a2 2 0 0 0 2-2V8a2 2 0 0 0-.7-1.7l-3.6-3.6A2 2 0 0 0 14 2H6a2 2 0 0 0-2 2v3.3M14 2v5a1 1 0 0 0 1 1h5M7.7 16.5 9 21.4a.5.5 0 0 1-.7.5l-1.9-.8h-.8l-1.9.9a.5.5 0 0 1-.7-.6l1.3-5M6 11a3 3 0 1 0 0 6 3 3 0 1 0 0-6',
);

/** Going to market. */
export const RocketIcon = /* @__PURE__ */ createIcon(
  'M12 15v5s3-.5 4-2c1-1.6 0-5 0-5M4.5 16.5c-1.5 1.3-2 5-2 5s3.7-.5 5-2c.7-.8.7-2.1 0-3a2 2 0 0 0-3 0M9 12a22 22 0 0 1 2-4 13 13 0 0 1 11-6c0 2.7-.8 7.5-6 11a22 22 0 0 1-4 2zm0 0H4s.6-3 2-4c1.6-1 5 0 5 0',
);

/** Trends and analytics. */
export const TrendIcon = /* @__PURE__ */ createIcon('M3 3v16a2 2 0 0 0 2 2h16M19 9l-5 5-4-4-3 3');
