import { describe, expect, it } from 'vitest';
import { drawScene, writeCaption } from './draw-scene.js';
import type { Palette } from './palette.js';
import { createScene, type Shape } from './scene.js';
import { getBand, INITIAL_VIEW_STATE } from './structure.constants.js';
import { structureWithBackbone } from './structure.fixtures.js';
import { createSubject } from './subject.js';

const palette: Palette = {
  background: 'paper',
  foreground: 'ink',
  colors: new Proxy({} as Palette['colors'], { get: (_, name) => String(name) }),
};

/** A canvas context that records its calls. */
const recordingContext = () => {
  const calls: string[] = [];
  const settings: Record<string, unknown> = {};
  const context = new Proxy({} as CanvasRenderingContext2D, {
    get:
      (_, name) =>
      (...values: unknown[]) =>
        calls.push([String(name), ...values].join(' ')),
    set: (_, name, value: unknown) => {
      settings[String(name)] = value;
      calls.push(`${String(name)} = ${String(value)}`);
      return true;
    },
  });
  return { context, calls, settings };
};

const drawn = (shapes: readonly Shape[]) => {
  const { context, calls } = recordingContext();
  drawScene(context, shapes, palette);
  return calls;
};

describe('drawScene', () => {
  it('first fills the whole canvas of 600 by 400', () => {
    expect(drawn([])).toEqual([
      'globalAlpha = 1',
      'fillStyle = paper',
      'fillRect 0 0 600 400',
      'lineCap = round',
    ]);
  });

  it('paints a ball with a rim and fades it with distance', () => {
    const calls = drawn([
      { kind: 'disc', x: 10, y: 20, radius: 5, color: 'low', opacity: 0.75 },
    ]).slice(4);
    expect(calls).toEqual([
      'beginPath',
      `arc 10 20 6 0 ${Math.PI * 2}`,
      'fillStyle = paper',
      'fill',
      'beginPath',
      `arc 10 20 5 0 ${Math.PI * 2}`,
      'fillStyle = low',
      'fill',
      'globalAlpha = 0.25',
      'beginPath',
      `arc 10 20 5 0 ${Math.PI * 2}`,
      'fillStyle = paper',
      'fill',
      'globalAlpha = 1',
    ]);
  });

  it('paints lines and rings as strokes', () => {
    const calls = drawn([
      { kind: 'line', from: [1, 2], to: [3, 4], width: 3, color: 'confident', opacity: 1 },
      { kind: 'ring', x: 9, y: 9, radius: 4, color: 'data3', opacity: 1 },
    ]);
    expect(calls).toContain('moveTo 1 2');
    expect(calls).toContain('lineTo 3 4');
    expect(calls).toContain('strokeStyle = confident');
    expect(calls).toContain('lineWidth = 3');
    expect(calls).toContain('strokeStyle = data3');
    expect(calls.filter((line) => line === 'fill')).toEqual([]);
  });

  it('draws the caption of an exported picture on its own background', () => {
    const { context, calls } = recordingContext();
    writeCaption(context, 'Illustration only: no coordinates available', palette);
    expect(calls).toEqual([
      'fillStyle = paper',
      'fillRect 0 364 600 36',
      'fillStyle = ink',
      'font = 13px sans-serif',
      'fillText Illustration only: no coordinates available 12 388 576',
    ]);
  });

  it('draws the backbone in the bands of its confidence', () => {
    const calls = drawn(
      createScene(
        createSubject(structureWithBackbone, () => 0),
        INITIAL_VIEW_STATE,
      ),
    );
    for (const band of ['veryHigh', 'confident', 'low', 'veryLow', 'unknown']) {
      expect(calls).toContain(`fillStyle = ${band}`);
    }
  });
});

describe('createScene', () => {
  const subject = createSubject(structureWithBackbone, () => 0);

  it('TWELVE-08 rotates about the vertical axis: heights stay, positions change', () => {
    const [before, after] = [0, 30].map((rotation) =>
      createScene(subject, { ...INITIAL_VIEW_STATE, rotation }),
    );
    const heights = (shapes: readonly Shape[] | undefined) =>
      shapes
        ?.flatMap((shape) => (shape.kind === 'disc' ? [shape.y] : []))
        .toSorted((a, b) => a - b);
    expect(after).not.toEqual(before);
    expect(heights(after)).toEqual(heights(before));
  });

  it('TWELVE-08 is magnified by the zoom', () => {
    const spread = (zoom: 1 | 2) =>
      Math.max(
        ...createScene(subject, { ...INITIAL_VIEW_STATE, zoom }).map((shape) =>
          'radius' in shape ? Math.abs(shape.y - 200) : 0,
        ),
      );
    expect(spread(2)).toBeCloseTo(spread(1) * 2);
  });

  it.each([
    ['spheres', ['disc']],
    ['trace', ['line']],
    ['sticks', ['disc', 'line']],
  ] as const)('TWELVE-08 draws a backbone as %s', (style, kinds) => {
    const shapes = createScene(subject, { ...INITIAL_VIEW_STATE, style });
    expect([...new Set(shapes.map(({ kind }) => kind))].toSorted()).toEqual(kinds);
  });

  it('draws less certain parts thinner', () => {
    const widths = createScene(subject, { ...INITIAL_VIEW_STATE, style: 'trace' }).flatMap(
      (shape) => (shape.kind === 'line' ? [[shape.color, shape.width] as const] : []),
    );
    const width = (color: string) => widths.find(([name]) => name === color)?.[1] ?? 0;
    expect(width('veryHigh')).toBeGreaterThan(width('confident'));
    expect(width('confident')).toBeGreaterThan(width('low'));
    expect(width('low')).toBeGreaterThan(width('veryLow'));
  });

  it.each([
    [100, 'veryHigh'],
    [90.1, 'veryHigh'],
    [90, 'confident'],
    [89.9, 'confident'],
    [70, 'confident'],
    [50, 'low'],
    [49.9, 'veryLow'],
    [0, 'veryLow'],
    [null, 'unknown'],
  ])('puts a pLDDT of %s in band %s', (plddt, band) => expect(getBand(plddt)).toBe(band));
});
