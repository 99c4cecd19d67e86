/** Words of this room. */
export const tenStepMessages = {
  title: 'Ten-step journey',
} as const;

export type TenStepMessages = typeof tenStepMessages;
