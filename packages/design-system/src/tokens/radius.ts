/** Corners: controls, cards, tags. */
export const radius = { control: '6px', card: '12px', full: '999px' } as const;
