import type { CompanyStructure } from '@spinout/api-client';
import { BLANK, joinBlocks, formatNumberedSections, type Sections } from '../plain-text.js';
import {
  getCorporationLaw,
  formatLegalFormNote,
  getLegalName,
  formatState,
} from './jurisdiction.js';

const sections = (company: CompanyStructure): Sections => ({
  Stockholders: [
    'Annual meeting. The stockholders meet once a year, on a date and at a place or by remote communication as the board decides, to elect directors and to deal with any other proper business.',
    'Special meetings. The board, the chief executive officer, or holders of at least twenty percent of the voting power may call a special meeting. Only the business named in the notice is dealt with.',
    'Notice. Written or electronic notice of the place, date, time and, for a special meeting, the purpose is given to every stockholder with a vote, not fewer than ten and not more than sixty days before the meeting. A stockholder may waive notice in writing; attendance is a waiver unless it is only to object.',
    'Record date. The board may fix a record date not more than sixty and not fewer than ten days before a meeting. Without one, the record date is the close of business on the day before notice is given.',
    'Quorum and vote. Holders of a majority of the voting power, present or by proxy, are a quorum. Matters are decided by a majority of the votes cast, and directors are elected by a plurality, unless the law, the certificate of incorporation or these bylaws ask for more.',
    'Consent without a meeting. Any action may be taken without a meeting by written or electronic consent of the holders of the votes that would be needed at a meeting where all were present. Prompt notice goes to those who did not consent.',
    'Proxies. A stockholder may vote by proxy. A proxy is valid for three years unless it says otherwise.',
  ],
  'Board of directors': [
    `Number and term. The board has ${BLANK} directors, a number that the board may change. Each holds office until the next annual meeting and until a successor is elected, or until death, resignation or removal.`,
    'Vacancies. The remaining directors may fill a vacancy or a new seat by majority, even when fewer than a quorum are left.',
    'Removal. The holders of a majority of the voting power may remove a director with or without cause.',
    'Meetings. Regular meetings need no notice once their dates are fixed. Special meetings may be called by the chair, the chief executive officer or any two directors on at least twenty-four hours of notice by any means. Directors may take part by telephone or video.',
    'Quorum and vote. A majority of the directors in office is a quorum; a majority of those present decides, unless the law asks for more.',
    'Consent without a meeting. The board may act without a meeting when all directors consent in writing or electronically.',
    'Committees. The board may appoint committees of one or more directors and give them its powers as far as the law permits.',
    'Interested directors. A director with a personal interest in a matter discloses it before the vote. The disinterested directors decide, and the minutes record the disclosure.',
  ],
  Officers: [
    'Officers. The board elects a chief executive officer (who is also the president unless the board says otherwise), a secretary and a treasurer, and may elect others. One person may hold several offices.',
    'Duties. The chief executive officer manages the business under the direction of the board. The secretary keeps minutes and the stock ledger. The treasurer keeps the funds and the accounts.',
    'Term. Officers serve until their successors are elected. The board may remove an officer at any time, without prejudice to rights under a contract.',
  ],
  Stock: [
    'Shares without certificates. Shares are uncertificated unless the board decides otherwise. The stock ledger shows who holds them.',
    'Transfers. A holder may not transfer shares without the written consent of the board, except to family members or trusts for estate planning who agree in writing to be bound by these bylaws and by the agreements on the shares. A transfer in breach of this section is void. The restriction is noted on the ledger and in the notice for uncertificated shares.',
    'Right of first refusal. Before a holder transfers shares to a third party, the Corporation may buy them on the same terms within thirty days after written notice of the terms. The Corporation may assign this right.',
    'End of restrictions. The two sections before end when shares of the Corporation are first sold in an underwritten public offering.',
    'Dividends. The board may declare dividends as far as the law permits.',
  ],
  Indemnification: [
    'Directors and officers. The Corporation indemnifies a person who is made party to a proceeding because that person is or was its director or officer, to the fullest extent that the law permits.',
    'Expenses. The Corporation advances the reasonable costs of defense on receipt of a promise to repay them if it is finally decided that the person is not entitled to indemnification.',
    'Not exclusive. These rights are contract rights, exist besides any others, and continue for former directors and officers. The Corporation may buy insurance.',
  ],
  General: [
    `Offices. The registered office is in ${formatState(company)}. The Corporation may have other offices.`,
    `Fiscal year. The fiscal year ends on ${BLANK} or on another date that the board fixes.`,
    'Records. Minutes, the stock ledger and the accounts may be kept electronically if they can be put into legible form within a reasonable time.',
    'Notices. Notice may be given by mail, courier or, as far as the law permits, electronically to the address on the books of the Corporation.',
    'Contracts. The chief executive officer, and any officer the board names, may sign for the Corporation.',
    'Amendment. The stockholders or the board may amend these bylaws.',
    `Rank. Where these bylaws differ from the certificate of incorporation or from ${getCorporationLaw(company)}, those prevail.`,
  ],
});

/** Writes the bylaws: rules for stockholders, directors and officers. */
export const bylaws = (company: CompanyStructure): string =>
  joinBlocks(
    `of ${getLegalName(company)} (the "Corporation")`,
    formatLegalFormNote(company),
    formatNumberedSections(sections(company)),
    'CERTIFICATE OF SECRETARY',
    'The undersigned certifies that these bylaws were adopted on ____________.',
    'Signature: ______________________________\nName:      ____ (Secretary)\nDate:      ____________',
  );
