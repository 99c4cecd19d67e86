import { fill, formatDate, formatNumber } from '@spinout/design-system';
import { formatAge } from './format-age.js';
import { ONLINE, POLL_INTERVAL_MS, pollDelayMs } from './services-status.constants.js';
import type { ServicesStatusSnapshot, ServiceState } from './services-status.machine.js';
import type { ServicesStatusMessages } from './services-status.messages.js';

/** Props of one service. */
export interface ShownService {
  readonly name: string;
  readonly text: string;
  readonly isOnline: boolean;
}

/** View model of the widget. */
export interface ServicesStatusModel {
  readonly label: string;
  readonly tone: 'idle' | 'success' | 'warning';
  readonly isOpen: boolean;
  /** Null before the first response. */
  readonly services: readonly ShownService[] | null;
  /** Whether the last check failed. */
  readonly isUnavailable: boolean;
  /** Time of the last check, age of the list, and time of the next poll. */
  readonly notes: readonly string[];
}

/** Maps the state to the view model. */
export const servicesStatusModel = (
  snapshot: ServicesStatusSnapshot,
  messages: ServicesStatusMessages,
  locale: string,
): ServicesStatusModel => {
  const { services, failures, isOpen } = snapshot.context;
  const isUnavailable = failures > 0;
  const isKnown = isUnavailable || services !== null;
  const isGood = !isUnavailable && isAllOnline(services);
  return {
    label: !isKnown ? messages.checking : isGood ? messages.operational : messages.degraded,
    tone: !isKnown ? 'idle' : isGood ? 'success' : 'warning',
    isOpen,
    services: services && services.map((service) => shown(service, messages)),
    isUnavailable,
    notes: isUnavailable
      ? unavailableNotes(snapshot, messages, locale)
      : checkedNotes(snapshot, messages, locale),
  };
};

/** An empty list counts as degraded. */
const isAllOnline = (services: readonly ServiceState[] | null): boolean =>
  services !== null && services.length > 0 && services.every(({ status }) => status === ONLINE);

const shown = ({ name, status }: ServiceState, messages: ServicesStatusMessages): ShownService => ({
  name,
  text: fill(messages.service, { name, status }),
  isOnline: status === ONLINE,
});

const unavailableNotes = (
  { context: { checkedAt, attemptedAt, failures } }: ServicesStatusSnapshot,
  messages: ServicesStatusMessages,
  locale: string,
): readonly string[] => [
  checkedAt === null || attemptedAt === null
    ? messages.nothingKnown
    : fill(messages.listedFrom, {
        age: formatAge(attemptedAt.getTime() - checkedAt.getTime(), locale),
      }),
  fill(messages.nextTry, { interval: formatSeconds(pollDelayMs(failures), locale) }),
];

const checkedNotes = (
  { context: { checkedAt } }: ServicesStatusSnapshot,
  messages: ServicesStatusMessages,
  locale: string,
): readonly string[] =>
  checkedAt === null
    ? []
    : [
        fill(messages.checkedAt, {
          time: formatDate(checkedAt, locale, { timeStyle: 'medium' }),
          interval: formatSeconds(POLL_INTERVAL_MS, locale),
        }),
      ];

const formatSeconds = (ms: number, locale: string): string =>
  formatNumber(ms / 1000, locale, { style: 'unit', unit: 'second', unitDisplay: 'long' });
