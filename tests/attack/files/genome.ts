/** Letters of a genome in an order that no compression shortens much. */
export const createGenome = (length: number) => {
  let seed = 1;
  return Array.from({ length }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return 'ACGT'[seed % 4];
  }).join('');
};
