import type { FundingRound, Holding } from '@spinout/api-client';
import type { FlowData } from '../../data/flow-data.js';
import { bullets, facts, numbered, paragraph, section } from '@spinout/flow-kit/pdf';
import {
  createListPart,
  createTablePart,
  formatOrigin,
  type ReportFormat,
} from './report-format.js';

export function companySection(
  { companyStructure: company }: FlowData,
  format: ReportFormat,
): (string | null)[] {
  if (!company) return [];
  const { text, number, percentage, price } = format;
  const { capTable, fundraisingStrategy } = company;
  return [
    section(text.company),
    company.description ? paragraph(company.description) : null,
    facts([
      [text.companyName, company.name],
      [text.legalName, company.legalName],
      [text.businessType, company.businessType],
      [text.state, company.state],
      [text.industry, company.industry],
      [text.authorizedShares, number(company.authorizedShares)],
      [text.parValue, price(company.parValue)],
    ]),
    formatOrigin(company.source),
    ...createTablePart(
      text.capTable,
      [text.holder, text.percentage, text.shares],
      [
        writeHolding(text.holderFounders, capTable.founders, format),
        writeHolding(text.holderEmployees, capTable.employeePool, format),
        writeHolding(text.holderInvestors, capTable.investorReserve, format),
      ],
    ),
    ...createTablePart(
      text.founders,
      [text.companyName, text.founderRole, text.founderOwnership],
      company.founders.map(({ name, role, ownership }) => [name, role, percentage(ownership)]),
    ),
    ...createTablePart(
      text.rounds,
      [text.round, text.timeline, text.amount, text.valuation],
      [
        writeRound(text.seed, fundraisingStrategy.seedRound, format),
        writeRound(text.seriesA, fundraisingStrategy.seriesA, format),
      ],
    ),
    ...createListPart(text.patents, company.ipStrategy.patentStrategy.provisionalPatents, bullets),
    ...createListPart(text.compliance, company.complianceRequirements, bullets),
    ...createListPart(text.nextSteps, company.nextSteps, numbered),
  ];
}

const writeHolding = (
  holder: string,
  { percentage, shares }: Holding,
  format: ReportFormat,
): string[] => [holder, format.percentage(percentage), format.number(shares)];

const writeRound = (
  name: string,
  { amount, valuation, timeline }: FundingRound,
  { money }: ReportFormat,
): string[] => [name, timeline, money(amount), money(valuation)];
