import * as z from 'zod/mini';
import { Secret } from './secret.js';

/** A variable of the environment: its parser and its error message. */
export interface Variable<Value> {
  readonly schema: z.ZodMiniType<Value, unknown>;
  /** Error message after "It must". */
  readonly requirement: string;
  readonly example: string;
  /** True for secrets and addresses with secrets: an invalid value is not repeated in the error message. */
  readonly hidden?: true;
}

export const LIVE_SOURCES = [
  'pubmed',
  'crossref',
  'openalex',
  'europepmc',
  'uniprot',
  'alphafold',
] as const;
export type LiveSource = (typeof LIVE_SOURCES)[number];

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const MAX_PORT = 65_535;
const MAX_PROXIES = 10;
const MIN_TOKEN_CHARACTERS = 16;
/** The most expensive call must fit into a budget. */
const MIN_POINTS = 300;
const MAX_POINTS = 1_000_000_000;

const splitList = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

const list = <Value>(item: z.ZodMiniType<Value, string>) =>
  z.pipe(z.pipe(z.string(), z.transform(splitList)), z.array(item));

const wholeNumber = (max: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d+$/)), z.transform(Number)),
    z.number().check(z.maximum(max)),
  );

const isHttp = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const hasNoUserInfo = (text: string) =>
  new URL(text).username === '' && new URL(text).password === '';

const Address = z.string().check(z.refine((text) => isHttp(text) && hasNoUserInfo(text)));
const Origin = z.string().check(z.refine((text) => isHttp(text) && new URL(text).origin === text));
const hidden = (text: z.ZodMiniType<string, string>) =>
  z.pipe(
    text,
    z.transform((value: string) => new Secret(value)),
  );

export const port: Variable<number> = {
  schema: wholeNumber(MAX_PORT),
  requirement: `be a whole number from 0 to ${MAX_PORT}`,
  example: '4173',
};

/** A whole number between two bounds. */
export const amount = (
  min: number,
  max: number,
  unit: string,
  example: string,
): Variable<number> => ({
  schema: z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number)),
    z.number().check(z.minimum(min), z.maximum(max)),
  ),
  requirement: `be a whole number of ${unit} from ${min} to ${max}`,
  example,
});

export const proxies: Variable<number> = {
  schema: wholeNumber(MAX_PROXIES),
  requirement: `be the number of proxies in front of the server, from 0 to ${MAX_PROXIES}`,
  example: '1',
};

export const points: Variable<number> = {
  schema: z.pipe(wholeNumber(MAX_POINTS), z.number().check(z.minimum(MIN_POINTS))),
  requirement: `be a whole number of points per minute from ${MIN_POINTS} to ${MAX_POINTS}`,
  example: '2000',
};

export const host: Variable<string> = {
  schema: z.string().check(z.regex(/^[\w.:-]+$/)),
  requirement: 'be a host name or IP address to listen on, without scheme and port',
  example: '0.0.0.0',
};

export const databaseUrl: Variable<Secret> = {
  schema: hidden(
    z.string().check(z.refine((text) => URL.canParse(text) && /^postgres(ql)?:\/\//.test(text))),
  ),
  requirement: 'be the URL of a Postgres database',
  example: 'postgres://user:password@localhost:5432/spinout',
  hidden: true,
};

export const text = (requirement: string, example: string): Variable<string> => ({
  schema: z.string(),
  requirement,
  example,
});

export const secret = (example: string): Variable<Secret> => ({
  schema: hidden(z.string().check(z.regex(/^\S+$/))),
  requirement: 'not contain spaces',
  example,
  hidden: true,
});

export const metricsToken: Variable<Secret> = {
  schema: hidden(z.string().check(z.minLength(MIN_TOKEN_CHARACTERS), z.regex(/^[\w.~+/-]+=*$/))),
  requirement: `have at least ${MIN_TOKEN_CHARACTERS} characters that are valid in a bearer token`,
  example: 'the output of "openssl rand -hex 16"',
  hidden: true,
};

export const address = (example: string): Variable<string> => ({
  schema: Address,
  requirement: 'be a URL that starts with https:// or http://, without a user name',
  example,
});

export const origin: Variable<string> = {
  schema: Origin,
  requirement: 'be an origin: scheme, host and port, without a path or trailing slash',
  example: 'https://spinout.example.org',
};

export const origins: Variable<readonly string[]> = {
  schema: list(Origin),
  requirement:
    'be a comma-separated list of origins: scheme, host and port, without a trailing slash',
  example: 'https://app.example.org,https://lab.example.org',
};

export const addresses = (example: string): Variable<readonly string[]> => ({
  schema: list(Address),
  requirement: 'be a comma-separated list of full URLs',
  example,
});

/** Without the demo accounts, whose roles are fixed. */
const ADMINISTRATORS_FROM = ['google', 'github', 'orcid'];

const isAdministrator = (text: string) => {
  const [provider = '', ...subject] = text.split(':');
  return ADMINISTRATORS_FROM.includes(provider) && subject.join(':') !== '' && !/\s/.test(text);
};

export const administrators: Variable<readonly string[]> = {
  schema: list(z.string().check(z.refine(isAdministrator))),
  requirement:
    'be a comma-separated list of accounts, each as google:, github: or orcid: followed by the id',
  example: 'orcid:0000-0002-1825-0097,github:583231',
};

export const oneOrZero: Variable<boolean> = {
  schema: z.pipe(
    z.string().check(z.regex(/^[01]$/)),
    z.transform((value: string) => value === '1'),
  ),
  requirement: 'be 1 or 0',
  example: '1',
};

export const internalOrigin: Variable<string> = {
  ...origin,
  example: 'http://localhost:4173',
};

export const liveSources: Variable<readonly LiveSource[]> = {
  schema: list(z.enum(LIVE_SOURCES)),
  requirement: `be a comma-separated list of these: ${LIVE_SOURCES.join(', ')}`,
  example: 'pubmed,crossref',
};

const LIVE_SEARCHES = ['optional', 'preset', 'forbidden'] as const;
type LiveSearch = (typeof LIVE_SEARCHES)[number];

export const liveSearch: Variable<LiveSearch> = {
  schema: z.enum(LIVE_SEARCHES),
  requirement: `be one of ${LIVE_SEARCHES.join(', ')}`,
  example: 'preset',
};

const MAX_MEGABYTES = 100_000_000;
const MAX_DAYS = 3650;

const atLeastOne = (max: number) => z.pipe(wholeNumber(max), z.number().check(z.minimum(1)));

export const megabytes: Variable<number> = {
  schema: atLeastOne(MAX_MEGABYTES),
  requirement: `be a whole number of megabytes, from 1 to ${MAX_MEGABYTES}`,
  example: '250',
};

export const days: Variable<number> = {
  schema: atLeastOne(MAX_DAYS),
  requirement: `be a whole number of days, from 1 to ${MAX_DAYS}`,
  example: '30',
};

export const email: Variable<string> = {
  schema: z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/)),
  requirement: 'be an email address',
  example: 'you@example.org',
};

export const logLevel: Variable<LogLevel> = {
  schema: z.enum(LOG_LEVELS),
  requirement: `be one of ${LOG_LEVELS.join(', ')}`,
  example: 'info',
};
