/** How much of a range a value fills, 0..1; a range of nothing is not filled. */
export const shareOf = (value: number, min: number, max: number): number =>
  max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
