import type { CompanyStructure } from '@spinout/api-client';
import { count, pricePerShare } from '../format.js';
import {
  BLANK,
  joinBlocks,
  alignColumns,
  formatNumberedSections,
  fillBlank,
  formatSignature,
  wrap,
  type Sections,
} from '../plain-text.js';
import { founderShares } from '../shares.js';
import { getLegalName, formatState } from './jurisdiction.js';

const sections = (company: CompanyStructure, price: string): Sections => ({
  'Purchase of the shares': [
    `Each Founder buys from the Company, and the Company sells to each Founder, the number of shares of common stock set out in the table above (the "Shares") at ${price} per share, which is the par value and which the board has found to be fair.`,
    `The Founder pays by check, wire or the assignment of intellectual property named in a separate assignment. The purchase takes place on ${BLANK} (the "Purchase Date").`,
  ],
  Vesting: [
    'The Shares vest over 4 years with a 1-year cliff. One quarter vests twelve months after the vesting start date in the table, and one forty-eighth vests each month after that, as long as the Founder works for the Company as an employee, officer, director or consultant ("Service").',
    'The Vesting Schedule of the Company shows the months in whole shares. Voting and dividend rights belong to the Founder for vested and unvested Shares alike.',
  ],
  'Right to buy back unvested shares': [
    'When Service ends for any reason, the Company may buy back any or all unvested Shares at the lower of the purchase price and the fair market value on that day, by written notice within ninety days after Service ends. It may assign this right.',
    'The Company pays by check, by wire or by canceling a debt of the Founder to the Company. After notice and payment the Shares no longer belong to the Founder.',
    'Unvested Shares stay in escrow with the secretary of the Company, who may transfer them to the Company when this right is used.',
  ],
  Transfer: [
    'Unvested Shares may not be transferred. Vested Shares may be transferred only as the bylaws permit; the right of first refusal in the bylaws applies.',
    'Transfers to family members or trusts for estate planning are permitted if the receiver agrees in writing to be bound by this Agreement.',
    'In connection with a public offering, the Founder will not sell Shares for up to one hundred eighty days after its effective date if the Company and the underwriter ask for it and all officers and directors are bound alike.',
  ],
  Taxes: [
    'The Founder has been advised to consider an election under Section 83(b) of the Internal Revenue Code. It must be filed with the Internal Revenue Service within thirty days after the Purchase Date. Filing it is the responsibility of the Founder alone, even if the Company helps.',
    'The Founder relies on his or her own tax adviser and not on the Company.',
  ],
  'Statements of the founder': [
    'The Founder buys the Shares for himself or herself, as an investment, and knows that they are not registered under the Securities Act of 1933 and may have to be held indefinitely.',
    'The Founder has signed, or signs with this Agreement, an assignment of intellectual property to the Company, and knows of no duty to a university or employer that conflicts with it, except: ____.',
  ],
  General: [
    'This Agreement gives no right to continued Service. It binds successors and permitted transferees, and may be changed only in writing signed by the Company and the Founder concerned.',
    `The laws of ${formatState(company)} govern this Agreement, without its rules on conflicts of laws. If a provision cannot be enforced, the remaining provisions stay in effect.`,
    'This Agreement may be signed in counterparts and electronically. It is a separate agreement between the Company and each Founder.',
  ],
});

/** Writes the stock purchase agreement of all founders, with vesting and a repurchase right. */
export function founderAgreement(company: CompanyStructure, locale: string): string {
  const holdings = founderShares(company);
  const price = pricePerShare(company.parValue, locale);
  const cost = (shares: number) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(
      shares * company.parValue,
    );
  return joinBlocks(
    '(Restricted stock purchase)',
    wrap(
      `This agreement (the "Agreement") is made on ____________ between ${getLegalName(company)}, a ` +
        `corporation of ${formatState(company)} (the "Company"), and each person in the following table ` +
        '(each a "Founder").',
    ),
    alignColumns([
      ['Founder', 'Shares', 'Purchase price', 'Vesting start'],
      ...holdings.map(({ founder, shares }) => [
        fillBlank(founder.name),
        count(shares, locale),
        cost(shares),
        '____________',
      ]),
    ]),
    formatNumberedSections(sections(company, price)),
    `For ${getLegalName(company)}:`,
    formatSignature('', ''),
    ...holdings.flatMap(({ founder }) => [
      `Founder (${fillBlank(founder.email)}):`,
      formatSignature(founder.name, founder.role),
    ]),
  );
}
