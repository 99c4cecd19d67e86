import type { CompanyStructure } from '@spinout/api-client';
import { count, pricePerShare } from '../format.js';
import { BLANK, joinBlocks, wrap } from '../plain-text.js';
import {
  getCorporationLaw,
  formatLegalFormNote,
  isDelaware,
  getLegalName,
  formatState,
} from './jurisdiction.js';

const EXCULPATION_IN_DELAWARE =
  'To the fullest extent that Section 102(b)(7) of the General Corporation Law of the State of Delaware ' +
  'permits, as it now exists or is later amended, no director and no officer is personally liable to the ' +
  'Corporation or its stockholders for monetary damages for a breach of fiduciary duty.';
const EXCULPATION_ELSEWHERE =
  'To the fullest extent that the law permits, as it now exists or is later amended, no director is ' +
  'personally liable to the Corporation or its stockholders for monetary damages for a breach of duty.';

/** Writes a short charter with one class of common stock. */
export function articlesOfIncorporation(company: CompanyStructure, locale: string): string {
  const delaware = isDelaware(company);
  const name = getLegalName(company);
  const articles: readonly (readonly [string, string])[] = [
    ['FIRST (Name)', `The name of the corporation is ${name} (the "Corporation").`],
    [
      'SECOND (Registered office and agent)',
      `The address of the registered office of the Corporation in ${formatState(company)} is ${BLANK} (street), ` +
        `${BLANK} (city), County of ${BLANK}, ${BLANK} (zip code). The name of its registered agent at that ` +
        `address is ${BLANK}.`,
    ],
    [
      'THIRD (Purpose)',
      'The purpose of the Corporation is to engage in any lawful act or activity for which a corporation may ' +
        `be organized under ${getCorporationLaw(company)}.`,
    ],
    [
      'FOURTH (Stock)',
      `The Corporation is authorized to issue one class of stock, designated Common Stock. The total number ` +
        `of shares that it may issue is ${count(company.authorizedShares, locale)}, each with a par value of ` +
        `${pricePerShare(company.parValue, locale)}. Each share carries one vote on every matter that is ` +
        'put to the stockholders.',
    ],
    [
      'FIFTH (Incorporator)',
      `The name and mailing address of the incorporator are ${BLANK}. The powers of the incorporator end ` +
        'when this certificate is filed and the first directors are elected.',
    ],
    [
      'SIXTH (Board of directors)',
      'The business and affairs of the Corporation are managed by or under the direction of its board of ' +
        'directors. The number of directors is set by or in the manner provided in the bylaws. Elections of ' +
        'directors need not be by written ballot unless the bylaws say so.',
    ],
    [
      'SEVENTH (Bylaws)',
      'The board of directors may adopt, amend or repeal the bylaws, without taking that power from the ' +
        'stockholders.',
    ],
    ['EIGHTH (Liability)', delaware ? EXCULPATION_IN_DELAWARE : EXCULPATION_ELSEWHERE],
    [
      'NINTH (Indemnification)',
      'The Corporation may indemnify, and advance expenses to, its directors, officers, employees and agents ' +
        'to the fullest extent that the law permits. An amendment of this article or of the one before does ' +
        'not take away protection for anything done before the amendment.',
    ],
    [
      'TENTH (Amendment)',
      'The Corporation may amend or repeal any provision of this certificate in the manner that the law ' +
        'prescribes; all rights of stockholders are subject to this power.',
    ],
  ];
  return joinBlocks(
    delaware
      ? 'In Delaware this document is called the Certificate of Incorporation.'
      : wrap(`The filing office of ${formatState(company)} may prescribe its own form.`),
    formatLegalFormNote(company),
    ...articles.map(([heading, text]) => `${heading}\n\n${wrap(text)}`),
    wrap(
      'The undersigned, being the incorporator, makes this certificate in order to form a corporation under ' +
        `${getCorporationLaw(company)}, and declares that the facts stated in it are true.`,
    ),
    'Signature: ______________________________\nName:      ____ (Incorporator)\nDate:      ____________',
  );
}
