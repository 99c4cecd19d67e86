import { fill } from '@spinout/design-system';
import { describeSample } from '../data/describe-sample.js';
import type { FlowData } from '../data/flow-data.js';
import { STEPS, type StepName } from '../data/steps.js';
import type { StepResultsMessages } from './step-results.messages.js';

/** The result of a step in one line; null if there is none. */
type DescribeResult = (
  data: FlowData,
  messages: StepResultsMessages,
  locale: string,
) => string | null;

const formatCount = (count: number, locale: string): string =>
  new Intl.NumberFormat(locale).format(count);

const describeTopic: DescribeResult = ({ topic, interest }) =>
  topic?.title ?? interest?.title ?? null;

const describePaper: DescribeResult = (data, messages, locale) => {
  const [first, ...others] = data.papers?.documents ?? [];
  if (first === undefined) return null;
  // The line above says the title already.
  if (first.title === describeTopic(data, messages, locale))
    return others.length === 0
      ? messages.samePaper
      : fill(messages.samePapers, { count: formatCount(others.length, locale) });
  if (others.length === 0) return first.title;
  return fill(messages.morePapers, {
    title: first.title,
    count: formatCount(others.length, locale),
  });
};

const describeHypothesis: DescribeResult = ({ hypothesis }) => {
  const claim = hypothesis?.statement.trim() || hypothesis?.title.trim();
  return claim === undefined || claim === '' ? null : claim;
};

const describeLiterature: DescribeResult = ({ selected_papers: ids }, messages, locale) => {
  if (ids === undefined) return null;
  return ids.length === 1
    ? messages.onePaper
    : fill(messages.papers, { count: formatCount(ids.length, locale) });
};

const describeExperiment: DescribeResult = ({ experimentDesign: design }, messages, locale) =>
  design === undefined ? null : describeSample(design, messages, locale);

const describeCompany: DescribeResult = ({ companyStructure: company }) => {
  const name = company?.name.trim() || company?.legalName.trim();
  return name === undefined || name === '' ? null : name;
};

const describeResult: Record<StepName, DescribeResult> = {
  topic: describeTopic,
  paper: describePaper,
  hypothesis: describeHypothesis,
  literature: describeLiterature,
  experiment: describeExperiment,
  company: describeCompany,
};

/** A step with its result in one line. */
export interface StepResult {
  readonly step: StepName;
  readonly text: string;
}

/** The results of the steps so far, in order; steps without one are left out. */
export const listStepResults = (
  data: FlowData,
  messages: StepResultsMessages,
  locale: string,
): readonly StepResult[] =>
  STEPS.flatMap((step) => {
    const text = describeResult[step](data, messages, locale);
    return text === null ? [] : [{ step, text }];
  });
