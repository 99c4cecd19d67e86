import { safeFileName } from '../files/file-name.js';
import type { CompanyStructure } from '../schemas/flow-company.js';

const COMPANY_CHARACTERS = 48;

/** Returns a safe file name with company and document: "Sleep_Technologies_Bylaws.txt". */
export function createDocumentFileName(
  { name }: CompanyStructure,
  document: string,
  extension: 'txt' | 'csv',
): string {
  const owner = [...name].slice(0, COMPANY_CHARACTERS).join('');
  return `${safeFileName(`${owner} ${document}`)}.${extension}`;
}
