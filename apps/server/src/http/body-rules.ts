import { MAX_FILE_BYTES } from '@spinout/api-client/schemas';

export type BodyKind = 'json' | 'multipart' | 'form';

export interface BodyRule {
  /** Full path; `*` matches the rest of one segment, a trailing `/**` everything below. */
  readonly path: string;
  /** Maximum bytes by kind; other kinds are refused. For multipart, the limit applies to the file. */
  readonly maxBytes: Readonly<Partial<Record<BodyKind, number>>>;
}

const KB = 1024;
const MB = 1024 * KB;

/** Allowance for boundaries, part headers and text fields. */
export const UPLOAD_SLACK_BYTES = MB;
/** A paper of a million characters takes up to four million bytes, and more with JSON escapes. */
const WHOLE_PAPER_BYTES = 11 * MB;
const JSON_BYTES = MB;
const FORM_BYTES = 64 * KB;

const UPLOAD = { json: WHOLE_PAPER_BYTES, multipart: MAX_FILE_BYTES };

/** Paths that accept more than a megabyte of JSON, or other encodings. */
export const BODY_RULES: readonly BodyRule[] = [
  { path: '/api/journey/analyze-paper', maxBytes: UPLOAD },
  { path: '/api/journey/literature/import', maxBytes: UPLOAD },
  { path: '/api/journey/literature/review', maxBytes: { json: WHOLE_PAPER_BYTES } },
  { path: '/api/v1/pdf/*', maxBytes: { json: WHOLE_PAPER_BYTES } },
  { path: '/generate', maxBytes: { json: WHOLE_PAPER_BYTES } },
  { path: '/api/v1/*/upload', maxBytes: UPLOAD },
  { path: '/identity/**', maxBytes: { json: JSON_BYTES, form: FORM_BYTES } },
];

const EVERYWHERE: BodyRule['maxBytes'] = { json: JSON_BYTES };

/** Returns the body limits of a path; the first matching rule applies. */
export function bodyRuleFor(path: string, rules: readonly BodyRule[]): BodyRule['maxBytes'] {
  return rules.find((rule) => buildPattern(rule.path).test(path))?.maxBytes ?? EVERYWHERE;
}

const buildPattern = (path: string) => {
  const source = path
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('*')
    .replace(/\/\*\*$/, '(?:/.*)?')
    .replace(/(?<!\.)\*/g, '[^/]*');
  return new RegExp(`^${source}/?$`);
};
