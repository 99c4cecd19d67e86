export const servicesStatusMessages = {
  operational: 'All Services Operational',
  degraded: 'Some Services Degraded',
  checking: 'Checking services...',
  list: 'Services',
  service: '{name}: {status}',
  noServices: 'The server names no services.',
  unavailable: 'Status unavailable',
  /** What is listed, when the last check failed. */
  listedFrom: 'The list below is from {age}.',
  nothingKnown: 'There is no earlier answer to show.',
  checkedAt: 'Checked at {time}, and again every {interval}.',
  nextTry: 'The next check is {interval} after the last.',
} as const;

export type ServicesStatusMessages = typeof servicesStatusMessages;
