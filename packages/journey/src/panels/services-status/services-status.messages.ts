import { defineMessages } from '@spinout/flow-kit';
export const servicesStatusMessages = /* @__PURE__ */ defineMessages('servicesStatus', {
  operational: 'All Services Operational',
  degraded: 'Some Services Degraded',
  checking: 'Checking services...',
  list: 'Services',
  service: '{name}: {status}',
  noServices: 'The server lists no services.',
  unavailable: 'Status unavailable',
  /** What is listed, when the last check failed. */
  listedFrom: 'The list below is from {age}.',
  nothingKnown: 'There is no earlier status to show.',
  checkedAt: 'Last checked at {time}. Checks run every {interval}.',
  nextTry: 'We check again {interval} after the last check.',
});

export type ServicesStatusMessages = typeof servicesStatusMessages;

declare module '@spinout/flow-kit' {
  interface MessageCatalogs {
    readonly servicesStatus: ServicesStatusMessages;
  }
}
