import type { CompanyStructure } from '@spinout/api-client';
import { BLANK, toSingleLine, fillBlank } from '../plain-text.js';

export const isDelaware = ({ state }: CompanyStructure): boolean =>
  /^(delaware|de)$/i.test(state.trim());

/** Formats the state for use in a sentence: "the State of Delaware". */
export const formatState = ({ state }: CompanyStructure): string =>
  `the State of ${fillBlank(state)}`;

/** Returns the statute that the company is formed under; only Delaware's is named. */
export const getCorporationLaw = (company: CompanyStructure): string =>
  isDelaware(company)
    ? 'the General Corporation Law of the State of Delaware'
    : `the corporation statute of ${formatState(company)}`;

export const getLegalName = ({ legalName, name }: CompanyStructure): string =>
  toSingleLine(legalName) || toSingleLine(name) || BLANK;

/** Returns a warning for companies that are not corporations, which the documents are written for. */
export const formatLegalFormNote = ({ businessType }: CompanyStructure): string =>
  businessType === '' || /corp/i.test(businessType)
    ? ''
    : `Note: the company is described as "${toSingleLine(businessType)}". This form is written for a corporation and must be adapted.`;
