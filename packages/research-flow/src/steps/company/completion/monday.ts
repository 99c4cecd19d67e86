import type { ExperimentDesign } from '@spinout/api-client';
import { fill, formatNumber } from '@spinout/design-system';
import { describeSample } from '../../../data/describe-sample.js';
import type { FlowData } from '../../../data/flow-data.js';
import type { NextStepFormat } from './next-steps.js';

const MAX_NAMED = 3;

/** A part of a result, without its final period, to stand inside a sentence. */
const withoutPeriod = (text: string): string => text.trim().replace(/(?<![.;,])[.;,]+$/u, '');

const writeMeasurement = (design: ExperimentDesign, { messages, locale }: NextStepFormat) => {
  const outcome = withoutPeriod(design.variables.dependent[0] ?? '');
  const named = design.equipment.slice(0, MAX_NAMED).map(withoutPeriod);
  const rest = design.equipment.length - named.length;
  const more = rest > 0 ? [fill(messages.more, { count: formatNumber(rest, locale) })] : [];
  return [
    outcome === '' ? '' : fill(messages.mondayMeasure, { outcome }),
    named.length === 0
      ? ''
      : fill(messages.mondayEquipment, { items: [...named, ...more].join('; ') }),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
};

/** What the first phase says, or its name. */
const writeFirstPhase = ({ timeline: [first] }: ExperimentDesign): string =>
  first === undefined ? '' : first.description.trim() || first.phase.trim();

/** The id of the kind of experiment; undefined if the service names none. */
const getFamilyId = ({ family }: ExperimentDesign): unknown =>
  typeof family === 'object' && family !== null && 'id' in family ? family.id : undefined;

const isInPeople = ({ power_analysis: power }: ExperimentDesign): boolean =>
  /\bparticipants\b/u.test(power?.statement ?? '');

const MAX_AUTHORS = 2;

const writeQuestion = (data: FlowData, { messages, locale }: NextStepFormat): string => {
  const title = withoutPeriod(data.papers?.documents?.[0]?.title ?? '');
  if (title === '') return messages.mondayAskColleague;
  const authors = data.paper_analysis?.publication?.authors ?? [];
  if (authors.length === 0) return fill(messages.mondayAskPaper, { title });
  const list = new Intl.ListFormat(locale, { type: 'disjunction' });
  // First and last author: who did the work, and who leads the group.
  const asked = authors.length > MAX_AUTHORS ? [authors[0], authors.at(-1)] : authors;
  return fill(messages.mondayAskAuthors, {
    title,
    authors: list.format(asked.filter((author) => author !== undefined)),
  });
};

const writeApproval = (design: ExperimentDesign, { messages }: NextStepFormat): string => {
  const id = getFamilyId(design);
  if (id === 'clinical' || isInPeople(design)) return messages.mondayEthics;
  return id === 'animal' ? messages.mondayAnimals : '';
};

/** What to do first, at most three things that follow from the design; nothing without one. */
export function listMonday(data: FlowData, format: NextStepFormat): readonly string[] {
  const { experimentDesign: design } = data;
  if (design === undefined) return [];
  const { messages, locale } = format;
  return [
    ...(design.outline === undefined
      ? [
          writeMeasurement(design, format),
          fill(messages.mondaySample, { size: describeSample(design, messages, locale) }),
        ]
      : [design.outline.missing.length > 0 ? messages.mondayDecide : writeFirstPhase(design)]),
    [writeQuestion(data, format), writeApproval(design, format)].join(' ').trim(),
  ].filter((item) => item !== '');
}
