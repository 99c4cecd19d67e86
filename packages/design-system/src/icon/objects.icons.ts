// Icons of Lucide (ISC license), written by `npm run icons` from `scripts/icons/icon-list.ts`.
import { createIcon } from './glyph.js';

/** A method. */
export const BeakerIcon = /* @__PURE__ */ createIcon(
  'M14 2v6l.2 1 5.6 10a2 2 0 0 1-1.8 3H6a2 2 0 0 1-1.8-3L9.8 9l.2-1V2M6.5 15h11m-9-13h7',
);

/** Literature. */
export const BookIcon = /* @__PURE__ */ createIcon(
  'M12 5v16m8-2a2 2 0 0 0 2-2V5a2 2 0 0 0-2-2h-4a5 5 0 0 0-4 2 5 5 0 0 0-4-2H4a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h4a5 5 0 0 1 4 2 5 5 0 0 1 4-2z',
);

/** An idea. */
export const LightbulbIcon = /* @__PURE__ */ createIcon(
  'M15 14q.3-1.4 1.5-2.5Q18 10.1 18 8A6 6 0 0 0 6 8c0 1 .2 2.2 1.5 3.5A5 5 0 0 1 9 14m0 4h6m-5 4h4',
);

/** A chart. */
export const ChartIcon = /* @__PURE__ */ createIcon(
  'M3 3v16a2 2 0 0 0 2 2h16m-3-4V9m-5 8V5M8 17v-3',
);

/** A company. */
export const BuildingIcon = /* @__PURE__ */ createIcon(
  'M10 12h4m-4-4h4m0 13v-3a2 2 0 0 0-4 0v3M6 10H4a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2V9a2 2 0 0 0-2-2h-2M6 21V5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v16',
);

/** Law and terms. */
export const ScaleIcon = /* @__PURE__ */ createIcon(
  'M12 3v18m7-13 3 8a5 5 0 0 1-6 0zV7M3 7h1a17 17 0 0 0 8-2 17 17 0 0 0 8 2h1M5 8l3 8a5 5 0 0 1-6 0zV7m2 14h10',
);
