import { defineMessages } from '@spinout/flow-kit';
export const alertMessages = /* @__PURE__ */ defineMessages('alerts', {
  title: 'Alert',
  ok: 'OK',
});

export type AlertMessages = typeof alertMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly alerts: AlertMessages;
  }
}
