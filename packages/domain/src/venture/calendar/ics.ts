import { addDays, parsePlainDate, type PlainDate } from '../dates/plain-date.js';
import { VentureInputError } from '../input/venture-error.js';

/** An event that lasts a day. */
export interface CalendarEvent {
  /** Unique and the same in every export, so that a calendar updates the event instead of adding another one. */
  readonly uid: string;
  readonly date: PlainDate;
  readonly summary: string;
  /** @default none */
  readonly description?: string | undefined;
  /** Days before, at midnight, on which the calendar reminds of it. @default no reminder */
  readonly remindDaysBefore?: number | undefined;
}

export interface CalendarInput {
  readonly name: string;
  readonly events: readonly CalendarEvent[];
  /** When the file is written. */
  readonly stamp: Date;
}

const MAX_OCTETS = 75;
const PRODUCT = '-//Spinout//Formation calendar//EN';
/** Control characters other than line breaks and tabs, which RFC 5545 does not allow. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu;
const encoder = /* @__PURE__ */ new TextEncoder();

/** Escapes a text value, RFC 5545, section 3.3.11. */
const escapeText = (text: string): string =>
  text
    .replace(CONTROLS, '')
    .replace(/[\\;,]/gu, String.raw`\$&`)
    .replace(/\r\n|\r|\n/gu, String.raw`\n`);

/** Folds a line after at most 75 octets, never within a character, RFC 5545, section 3.1. */
export function foldLine(line: string): string {
  const folded = [''];
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_OCTETS) {
      // The space that continues the line counts too.
      folded.push(' ');
      octets = 1;
    }
    folded[folded.length - 1] += character;
    octets += size;
  }
  return folded.join('\r\n');
}

const formatDay = (date: PlainDate): string => date.replaceAll('-', '');

const formatInstant = (instant: Date): string =>
  `${instant.toISOString().slice(0, 19).replace(/[-:]/gu, '')}Z`;

const listAlarm = ({ remindDaysBefore, summary }: CalendarEvent): readonly string[] =>
  remindDaysBefore === undefined
    ? []
    : [
        'BEGIN:VALARM',
        'ACTION:DISPLAY',
        `DESCRIPTION:${escapeText(summary)}`,
        `TRIGGER:-P${remindDaysBefore}D`,
        'END:VALARM',
      ];

const listLines = (event: CalendarEvent, stamp: Date): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${escapeText(event.uid)}`,
  `DTSTAMP:${formatInstant(stamp)}`,
  `DTSTART;VALUE=DATE:${formatDay(event.date)}`,
  // The end is the first day that is not part of the event.
  `DTEND;VALUE=DATE:${formatDay(addDays(event.date, 1))}`,
  `SUMMARY:${escapeText(event.summary)}`,
  ...(event.description === undefined ? [] : [`DESCRIPTION:${escapeText(event.description)}`]),
  'TRANSP:TRANSPARENT',
  ...listAlarm(event),
  'END:VEVENT',
];

function checkEvents(events: readonly CalendarEvent[]): void {
  const seen = new Set<string>();
  for (const [index, { uid, date }] of events.entries()) {
    parsePlainDate(date, `events[${index}].date`);
    if (uid !== '' && !seen.has(uid)) {
      seen.add(uid);
      continue;
    }
    throw new VentureInputError({
      code: 'invalidTerms',
      field: `events[${index}].uid`,
      what: `“${uid}” is empty or used twice.`,
      why: 'A calendar keeps one event for each identifier.',
      how: 'Give every event an identifier of its own.',
    });
  }
}

/**
 * Writes an iCalendar file of days (RFC 5545): CRLF, lines of at most 75 octets, texts escaped, dates without a time zone.
 * @throws {VentureInputError} if a date is no day of the calendar, or an identifier is empty or used twice
 */
export function writeCalendar({ name, events, stamp }: CalendarInput): string {
  checkEvents(events);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${PRODUCT}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => listLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
