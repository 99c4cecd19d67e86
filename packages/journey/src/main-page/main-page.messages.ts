/** Words of this room. */
export const mainPageMessages = {
  title: 'Spinout',
} as const;

export type MainPageMessages = typeof mainPageMessages;
