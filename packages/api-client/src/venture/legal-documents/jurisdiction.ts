import type { CompanyStructure } from '../../schemas/flow-company.js';
import { BLANK, oneLine, orBlank } from '../plain-text.js';

export const isDelaware = ({ state }: CompanyStructure): boolean =>
  /^(delaware|de)$/i.test(state.trim());

/** The state as it stands in a sentence: "the State of Delaware". */
export const formatState = ({ state }: CompanyStructure): string =>
  `the State of ${orBlank(state)}`;

/** The statute under which the company is formed; only Delaware's is named, because only that one is known. */
export const corporationLaw = (company: CompanyStructure): string =>
  isDelaware(company)
    ? 'the General Corporation Law of the State of Delaware'
    : `the corporation statute of ${formatState(company)}`;

export const getLegalName = ({ legalName, name }: CompanyStructure): string =>
  oneLine(legalName) || oneLine(name) || BLANK;

/** A warning where the form does not fit: it is written for a corporation. */
export const formNote = ({ businessType }: CompanyStructure): string =>
  businessType === '' || /corp/i.test(businessType)
    ? ''
    : `Note: the company is described as "${oneLine(businessType)}". This form is written for a corporation and must be adapted.`;
