import type {
  CompanyStructure,
  ExperimentDesign,
  LiteratureAnalysis,
  Paper,
} from '@spinout/api-client';
import { fill } from '@spinout/design-system';
import { interpolate } from '@spinout/design-system/chart';
import { dilutionOverRounds } from '@spinout/domain/venture';
import { toFirstRound } from '../../steps/company/plan/round-plan.model.js';
import { toDilutionStages, type DilutionStage } from '../../steps/company/dilution-stages.js';
import { toPhaseSpans } from '../../steps/experiment/phase-spans.js';
import { countByYear, type YearSpan } from '../../steps/literature/count-by-year.js';
import type { ReportFormat } from './report-format.js';

/** A block, or none if there is nothing to draw. */
type Figure = string | null;

const PERCENT = 100;
const MIN_POINTS = 2;
const DECIMALS = 2;

/** A number as data of a chart. */
const toData = (value: number): string => String(Number(value.toFixed(DECIMALS)));

export function powerFigure(
  { power_analysis: power }: ExperimentDesign,
  { text, number, percentage, figure }: ReportFormat,
): Figure {
  if (!power || power.curve.length < MIN_POINTS) return null;
  const { per_group: size, curve } = power;
  const points = curve.map((point) => ({ x: point.per_group, y: point.power }));
  const reached = interpolate(points, size) ?? power.power;
  const slots = { size: number(size), power: percentage(toRounded(reached * PERCENT)) };
  const planned = { x: size, y: reached };
  const rows = [...points.filter(({ x }) => x !== size), planned].sort((a, b) => a.x - b.x);
  return figure({
    form: 'line',
    title: text.powerFigure,
    caption: fill(text.powerFigureCaption, slots),
    head: [text.groupSizeAxis, text.powerAxis, text.plannedMark],
    rows: rows.map((point) => [
      toData(point.x),
      toData(point.y * PERCENT),
      point === planned ? fill(text.plannedSize, slots) : '',
    ]),
  });
}

const toRounded = (value: number) => Number(value.toFixed(1));

export function timelineFigure(
  { timeline }: ExperimentDesign,
  { text, figure }: ReportFormat,
): Figure {
  const spans = toPhaseSpans(timeline);
  if (!spans) return null;
  return figure({
    form: 'spans',
    title: text.timelineFigure,
    caption: text.timelineFigureCaption,
    head: [text.phase, text.weeksAxis, text.untilWeek, text.duration],
    rows: spans.map(({ name, start, end }, index) => [
      name,
      toData(start),
      toData(end),
      timeline[index]?.duration ?? '',
    ]),
  });
}

export function budgetFigure(
  { budget_lines: lines = [] }: ExperimentDesign,
  { text, money, figure }: ReportFormat,
): Figure {
  const total = lines.reduce((sum, line) => sum + line.total_usd, 0);
  if (lines.length < MIN_POINTS || lines.some((line) => line.total_usd < 0) || total === 0)
    return null;
  const sorted = lines.toSorted((a, b) => b.total_usd - a.total_usd);
  return figure({
    form: 'bars',
    title: text.budgetFigure,
    caption: fill(text.budgetFigureCaption, {
      item: sorted[0]?.item ?? '',
      amount: money(sorted[0]?.total_usd ?? 0),
      total: money(total),
    }),
    head: [text.item, text.dollarsAxis, text.total],
    rows: sorted.map((line) => [line.item, toData(line.total_usd), money(line.total_usd)]),
  });
}

export function capTableFigure(
  { capTable: { founders, employeePool, investorReserve } }: CompanyStructure,
  { text, percentage, figure }: ReportFormat,
): Figure {
  const holders = [
    [text.holderFounders, founders.percentage],
    [text.holderEmployees, employeePool.percentage],
    [text.holderInvestors, investorReserve.percentage],
  ] as const;
  if (holders.some(([, share]) => share < 0) || holders.every(([, share]) => share === 0))
    return null;
  return figure({
    form: 'stack',
    title: text.capTableFigure,
    caption: fill(text.capTableFigureCaption, { percent: percentage(founders.percentage) }),
    head: [text.holder, ...holders.map(([name]) => name)],
    rows: [['', ...holders.map(([, share]) => toData(share))]],
  });
}

const HOLDER_MESSAGES = {
  founders: 'holderFounders',
  pool: 'holderEmployees',
  reserve: 'holderInvestors',
  safeInvestor: 'holderSafe',
  seedInvestor: 'holderSeed',
  seriesAInvestor: 'holderSeriesA',
} as const;

const STAGE_MESSAGES = {
  formation: 'formation',
  seedRound: 'seed',
  seriesA: 'seriesA',
} as const;

const getShare = ({ holders }: DilutionStage, id: string): number =>
  holders.find((holder) => holder.id === id)?.percentage ?? 0;

export function dilutionFigure(
  company: CompanyStructure,
  { companyPlan, text, money, percentage, figure }: ReportFormat,
): Figure {
  const firstRound = toFirstRound(company, companyPlan);
  const stages = toDilutionStages(dilutionOverRounds(company, firstRound));
  const [first] = stages;
  const last = stages.at(-1);
  if (!first || !last || stages.length < MIN_POINTS) return null;
  const ids = last.holders.map(({ id }) => id);
  const nameStage = ({ id, postMoneyUsd }: DilutionStage) => {
    const stage = text[STAGE_MESSAGES[id]];
    return postMoneyUsd === null
      ? stage
      : fill(text.stageWithValue, { stage, amount: money(postMoneyUsd) });
  };
  const share = (stage: DilutionStage) => percentage(toRounded(getShare(stage, 'founders')));
  return figure({
    form: 'stack',
    title: text.dilutionFigure,
    caption: fill(text.dilutionFigureCaption, { before: share(first), after: share(last) }),
    head: [text.round, ...ids.map((id) => text[HOLDER_MESSAGES[id]])],
    rows: stages.map((stage) => [
      nameStage(stage),
      ...ids.map((id) => toData(Math.max(0, getShare(stage, id)))),
    ]),
  });
}

const GROUP_CAPTIONS = {
  themes: 'yearsFigureCaptionThemes',
  terms: 'yearsFigureCaptionTerms',
} as const;

export function yearsFigure(
  papers: readonly Paper[],
  themes: LiteratureAnalysis['theme_papers'],
  { text, number, year, figure }: ReportFormat,
): Figure {
  const counts = countByYear(papers, themes);
  if (!counts) return null;
  const { columns, all, groups, groupedBy, undated } = counts;
  const [first] = columns;
  const width = first ? first.to - first.from + 1 : 1;
  const formatSpan = ({ from, to }: YearSpan) =>
    from === to ? year(from) : fill(text.yearSpan, { from: year(from), to: year(to) });
  return figure({
    form: 'columns',
    title: text.yearsFigure,
    caption: [
      groups.length > 0 ? text[GROUP_CAPTIONS[groupedBy]] : text.yearsFigureCaption,
      ...(width > 1 ? [fill(text.yearsPerColumn, { count: number(width) })] : []),
      ...(undated > 0 ? [fill(text.undatedPapers, { count: number(undated) })] : []),
    ].join(' '),
    head: [
      text.year,
      text.allPapers,
      ...groups.map(({ name }) =>
        groupedBy === 'themes' ? name : fill(text.papersMatching, { term: name }),
      ),
    ],
    rows: columns.map((span, index) => [
      formatSpan(span),
      toData(all[index] ?? 0),
      ...groups.map(({ values }) => toData(values[index] ?? 0)),
    ]),
  });
}
