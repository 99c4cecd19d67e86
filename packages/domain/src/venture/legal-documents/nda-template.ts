import type { CompanyStructure } from '@spinout/api-client';
import {
  BLANK,
  joinBlocks,
  formatNumberedSections,
  formatSignature,
  wrap,
  type Sections,
} from '../plain-text.js';
import { getLegalName, formatState } from './jurisdiction.js';

const sections = (company: CompanyStructure): Sections => ({
  Purpose: [
    `The parties want to talk about ${BLANK} (the "Purpose"). Each may disclose confidential information to the other, as "Discloser" to "Recipient".`,
  ],
  'Confidential information': [
    '"Confidential Information" is what the Discloser discloses for the Purpose, in any form, and marks as confidential or what a reasonable person would take to be confidential: research data, inventions, designs, software, plans, prices and the names of partners.',
    'It does not include what the Recipient can show (a) was public, or became public without a breach; (b) was known to the Recipient before; (c) came from a third party without a duty of confidence; or (d) was developed without use of the Confidential Information.',
  ],
  Duties: [
    'The Recipient uses Confidential Information for the Purpose only, protects it with the care it gives its own and at least with reasonable care, and shows it only to employees, advisers and contractors who need it and who are bound alike. The Recipient answers for them.',
    'The Recipient does not reverse engineer samples or software, and does not file patent applications on Confidential Information.',
    'If a law or a court requires disclosure, the Recipient gives notice where it may, discloses only what is required, and asks for confidential treatment.',
  ],
  'Notice under the Defend Trade Secrets Act': [
    'Under 18 U.S.C. 1833(b), an individual is not liable for disclosing a trade secret in confidence to a government official or to an attorney solely to report or investigate a suspected violation of law, or in a filing in a lawsuit made under seal.',
  ],
  'Term and return': [
    `This agreement covers disclosures for ${BLANK} years after its date. The duties last for ${BLANK} years after each disclosure, and for trade secrets as long as they remain secret.`,
    'On request the Recipient returns or destroys Confidential Information, except copies in routine backups and one copy for its legal files, which stay confidential.',
  ],
  'What is not granted': [
    'All Confidential Information stays with the Discloser and is given as it is, without warranty. No license is granted beyond the Purpose, and neither party is obligated to enter into any further agreement.',
  ],
  General: [
    'Damages may not be enough for a breach; the Discloser may ask a court for an order besides other remedies.',
    `The laws of ${formatState(company)} govern this agreement, without its rules on conflicts of laws. It is the whole agreement on its subject, may be changed only in writing, and may not be assigned without consent except with the business. If a provision cannot be enforced, the remaining provisions stay in effect.`,
    'It may be signed in counterparts and electronically.',
  ],
});

/** Writes a mutual non-disclosure agreement; the other party is left blank. */
export const ndaTemplate = (company: CompanyStructure): string =>
  joinBlocks(
    '(Mutual non-disclosure agreement)',
    wrap(
      `This agreement is made on ____________ between ${getLegalName(company)}, a corporation of ` +
        `${formatState(company)}, with its address at ${BLANK}, and ${BLANK}, with its address at ${BLANK}.`,
    ),
    formatNumberedSections(sections(company)),
    `For ${getLegalName(company)}:`,
    formatSignature(company.founders[0]?.name ?? '', company.founders[0]?.role ?? ''),
    'For the other party:',
    formatSignature('', ''),
  );
