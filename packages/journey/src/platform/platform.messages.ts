/** Words of this room. */
export const platformMessages = {
  title: 'Full Research Platform',
} as const;

export type PlatformMessages = typeof platformMessages;
