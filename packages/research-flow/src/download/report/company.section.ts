import type { CompanyStructure, FundingRound, Holding } from '@spinout/api-client';
import type { JourneyData } from '../../flow/journey-data.js';
import { listPart } from './hypothesis.section.js';
import { bullets, facts, numbered, paragraph, part, section, table } from '@spinout/flow-kit/pdf';
import { formatOrigin, type ReportFormat } from './report-format.js';

/** The company, its cap table and its funding rounds. */
export function companySection(
  { companyStructure: company }: JourneyData,
  messages: ReportFormat,
): (string | null)[] {
  if (!company) return [];
  const { text, number, price } = messages;
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
    ...capTablePart(company, messages),
    ...foundersPart(company, messages),
    ...roundsPart(company, messages),
    ...listPart(text.patents, company.ipStrategy.patentStrategy.provisionalPatents, bullets),
    ...listPart(text.compliance, company.complianceRequirements, bullets),
    ...listPart(text.nextSteps, company.nextSteps, numbered),
  ];
}

const capTablePart = ({ capTable }: CompanyStructure, messages: ReportFormat): string[] => {
  const { text, number, percentage: percent } = messages;
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

const foundersPart = ({ founders }: CompanyStructure, messages: ReportFormat): string[] => {
  if (founders.length === 0) return [];
  const { text, percentage } = messages;
  return [
    part(text.founders),
    table(
      [text.companyName, text.founderRole, text.founderOwnership],
      founders.map(({ name, role, ownership }) => [name, role, percentage(ownership)]),
    ),
  ];
};

const roundsPart = (
  { fundraisingStrategy }: CompanyStructure,
  messages: ReportFormat,
): string[] => {
  const { text, money } = messages;
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
