import { safeFileName } from '@spinout/api-client';

/** Characters of a name without date and extension. */
const MAX_CHARACTERS = 80;
/** So that a long kind leaves room for the subject. */
const MAX_KIND_CHARACTERS = 40;

const pad = (number: number, length: number): string => String(number).padStart(length, '0');

/** The day of a date in local time, as files are named by it: "2026-03-02". */
export const formatFileDate = (date: Date): string =>
  `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;

/** What a file is named by. */
export interface FileNameParts {
  /** What the file is about: a company, a topic or a title; it may be empty. It is cut where the name is too long. */
  readonly subject: string;
  /** What kind of file it is, to tell apart the files about one subject. @default none */
  readonly kind?: string | undefined;
  /** Its day in local time is used. */
  readonly date: Date;
  /** Without a dot. */
  readonly extension: string;
}

/**
 * Names a download by its subject, its kind and the local date. The name is safe on every system; the kind is never cut off.
 * @example createFileName({ subject: 'Sleep Technologies', kind: 'Bylaws', date, extension: 'docx' })
 * // 'Sleep_Technologies_Bylaws_2026-03-02.docx'
 */
export function createFileName({ subject, kind = '', date, extension }: FileNameParts): string {
  const kindStem = kind.trim() === '' ? '' : safeFileName(kind, MAX_KIND_CHARACTERS);
  const maxCharacters = MAX_CHARACTERS - [...kindStem].length - (kindStem === '' ? 0 : 1);
  const stem = subject.trim() === '' && kindStem !== '' ? '' : safeFileName(subject, maxCharacters);
  const name = [stem, kindStem, formatFileDate(date)].filter((part) => part !== '').join('_');
  return `${name}.${extension}`;
}
