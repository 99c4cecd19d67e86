import { defineMessages } from '@spinout/flow-kit';
export const alertMessages = /* @__PURE__ */ defineMessages('alerts', {
  title: 'Alert',
  ok: 'OK',
});

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly alerts: typeof alertMessages;
  }
}
