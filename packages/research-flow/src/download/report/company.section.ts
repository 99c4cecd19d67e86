import type { CompanyStructure, FundingRound, Holding } from '@spinout/api-client';
import type { FlowData } from '../../data/flow-data.js';
import { createListPart } from './hypothesis.section.js';
import { bullets, facts, numbered, paragraph, part, section, table } from '@spinout/flow-kit/pdf';
import { formatOrigin, type ReportFormat } from './report-format.js';

/** The company, its cap table and its funding rounds. */
export function companySection(
  { companyStructure: company }: FlowData,
  format: ReportFormat,
): (string | null)[] {
  if (!company) return [];
  const { text, number, price } = format;
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
    ...createCapTablePart(company, format),
    ...createFoundersPart(company, format),
    ...createRoundsPart(company, format),
    ...createListPart(text.patents, company.ipStrategy.patentStrategy.provisionalPatents, bullets),
    ...createListPart(text.compliance, company.complianceRequirements, bullets),
    ...createListPart(text.nextSteps, company.nextSteps, numbered),
  ];
}

const createCapTablePart = ({ capTable }: CompanyStructure, format: ReportFormat): string[] => {
  const { text, number, percentage: percent } = format;
  const row = (holder: string, { percentage, shares }: Holding) => [
    holder,
    percent(percentage),
    number(shares),
  ];
  return [
    part(text.capTable),
    table(
      [text.holder, text.percentage, text.shares],
      [
        row(text.holderFounders, capTable.founders),
        row(text.holderEmployees, capTable.employeePool),
        row(text.holderInvestors, capTable.investorReserve),
      ],
    ),
  ];
};

const createFoundersPart = ({ founders }: CompanyStructure, format: ReportFormat): string[] => {
  if (founders.length === 0) return [];
  const { text, percentage } = format;
  return [
    part(text.founders),
    table(
      [text.companyName, text.founderRole, text.founderOwnership],
      founders.map(({ name, role, ownership }) => [name, role, percentage(ownership)]),
    ),
  ];
};

const createRoundsPart = (
  { fundraisingStrategy }: CompanyStructure,
  format: ReportFormat,
): string[] => {
  const { text, money } = format;
  const row = (name: string, { amount, valuation, timeline }: FundingRound) => [
    name,
    timeline,
    money(amount),
    money(valuation),
  ];
  return [
    part(text.rounds),
    table(
      [text.round, text.timeline, text.amount, text.valuation],
      [
        row(text.seed, fundraisingStrategy.seedRound),
        row(text.seriesA, fundraisingStrategy.seriesA),
      ],
    ),
  ];
};
