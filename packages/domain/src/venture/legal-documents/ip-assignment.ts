import type { CompanyStructure } from '@spinout/api-client';
import {
  joinBlocks,
  getFirstSentence,
  formatBullets,
  formatNumberedSections,
  toSingleLine,
  fillBlank,
  formatSignature,
  wrap,
  type Sections,
} from '../plain-text.js';
import { founderShares } from '../shares.js';
import { getLegalName, formatState } from './jurisdiction.js';

const sections = (company: CompanyStructure): Sections => ({
  Assignment: [
    'Each Assignor hereby assigns to the Company all of his or her right, title and interest, throughout the world, in everything that he or she made or conceived, alone or with others, that relates to the business of the Company as described in Schedule A: inventions, whether or not they can be patented, works of authorship, software, data, designs, know-how, trade secrets, names and marks (the "Assigned Property").',
    'The assignment includes patent applications and patents on the Assigned Property, the right to claim priority, the right to sue for past infringement, and all income from it.',
    'As far as moral rights cannot be assigned, the Assignor agrees not to enforce them against the Company and its successors.',
  ],
  Consideration: [
    'The Assignor makes this assignment in exchange for shares of the Company under the Founder Agreement, and confirms that this is enough.',
  ],
  'What is excluded': [
    'The property in Schedule B stays with the Assignor. If Schedule B is empty, the Assignor states that there is none.',
    'Nothing here assigns an invention that the law of the state where the Assignor works does not allow to be assigned to an employer.',
  ],
  'Rights of others': [
    'The Assignor states that he or she may make this assignment, and that no university, employer, funder or other person has rights in the Assigned Property, except as listed in Schedule C. Rights under a grant or an employment contract must be listed.',
    'Where Schedule C names rights of others, the Assignor assigns what is his or hers to assign, and helps the Company to obtain a license or an assignment of the rest.',
  ],
  'Help and records': [
    'The Assignor signs what is needed to record and enforce these rights, during and after work for the Company, at the expense of the Company, and appoints the Company to sign in his or her place if he or she cannot be reached in reasonable time.',
    'The Assignor keeps the Assigned Property confidential and hands over all records of it.',
  ],
  General: [
    `The laws of ${formatState(company)} govern this assignment, without its rules on conflicts of laws. It binds heirs and successors and may be changed only in writing. If a provision cannot be enforced, the remaining provisions stay in effect.`,
  ],
});

/** Writes the assignment of the founders' inventions, works and know-how to the company. */
export function ipAssignment(company: CompanyStructure): string {
  const { provisionalPatents } = company.ipStrategy.patentStrategy;
  const property = [
    ...provisionalPatents.map((title) => `Planned provisional patent: ${toSingleLine(title)}`),
    ...company.ipStrategy.trademarkProtection.map((mark) => `Name or mark: ${toSingleLine(mark)}`),
    ...company.ipStrategy.tradesecrets.map((secret) => `Trade secret: ${toSingleLine(secret)}`),
  ];
  const founders = founderShares(company).map(({ founder }) => founder);
  return joinBlocks(
    '(Technology and intellectual property)',
    wrap(
      `This assignment is made on ____________ to ${getLegalName(company)}, a corporation of ` +
        `${formatState(company)} (the "Company"), by each person who signs below (each an "Assignor"): ` +
        `${founders.map(({ name }) => fillBlank(name)).join(', ')}.`,
    ),
    formatNumberedSections(sections(company)),
    'SCHEDULE A: ASSIGNED PROPERTY',
    wrap(`Business of the Company: ${fillBlank(getFirstSentence(company.description))}`),
    formatBullets([...property, 'Other: ____']),
    'SCHEDULE B: EXCLUDED PROPERTY',
    formatBullets(['____']),
    'SCHEDULE C: RIGHTS OF UNIVERSITIES, EMPLOYERS, FUNDERS AND OTHERS',
    formatBullets(['____']),
    `For ${getLegalName(company)}:`,
    formatSignature('', ''),
    ...founders.flatMap(({ name, role }) => ['Assignor:', formatSignature(name, role)]),
  );
}
