import type { PageLayout } from './page-layout.js';
import { columns } from './report.style.js';
import type { Rectangle } from './tagged/structure.types.js';

/** Draws at the current position over the full width. @returns the area down to the new position */
export function drawBoxed(layout: PageLayout, draw: () => void): Rectangle {
  const { y } = layout;
  draw();
  return { x: columns.full.x, y, width: columns.full.width, height: layout.y - y };
}
