import { confidenceToShow } from '@spinout/api-client';
import { formatMoney, formatNumber, formatPercent } from '@spinout/design-system';
import type { FlowData } from '../../data/flow-data.js';
import type { StepName } from '../../data/steps.js';
import type { RevisitMessages } from './revisit.messages.js';

export type StepFact = readonly [label: string, value: string | undefined];

/** What was decided in a step; facts without a value are not shown. */
export function getStepFacts(
  step: StepName,
  data: FlowData,
  messages: RevisitMessages,
  locale: string,
): readonly StepFact[] {
  const count = (value: number | undefined) =>
    value === undefined ? undefined : formatNumber(value, locale);
  switch (step) {
    case 'topic':
      return [
        [messages.topicLabel, data.topic?.title ?? data.interest?.title],
        [messages.fieldLabel, data.researchArea],
      ];
    case 'paper':
      return [
        [messages.paperLabel, data.papers?.documents?.map(({ title }) => title).join('; ')],
        [messages.findingsLabel, count(data.paper_analysis?.findings?.length)],
        [messages.questionsLabel, count(data.paper_analysis?.gaps?.length)],
      ];
    case 'hypothesis': {
      const confidence = data.hypothesis && confidenceToShow(data.hypothesis);
      return [
        [messages.hypothesisLabel, data.hypothesis?.statement],
        [
          messages.confidenceLabel,
          confidence == null ? undefined : formatPercent(confidence, locale),
        ],
      ];
    }
    case 'literature': {
      const selected = new Set(data.selected_papers);
      const found = data.papers?.results;
      return [
        [messages.foundLabel, count(found?.length)],
        [
          messages.selectedLabel,
          found
            ?.filter(({ id }) => selected.has(id))
            .map(({ title }) => title)
            .join('; ') ?? count(data.selected_papers?.length),
        ],
      ];
    }
    case 'experiment': {
      const design = data.experimentDesign;
      const planned = design?.outline === undefined ? design : undefined;
      return [
        [messages.methodologyLabel, design?.methodology],
        [messages.sampleSizeLabel, count(planned?.sampleSize)],
        [messages.durationLabel, planned?.duration],
        [messages.budgetLabel, planned && formatMoney(planned.budget, locale)],
      ];
    }
    case 'company':
      return [[messages.companyLabel, data.companyStructure?.name]];
  }
}
