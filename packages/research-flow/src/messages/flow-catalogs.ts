import type { EvidenceMessages } from '../evidence/evidence.messages.js';
import type { DownloadMessages } from '../download/download.messages.js';
import type { FlowMessagesCatalog } from '../flow/flow.messages.js';
import type { HypothesisMessages } from '../steps/hypothesis/hypothesis.messages.js';
import type { CompanyMessages } from '../steps/company/company.messages.js';
import type { ExperimentMessages } from '../steps/experiment/experiment.messages.js';
import type { LiteratureMessages } from '../steps/literature/literature.messages.js';
import type { PaperMessages } from '../steps/paper/paper.messages.js';
import type { ProblemMessages } from '../problems/problem.messages.js';
import type { ReportMessages } from '../download/report/report.messages.js';
import type { SourceMessages } from '@spinout/flow-kit/react';
import type { TopicMessages } from '../steps/topic/topic.messages.js';

/** All message catalogs of the flow, by namespace. Types only: importing this loads no catalog. */
export interface FlowCatalogs {
  readonly evidence: EvidenceMessages;
  readonly company: CompanyMessages;
  readonly download: DownloadMessages;
  readonly experiment: ExperimentMessages;
  readonly flow: FlowMessagesCatalog;
  readonly hypothesis: HypothesisMessages;
  readonly literature: LiteratureMessages;
  readonly paper: PaperMessages;
  readonly problems: ProblemMessages;
  /** Texts of the downloaded report. */
  readonly report: ReportMessages;
  readonly source: SourceMessages;
  readonly topic: TopicMessages;
}
