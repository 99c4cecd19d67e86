import { fill } from '@spinout/design-system';
import type { FlowData } from '../../data/flow-data.js';
import { bullets, facts, numbered, paragraph, section } from '@spinout/flow-kit/pdf';
import { capTableFigure, dilutionFigure } from './figures.js';
import {
  createListPart,
  createTablePart,
  formatOrigin,
  type ReportFormat,
} from './report-format.js';

export function companySection(
  { companyStructure: company, papers }: FlowData,
  format: ReportFormat,
): (string | null)[] {
  if (!company) return [];
  const { text, number, percentage, money, price } = format;
  const { capTable, fundraisingStrategy } = company;
  const patents = company.ipStrategy.patentStrategy.provisionalPatents;
  const paper = papers?.documents?.[0];
  const holdings = [
    [text.holderFounders, capTable.founders],
    [text.holderEmployees, capTable.employeePool],
    [text.holderInvestors, capTable.investorReserve],
  ] as const;
  const rounds = [
    [text.seed, fundraisingStrategy.seedRound],
    [text.seriesA, fundraisingStrategy.seriesA],
  ] as const;
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
    formatOrigin(company.source, format),
    ...createTablePart(
      text.capTable,
      [text.holder, text.percentage, text.shares],
      holdings.map(([holder, held]) => [holder, percentage(held.percentage), number(held.shares)]),
    ),
    capTableFigure(company, format),
    ...createTablePart(
      text.founders,
      [text.companyName, text.founderRole, text.founderOwnership],
      company.founders.map(({ name, role, ownership }) => [name, role, percentage(ownership)]),
    ),
    ...createTablePart(
      text.rounds,
      [text.round, text.timeline, text.amount, text.valuation],
      rounds.map(([name, { timeline, amount, valuation }]) => [
        name,
        timeline,
        money(amount),
        money(valuation),
      ]),
    ),
    dilutionFigure(company, format),
    ...createListPart(text.patents, patents, bullets),
    ...(patents.length > 0 ? [paragraph(text.patentsNote)] : []),
    ...(patents.length > 0 && paper
      ? [paragraph(fill(text.priorArt, { title: paper.title }))]
      : []),
    ...createListPart(text.compliance, company.complianceRequirements, bullets),
    ...createListPart(text.nextSteps, company.nextSteps, numbered),
  ];
}
