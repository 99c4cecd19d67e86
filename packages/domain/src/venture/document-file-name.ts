import { safeFileName } from '@spinout/api-client';
import type { CompanyStructure } from '@spinout/api-client';

const COMPANY_CHARACTERS = 48;

/** Returns a safe file name with company and document: "Sleep_Labs_Bylaws.txt". */
export function createDocumentFileName(
  { name }: CompanyStructure,
  document: string,
  extension: 'txt' | 'csv',
): string {
  const owner = [...name].slice(0, COMPANY_CHARACTERS).join('');
  return `${safeFileName(`${owner} ${document}`)}.${extension}`;
}
