import type { DocumentType } from '@spinout/api-client';

/** The six legal documents in display order. */
export const DOCUMENTS = [
  'articlesOfIncorporation',
  'bylaws',
  'founderAgreement',
  'vestingSchedule',
  'ipAssignment',
  'ndaTemplate',
] as const satisfies readonly DocumentType[];
