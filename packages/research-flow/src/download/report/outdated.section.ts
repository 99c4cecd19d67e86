import { fill } from '@spinout/design-system';
import { bullets, paragraph, section } from '@spinout/flow-kit/pdf';
import type { OutdatedResult, StepChange } from '../../data/dependencies.js';
import type { FlowData } from '../../data/flow-data.js';
import type { StepName } from '../../data/steps.js';
import type { ReportFormat } from './report-format.js';

const IS_IN_REPORT: Readonly<Record<StepName, (data: FlowData) => boolean>> = {
  topic: () => false,
  paper: () => false,
  hypothesis: ({ hypothesis }) => hypothesis !== undefined,
  literature: ({ papers }) => papers?.results !== undefined,
  experiment: ({ experimentDesign }) => experimentDesign !== undefined,
  company: ({ companyStructure }) => companyStructure !== undefined,
};

/** Says which parts of the report are out of date, and why; nothing if all are up to date. */
export function outdatedSection(
  outdated: readonly OutdatedResult[],
  data: FlowData,
  { text }: ReportFormat,
): (string | null)[] {
  const parts = outdated.filter(({ step }) => IS_IN_REPORT[step](data));
  if (parts.length === 0) return [];
  const describe = ({ step, from, to }: StepChange) => {
    if (step === 'experiment') return text.experimentChanged;
    if (step !== 'topic' && step !== 'paper') return text.hypothesisChanged;
    if (from !== '') return fill(text[`${step}Changed`], { from, to });
    return fill(text[`${step}Added`], { to });
  };
  return [
    section(text.outdated),
    paragraph(text.outdatedText),
    bullets(
      parts.map(({ step, changes }) =>
        fill(text.outdatedPart, { part: text[step], reasons: changes.map(describe).join(' ') }),
      ),
    ),
  ];
}
