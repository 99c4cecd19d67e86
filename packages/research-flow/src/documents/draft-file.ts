import type { DocumentType, Origin } from '@spinout/api-client';
import { documentNames } from '@spinout/domain/venture';
import { createFileName } from '@spinout/flow-kit';

/** Word files for people who edit, plain text for everything else. */
export type DraftFormat = 'docx' | 'txt';

/** A legal draft to save. */
export interface LegalDraft {
  readonly type: DocumentType;
  readonly text: string;
  /** The company that the text names. */
  readonly companyName: string;
  /** Origin of the company data in it. @default unknown */
  readonly origin?: Origin | undefined;
}

/** A file to save. */
export interface NamedFile {
  readonly name: string;
  readonly content: Blob;
}

/** What a Word file says before its title; it is written in English, as the drafts are. */
const ORIGIN_NOTICES: Readonly<Partial<Record<Origin, string>>> = {
  simulated: 'The company data in this draft are simulated.',
  fallback: 'The company data in this draft were prepared locally after a failed request.',
  standard: 'The company data in this draft follow customary terms. They were not negotiated.',
};

// The library is large, so it is loaded with the first Word file.
const loadDocx = () => import('./docx-file.js');

/** Writes a legal draft as a file, named by company, document and day. */
export async function createDraftFile(
  { type, text, companyName, origin }: LegalDraft,
  format: DraftFormat,
  date: Date,
): Promise<NamedFile> {
  const name = createFileName({
    subject: companyName,
    kind: documentNames[type],
    date,
    extension: format,
  });
  if (format === 'txt')
    return { name, content: new Blob([text], { type: 'text/plain;charset=utf-8' }) };
  const { createDocxFile } = await loadDocx();
  const notice = origin === undefined ? undefined : ORIGIN_NOTICES[origin];
  const notices = notice === undefined ? [] : [notice];
  return { name, content: await createDocxFile({ text, company: companyName, notices }) };
}
