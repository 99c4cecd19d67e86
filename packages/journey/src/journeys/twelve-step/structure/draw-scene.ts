import type { Palette } from './palette.js';
import type { Shape } from './scene.js';
import { CANVAS } from './structure.constants.js';

const FULL_CIRCLE = Math.PI * 2;
const RING_WIDTH = 1.5;
/** Separates a ball from what is behind it. */
const RIM_WIDTH = 1;
const CAPTION_FONT = '13px sans-serif';
const CAPTION_PADDING = 12;
const CAPTION_BAND = 36;

/** Draws a scene on an empty background. */
export function drawScene(
  context: CanvasRenderingContext2D,
  shapes: readonly Shape[],
  palette: Palette,
): void {
  context.globalAlpha = 1;
  context.fillStyle = palette.background;
  context.fillRect(0, 0, CANVAS.width, CANVAS.height);
  context.lineCap = 'round';
  for (const shape of shapes) drawShape(context, shape, palette);
}

/** Draws the caption into an exported picture, on an opaque background. */
export function writeCaption(
  context: CanvasRenderingContext2D,
  caption: string,
  palette: Palette,
): void {
  context.fillStyle = palette.background;
  context.fillRect(0, CANVAS.height - CAPTION_BAND, CANVAS.width, CAPTION_BAND);
  context.fillStyle = palette.foreground;
  context.font = CAPTION_FONT;
  const maxWidth = CANVAS.width - 2 * CAPTION_PADDING;
  context.fillText(caption, CAPTION_PADDING, CANVAS.height - CAPTION_PADDING, maxWidth);
}

/** Near marks hide far ones, and far ones fade into the background. */
const drawShape = (
  context: CanvasRenderingContext2D,
  shape: Shape,
  { colors, background, foreground }: Palette,
) => {
  if (shape.kind === 'disc')
    paint(context, { ...shape, radius: shape.radius + RIM_WIDTH }, background);
  paint(context, shape, colors[shape.color] ?? foreground);
  context.globalAlpha = 1 - shape.opacity;
  paint(context, shape, background);
  context.globalAlpha = 1;
};

const paint = (context: CanvasRenderingContext2D, shape: Shape, color: string) => {
  context.beginPath();
  if (shape.kind === 'band') {
    shape.corners.forEach((corner, at) =>
      at === 0 ? context.moveTo(...corner) : context.lineTo(...corner),
    );
    context.closePath();
  } else if (shape.kind === 'line') {
    context.moveTo(...shape.from);
    context.lineTo(...shape.to);
  } else {
    context.arc(shape.x, shape.y, shape.radius, 0, FULL_CIRCLE);
  }
  if (shape.kind === 'disc' || shape.kind === 'band') {
    context.fillStyle = color;
    context.fill();
  }
  // The outline closes the seams between the pieces of a ribbon, and shows one that is seen from its edge.
  if (shape.kind !== 'disc') {
    context.strokeStyle = color;
    context.lineWidth = shape.kind === 'line' ? shape.width : RING_WIDTH;
    context.stroke();
  }
};
