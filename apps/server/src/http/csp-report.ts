import { Hono } from 'hono';
import { boundedBytes } from './bounded-body.js';
import type { Logger } from './logger.js';
import { parseJson } from './parse-json.js';
import { stripQuery } from './redact.js';
import { refuse } from './refuse.js';
import type { AppEnv } from './app-env.js';

interface CspReportSettings {
  readonly logger: Logger;
  /** Called for each report. */
  readonly count: (directive: string) => void;
  readonly now: () => Date;
}

const MAX_REPORT_BYTES = 16 * 1024;
const MAX_REPORTS_IN_A_BODY = 20;
/** Limits the log, since anyone can send reports. All reports are counted. */
const MAX_LINES_PER_MINUTE = 30;
const MINUTE_MS = 60_000;
const MAX_FIELD_CHARACTERS = 200;
const TYPES = /^application\/(?:csp-report|reports\+json|json)\b/;
/** Directives that are counted by name. Anyone can send a report, so other names are not used as labels. */
const DIRECTIVES: ReadonlySet<string> = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
]);

/** Receives violation reports: counts each and logs the first ones of every minute. */
export function cspReports({ logger, count, now }: CspReportSettings): Hono<AppEnv> {
  let minute = 0;
  let lines = 0;
  const canLog = () => {
    const current = Math.floor(now().getTime() / MINUTE_MS);
    if (current !== minute) [minute, lines] = [current, 0];
    lines += 1;
    return lines <= MAX_LINES_PER_MINUTE;
  };

  return new Hono<AppEnv>().post('/', async (context) => {
    if (!TYPES.test(context.req.header('content-type') ?? '')) {
      throw refuse(415, 'A report must be application/csp-report or application/reports+json.');
    }
    const bytes = await boundedBytes(context.req.raw, { maxBytes: MAX_REPORT_BYTES });
    for (const report of parseReports(bytes)) {
      count(report.directive);
      if (canLog()) logger.warn({ request: context.get('requestId'), ...report }, 'csp violation');
    }
    return context.body(null, 204);
  });
}

const parseReports = (bytes: Uint8Array) => {
  const value = parseJson(new TextDecoder().decode(bytes), 'This report is not JSON.');
  const bodies = Array.isArray(value) ? value.map((item) => getField(item, 'body')) : [value];
  return bodies
    .slice(0, MAX_REPORTS_IN_A_BODY)
    .map((body) => getField(body, 'csp-report') ?? body)
    .map(parseReport);
};

/** Browsers use two formats for reports. */
const parseReport = (body: unknown) => {
  const [directive = ''] = getText(
    body,
    'effectiveDirective',
    'effective-directive',
    'violated-directive',
  ).split(' ');
  return {
    directive: DIRECTIVES.has(directive) ? directive : 'other',
    blocked: stripQuery(getText(body, 'blockedURL', 'blocked-uri')),
    page: stripQuery(getText(body, 'documentURL', 'document-uri')),
    source: stripQuery(getText(body, 'sourceFile', 'source-file')),
  };
};

const getText = (body: unknown, ...names: readonly string[]): string => {
  const found = names
    .map((name) => getField(body, name))
    .find((value) => typeof value === 'string');
  return typeof found === 'string' ? found.slice(0, MAX_FIELD_CHARACTERS) : '';
};

const getField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
