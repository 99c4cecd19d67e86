import { defineMessages } from '../messages/define-messages.js';

export const chartMessages = /* @__PURE__ */ defineMessages('chart', {
  showTable: 'Show as table',
});

export type ChartMessages = typeof chartMessages;

declare module '../messages/define-messages.js' {
  interface MessageCatalogs {
    readonly chart: ChartMessages;
  }
}
