import type { DocumentType } from '@spinout/api-client';

/** Names of the six formation documents, in display order. */
export const documentNames = {
  articlesOfIncorporation: 'Articles of Incorporation',
  bylaws: 'Bylaws',
  founderAgreement: 'Founder Agreement',
  vestingSchedule: 'Vesting Schedule',
  ipAssignment: 'IP Assignment',
  ndaTemplate: 'NDA Template',
} as const satisfies Record<DocumentType, string>;
