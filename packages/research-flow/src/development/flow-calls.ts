import type { FlowCallId } from '@spinout/api-client';

/** What a component needs of its host. */
export interface ComponentNeeds {
  /** The calls that it makes. */
  readonly calls: readonly FlowCallId[];
  /** Props without which it cannot make them. @default only `api` */
  readonly props?: readonly string[];
}

/** What each component needs, by its name. */
export const COMPONENT_NEEDS: Readonly<Record<string, ComponentNeeds | undefined>> = {
  TopicStep: { calls: ['topics.suggest'] },
  PaperStep: { calls: ['paper.analyze'] },
  PaperDialog: { calls: ['paper.analyze'], props: ['onAnalyzed', 'onClose'] },
  HypothesisStep: { calls: ['hypothesis.generate'] },
  LiteratureStep: {
    calls: [
      'literature.search',
      'literature.review',
      'literature.import',
      'literature.removeImport',
    ],
    props: ['journeyId'],
  },
  ExperimentStep: { calls: ['experiment.design'], props: ['journeyId'] },
  CompanyStep: { calls: ['company.create', 'company.generateDocument'], props: ['journeyId'] },
};

/** The calls that the flow makes: those of its steps, and the report. */
export const FLOW_CALLS: readonly FlowCallId[] = [
  ...new Set(Object.values(COMPONENT_NEEDS).flatMap((needs) => needs?.calls ?? [])),
  'pdf.generate',
];
