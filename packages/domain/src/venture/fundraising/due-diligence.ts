import type { CompanyStructure, DocumentType } from '@spinout/api-client';
import { documentNames } from '../legal-documents/document-names.js';
import { joinBlocks, formatChecklist, toSingleLine, fillBlank, wrap } from '../plain-text.js';

const types = Object.keys(documentNames) as DocumentType[];

/** Writes the due diligence checklist; documents that are ready are checked. */
export const dueDiligence = (company: CompanyStructure): string =>
  joinBlocks(
    'DUE DILIGENCE LIST',
    `Company: ${fillBlank(company.legalName)}`,
    wrap(
      'Collect these before you talk to investors. "Draft ready" means that a draft was generated, not that it was signed or filed.',
    ),
    `CORPORATE\n\n${formatChecklist([
      ...types.map(
        (type) =>
          `${documentNames[type]} (${company.legalDocuments[type] ? 'draft ready' : 'pending'})`,
      ),
      'Board and stockholder consents since the formation',
      'Certificate of good standing',
      'Registrations in the states where the company works',
    ])}`,
    `EQUITY\n\n${formatChecklist([
      'Cap table, fully diluted, and stock ledger',
      ...company.founders.map(
        ({ name }) =>
          `83(b) election and proof of mailing: ${toSingleLine(name) || 'each founder'}`,
      ),
      'All SAFEs, notes, options and promises of equity, in writing or not',
      'Form D and state notices for securities already sold',
      '409A valuation, once options are granted',
    ])}`,
    `INTELLECTUAL PROPERTY\n\n${formatChecklist([
      ...company.ipStrategy.patentStrategy.provisionalPatents.map(
        (title) => `Patent file, inventors and public disclosures: ${toSingleLine(title)}`,
      ),
      ...company.ipStrategy.trademarkProtection.map(
        (mark) => `Search report for the mark: ${toSingleLine(mark)}`,
      ),
      'Assignments from every founder, employee and contractor',
      'Licenses and rights of universities, funders and employers',
      'Open source software and third-party data in use, with their licenses',
    ])}`,
    `SCIENCE\n\n${formatChecklist([
      'Raw data, protocols and analysis code of the key result',
      'Independent replication, or the plan for it',
      'Sample size calculations and preregistrations',
      'Ethics, biosafety and animal approvals, where they apply',
    ])}`,
    `FINANCE\n\n${formatChecklist([
      'Financial model with its assumptions',
      'Bank statements and accounts since the formation',
      'Grants, with their conditions',
      'Tax returns and franchise tax reports',
    ])}`,
    `COMPLIANCE\n\n${formatChecklist(company.complianceRequirements.map(toSingleLine))}`,
    `PEOPLE AND CONTRACTS\n\n${formatChecklist([
      'Employment, consulting and advisory agreements',
      'Letters of intent and pilot agreements',
      'Insurance, leases and loans',
      'Disputes, present and threatened',
    ])}`,
  );
