import type { CompanyStructure } from '@spinout/api-client';
import { exportOcf } from '@spinout/domain/venture';
import { strToU8, zipSync } from 'fflate';

/** Archives have no time zone; a constant date keeps the bytes the same. */
const MODIFIED = new Date(2000, 0, 1);

interface CapTableArchiveInput {
  readonly company: CompanyStructure;
  /** Days, such as "2027-01-31". */
  readonly formationDate: string;
  readonly grantDate: string;
  /** When the archive is written. */
  readonly date: Date;
}

/** The cap table in the Open Cap Table Format as a ZIP archive. */
export function createCapTableArchive(input: CapTableArchiveInput): Blob {
  const { company, formationDate, grantDate, date } = input;
  const files = exportOcf({ company, formationDate, grantDate, generatedAt: date });
  const archive = zipSync(
    Object.fromEntries(files.map(({ path, text }) => [path, strToU8(text)])),
    { mtime: MODIFIED },
  );
  return new Blob([archive], { type: 'application/zip' });
}
