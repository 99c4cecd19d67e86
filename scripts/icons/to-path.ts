import { optimize } from 'svgo';

const RECTANGLE = /<rect((?:\s[\w-]+="[^"]*")+)\s*\/>/g;
const PATH = /<path(?=[^>]*\sd="([^"]+)")[^>]*>/g;
const OTHER_ELEMENT = /<(?!\/|svg\b|g\b|path\b)\w+/;

/** Draws a rectangle as a path; SVGO leaves those with round corners as they are. */
function drawRectangle(attributes: string): string {
  const read = (name: string) =>
    Number(new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? 0);
  const [x, y, width, height, r] = ['x', 'y', 'width', 'height', 'rx'].map(read) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `<path d="M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}` +
    `h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z"/>`
  );
}

/**
 * Joins the shapes of an SVG body on a grid of 24 units into one short path, rounded to tenths of a unit.
 * @throws {Error} if something remains that is no path
 */
export function toPath(body: string): string {
  const shapes = body.replace(RECTANGLE, (_, attributes: string) => drawRectangle(attributes));
  const { data } = optimize(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${shapes}</svg>`,
    {
      multipass: true,
      plugins: [
        { name: 'convertShapeToPath', params: { convertArcs: true } },
        { name: 'convertPathData', params: { floatPrecision: 1 } },
        { name: 'mergePaths', params: { force: true, floatPrecision: 1 } },
      ],
    },
  );
  const [path, ...others] = [...data.matchAll(PATH)].map(([, d = '']) => d);
  if (path === undefined || others.length > 0 || OTHER_ELEMENT.test(data))
    throw new Error(`The icon does not fit into one path: ${data}`);
  return path;
}
