import { safeFileName } from '@spinout/api-client';
import type { CompanyStructure } from '@spinout/api-client';
import type { PreparedFile } from './fundraising/fundraising-material.js';
import { DEFAULT_LOCALE, usd } from './format.js';
import { getLegalName, formatState } from './legal-documents/jurisdiction.js';
import { BLANK, joinBlocks, formatChecklist, toSingleLine, fillBlank, wrap } from './plain-text.js';

const NOT_FILED =
  'DRAFT - not legal advice. Nothing has been filed. This document only prepares a filing.';

const file = (name: string, text: string): PreparedFile => ({
  fileName: `${safeFileName(name)}.txt`,
  mediaType: 'text/plain',
  text,
});

/** Writes the checklist for a trademark application in the United States. It states that nothing has been filed. */
export function trademarkChecklist(mark: string, company: CompanyStructure): PreparedFile {
  const text = joinBlocks(
    NOT_FILED,
    'TRADEMARK FILING CHECKLIST',
    [
      `Mark:      ${fillBlank(mark)}`,
      `Applicant: ${getLegalName(company)}`,
      `Entity:    ${fillBlank(company.businessType)} of ${formatState(company)}`,
      `Industry:  ${fillBlank(company.industry)}`,
      `Address:   ${BLANK}`,
    ].join('\n'),
    'BEFORE THE FILING',
    formatChecklist([
      'Search the USPTO trademark database for the same and for similar marks, in sound and in meaning',
      'Search the web, company registers, app stores and domain names',
      'Decide whether the mark is distinctive. A mark that only describes the goods is hard to register',
      'Have a trademark attorney read the search; an applicant from outside the United States must have one',
    ]),
    'THE APPLICATION',
    formatChecklist([
      'Owner: the company, not a founder (the company must exist)',
      'Form of the mark: standard characters, or a drawing',
      `Goods and services, in the words of the USPTO ID Manual: ${BLANK}`,
      `International class or classes: ${BLANK}`,
      'Basis: use in commerce (Section 1(a)) or intent to use (Section 1(b))',
      'For use in commerce: date of first use anywhere, date of first use in commerce, and a specimen for each class',
      `Correspondence email: ${fillBlank(company.founders[0]?.email ?? '')}`,
      'Fee for each class: see the current USPTO fee schedule',
      'Declaration, signed by a person with authority',
    ]),
    'AFTER THE FILING',
    formatChecklist([
      `Serial number and filing date: ${BLANK}`,
      'Watch the status every three months; answer office actions in time',
      'Intent to use: file a statement of use, or ask for more time, within six months after the notice of allowance',
      'Use the TM symbol until the mark is registered, and the registered symbol (R) only after that',
      'File the declaration of use between the fifth and the sixth year after registration',
    ]),
  );
  return file(`Trademark Checklist ${toSingleLine(mark)}`, text);
}

/** A published paper that a company starts from. */
export interface PriorPaper {
  readonly title: string;
  /** Names as in the paper; empty if unknown. */
  readonly authors: readonly string[];
}

const MAX_AUTHORS = 3;

const describePrior = ({ title, authors }: PriorPaper): string => {
  const names = authors.slice(0, MAX_AUTHORS).map(toSingleLine).join(', ');
  const by = names === '' ? '' : ` by ${names}${authors.length > MAX_AUTHORS ? ' and others' : ''}`;
  return (
    `This draft starts from the paper “${toSingleLine(title)}”${by}. Once published, a paper is prior art: what it ` +
    'discloses can no longer be patented by others, and by its authors only where a grace period applies (in the ' +
    'United States one year from publication). Only what goes beyond it can be the invention.'
  );
};

/**
 * Writes the cover sheet data and a checklist for a provisional patent application in the United States. It states
 * that nothing has been filed.
 * @param locale for money. @default 'en-US'
 * @param prior the paper that the company starts from. @default none
 */
export function patentFiling(
  title: string,
  company: CompanyStructure,
  locale = DEFAULT_LOCALE,
  prior: PriorPaper | null = null,
): PreparedFile {
  const { provisionalPatents, budget, timeline } = company.ipStrategy.patentStrategy;
  const number = provisionalPatents.indexOf(title) + 1;
  const inventors = company.founders.map(({ name }) => fillBlank(name)).join(', ') || BLANK;
  const text = joinBlocks(
    NOT_FILED,
    'PROVISIONAL APPLICATION FOR PATENT: COVER SHEET (DRAFT)',
    wrap('The USPTO cover sheet is form PTO/SB/16 or the web form. Copy these data into it.'),
    [
      `Title of the invention:  ${fillBlank(title)}`,
      `Inventors:               ${inventors}`,
      `Residence of each:       ${BLANK}`,
      `Applicant:               ${getLegalName(company)}`,
      `Correspondence address:  ${BLANK}`,
      `Pages of specification:  ${BLANK}`,
      `Sheets of drawings:      ${BLANK}`,
      `Entity status:           ${BLANK} (micro, small or regular)`,
      `Government contract:     ${BLANK} (agency and number, or none)`,
    ].join('\n'),
    wrap(
      'Inventors are the people who conceived the invention, which need not be the founders: check each name. ' +
        `The budget for patents is ${usd(budget, locale)} over ${fillBlank(timeline)}.`,
    ),
    wrap('Not assessed: no one has checked whether there is an invention, or whether it is new.'),
    prior === null ? '' : wrap(describePrior(prior)),
    'BEFORE THE FILING',
    formatChecklist([
      'Stop publications, posters, preprints and talks on the invention until the filing; most countries give no grace period',
      'List every disclosure made so far, with its date',
      'Search patents and literature for what is already known',
      'Clarify the rights of universities, funders and employers. Report the invention where a contract requires it',
      'Sign the assignment of each inventor to the company',
      'Have a patent attorney or agent write or review the application',
    ]),
    'THE SPECIFICATION',
    formatChecklist([
      'Problem, and what is known',
      'How to make and use the invention, in enough detail that a skilled person can repeat it',
      'The best mode known to the inventors',
      'Examples with data, and what was only predicted marked as such',
      'Variants, ranges and alternatives',
      'Drawings with reference numbers',
      'Draft claims (not required, but they show what must be supported)',
    ]),
    'AFTER THE FILING',
    formatChecklist([
      `Application number and filing date: ${BLANK}`,
      'A provisional application is not examined and expires 12 months after its filing date',
      'File the nonprovisional or an international (PCT) application within these 12 months to keep the date',
      'Mark products "patent pending" only after the filing',
    ]),
  );
  return file(`Provisional Patent ${number > 0 ? `${number} ` : ''}${toSingleLine(title)}`, text);
}
