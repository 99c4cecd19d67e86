import type { DocumentType } from '../../schemas/flow-company.js';

/** What people call the six documents of a formation, in the order in which they are shown. */
export const documentNames = {
  articlesOfIncorporation: 'Articles of Incorporation',
  bylaws: 'Bylaws',
  founderAgreement: 'Founder Agreement',
  vestingSchedule: 'Vesting Schedule',
  ipAssignment: 'IP Assignment',
  ndaTemplate: 'NDA Template',
} as const satisfies Record<DocumentType, string>;
