import type { Place } from './structure.types.js';

export const distance = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);

/** Centroid of points and the distance of the farthest one, at least 1. */
export const measureExtent = (
  places: readonly Place[],
): { readonly middle: Place; readonly farthest: number } => {
  const mean = (axis: keyof Place) =>
    places.reduce((sum, place) => sum + place[axis] / places.length, 0);
  const middle = { x: mean('x'), y: mean('y'), z: mean('z') };
  return {
    middle,
    farthest: places.reduce((most, place) => Math.max(most, distance(place, middle)), 1),
  };
};
