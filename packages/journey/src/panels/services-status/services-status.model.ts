import { fill, formatDate, formatNumber } from '@spinout/design-system';
import {
  POLL_INTERVAL_MS,
  pollDelayMs,
  type ServicesStatusContext,
  type ServicesStatusSnapshot,
} from './services-status.machine.js';
import type { ServicesStatusMessages } from './services-status.messages.js';

const TONES = { checking: 'idle', operational: 'success', degraded: 'warning' } as const;

/** The only healthy status. */
const ONLINE = 'online';

export const servicesStatusModel = (
  { context }: ServicesStatusSnapshot,
  messages: ServicesStatusMessages,
  locale: string,
) => {
  const { services, failures, isOpen } = context;
  const overall = getOverallStatus(context);
  return {
    label: messages[overall],
    tone: TONES[overall],
    isOpen,
    /** Null before the first response. */
    services:
      services &&
      services.map(({ name, status }) => ({
        name,
        text: fill(messages.service, { name, status }),
        isOnline: status === ONLINE,
      })),
    /** Whether the last check failed. */
    isUnavailable: failures > 0,
    notes: createNotes(context, messages, locale),
  };
};

export type ServicesStatusModel = ReturnType<typeof servicesStatusModel>;

/** An empty list counts as degraded. */
const getOverallStatus = ({ services, failures }: ServicesStatusContext): keyof typeof TONES => {
  if (failures > 0) return 'degraded';
  if (services === null) return 'checking';
  const isGood = services.length > 0 && services.every(({ status }) => status === ONLINE);
  return isGood ? 'operational' : 'degraded';
};

/** Time of the last check, age of the list, and time of the next poll. */
const createNotes = (
  { checkedAt, attemptedAt, failures }: ServicesStatusContext,
  messages: ServicesStatusMessages,
  locale: string,
): readonly string[] => {
  const formatSeconds = (ms: number) =>
    formatNumber(ms / 1000, locale, { style: 'unit', unit: 'second', unitDisplay: 'long' });
  if (failures > 0) {
    const age = checkedAt && attemptedAt && attemptedAt.getTime() - checkedAt.getTime();
    return [
      age === null
        ? messages.nothingKnown
        : fill(messages.listedFrom, { age: formatAge(age, locale) }),
      fill(messages.nextTry, { interval: formatSeconds(pollDelayMs(failures)) }),
    ];
  }
  if (checkedAt === null) return [];
  const time = formatDate(checkedAt, locale, { timeStyle: 'medium' });
  return [fill(messages.checkedAt, { time, interval: formatSeconds(POLL_INTERVAL_MS) })];
};

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Formats an age in the largest fitting unit, for example "2 minutes ago". */
export const formatAge = (ageMs: number, locale: string): string => {
  const age = Math.max(0, ageMs);
  const format = new Intl.RelativeTimeFormat(locale);
  if (age >= HOUR_MS) return format.format(-Math.floor(age / HOUR_MS), 'hour');
  if (age >= MINUTE_MS) return format.format(-Math.floor(age / MINUTE_MS), 'minute');
  return format.format(-Math.floor(age / SECOND_MS), 'second');
};
