import type { Point3D } from './structure.types.js';

export const distance = (a: Point3D, b: Point3D): number =>
  Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);

/** Centroid of points and the distance of the farthest one, at least 1. */
export const measureExtent = (
  points: readonly Point3D[],
): { readonly middle: Point3D; readonly farthest: number } => {
  const mean = (axis: keyof Point3D) =>
    points.reduce((sum, point) => sum + point[axis] / points.length, 0);
  const middle = { x: mean('x'), y: mean('y'), z: mean('z') };
  return {
    middle,
    farthest: points.reduce((most, point) => Math.max(most, distance(point, middle)), 1),
  };
};
