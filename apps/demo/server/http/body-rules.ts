/** How a body may travel. */
export type BodyKind = 'json' | 'multipart' | 'form';

/** What a path takes. */
export interface BodyRule {
  /** Whole path; `*` stands for the rest of one segment, a last `/**` for all below. */
  readonly path: string;
  /** Bytes at most, by kind; a kind that is not here is refused. Of multipart, those of the file. */
  readonly maxBytes: Readonly<Partial<Record<BodyKind, number>>>;
}

const KB = 1024;
const MB = 1024 * KB;

/** Bytes of an uploaded paper. */
export const MAX_PAPER_BYTES = 25 * MB;
/** Bytes around it: boundaries, part headers and the text fields. */
export const UPLOAD_SLACK_BYTES = MB;
/** A million characters of a paper are up to four million bytes, and JSON may write each as an escape. */
const WHOLE_PAPER_BYTES = 11 * MB;
const JSON_BYTES = MB;
const FORM_BYTES = 64 * KB;

const UPLOAD = { json: WHOLE_PAPER_BYTES, multipart: MAX_PAPER_BYTES };

/** The paths that take more than a megabyte of JSON, or something else. */
export const BODY_RULES: readonly BodyRule[] = [
  { path: '/api/journey/analyze-paper', maxBytes: UPLOAD },
  { path: '/api/journey/literature/review', maxBytes: { json: WHOLE_PAPER_BYTES } },
  { path: '/api/v1/pdf/*', maxBytes: { json: WHOLE_PAPER_BYTES } },
  { path: '/generate', maxBytes: { json: WHOLE_PAPER_BYTES } },
  { path: '/api/v1/*/upload', maxBytes: UPLOAD },
  { path: '/identity/**', maxBytes: { json: JSON_BYTES, form: FORM_BYTES } },
];

const EVERYWHERE: BodyRule['maxBytes'] = { json: JSON_BYTES };

/** @returns what a path takes; the first rule that fits decides */
export function bodyRuleFor(path: string, rules: readonly BodyRule[]): BodyRule['maxBytes'] {
  return rules.find((rule) => patternOf(rule.path).test(path))?.maxBytes ?? EVERYWHERE;
}

const patternOf = (path: string) => {
  const source = path
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('*')
    .replace(/\/\*\*$/, '(?:/.*)?')
    .replace(/(?<!\.)\*/g, '[^/]*');
  return new RegExp(`^${source}/?$`);
};
