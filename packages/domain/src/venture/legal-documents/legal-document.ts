import type { CompanyStructure, DocumentType, GeneratedDocument } from '@spinout/api-client';
import { createDocumentFileName } from '../document-file-name.js';
import { DEFAULT_LOCALE } from '../format.js';
import { articlesOfIncorporation } from './articles-of-incorporation.js';
import { bylaws } from './bylaws.js';
import { documentNames } from './document-names.js';
import { founderAgreement } from './founder-agreement.js';
import { ipAssignment } from './ip-assignment.js';
import { ndaTemplate } from './nda-template.js';
import { vestingSchedule } from './vesting-schedule.js';

const DRAFT = 'DRAFT - not legal advice. Have a lawyer review it before you sign or file anything.';
/** Header of a document that was prepared locally because the call failed. */
const DRAFT_PREPARED_LOCALLY = 'DRAFT - prepared locally, not legal advice';

const BODIES: Record<DocumentType, (company: CompanyStructure, locale: string) => string> = {
  articlesOfIncorporation,
  bylaws,
  founderAgreement,
  vestingSchedule,
  ipAssignment,
  ndaTemplate,
};

export interface LegalDocumentOptions {
  /** True if the document replaces a failed call; its first line then says so. */
  readonly preparedLocally: boolean;
  /** For numbers and money. @default 'en-US' */
  readonly locale?: string;
}

/** Writes one of the six formation documents as plain text, filled with the company's data. */
export function legalDocument(
  type: DocumentType,
  company: CompanyStructure,
  { preparedLocally, locale = DEFAULT_LOCALE }: LegalDocumentOptions,
): GeneratedDocument {
  const name = documentNames[type];
  const head = preparedLocally ? DRAFT_PREPARED_LOCALLY : DRAFT;
  return {
    file_name: createDocumentFileName(company, name, 'txt'),
    text: `${head}\n\n${name.toUpperCase()}\n\n${BODIES[type](company, locale)}`,
  };
}
