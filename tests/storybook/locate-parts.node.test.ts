import { expect, it } from 'vitest';
import { locateParts } from '../../.storybook/blocks/locate-parts.js';

/** A frame at 100, 50 whose parts are at these places in the window. */
const createFrame = (parts: Readonly<Record<string, readonly [left: number, top: number]>>) => {
  const at = ([left, top]: readonly [number, number]) => ({
    getBoundingClientRect: () => ({ left, top }),
  });
  return {
    ...at([100, 50]),
    querySelector: (selector: string) => {
      const place = parts[selector];
      return place === undefined ? null : at(place);
    },
  } as unknown as Element;
};

it('numbers the parts in the order of their selectors, measured from the frame', () => {
  const frame = createFrame({ input: [124, 90], label: [124, 60] });
  expect(locateParts(frame, ['input', 'label'])).toEqual([
    { number: 1, left: 24, top: 40 },
    { number: 2, left: 24, top: 10 },
  ]);
});

it('leaves out parts that are not there, and keeps the numbers of the others', () => {
  const frame = createFrame({ label: [100, 50] });
  expect(locateParts(frame, ['[aria-invalid]', 'label'])).toEqual([{ number: 2, left: 0, top: 0 }]);
});

it('puts numbers below each other where parts share a corner', () => {
  const frame = createFrame({ table: [100, 50], caption: [100, 52], th: [100, 55] });
  const tops = locateParts(frame, ['table', 'caption', 'th']).map(({ top }) => top);
  expect(tops).toEqual([0, 24, 49]);
});
