export const alertMessages = {
  title: 'Alert',
  ok: 'OK',
} as const;

export type AlertMessages = typeof alertMessages;
