import type { PdfRequest } from '@spinout/api-client';
import type { FormationEventKind } from '@spinout/domain/venture';
import type { FlowData } from '../../data/flow-data.js';
import type { SavedFlow } from '../../saved/saved-flow.js';
import type { ReportOptions } from '../report/report-format.js';

/** What a bundle is made from. */
export interface BundleContents extends ReportOptions {
  /** The results that are shown. */
  readonly data: FlowData;
  /** The journey as it is saved, which an import restores. */
  readonly saved: SavedFlow;
}

/** The same with the texts that the flow has loaded already. */
export interface BundleParts extends Pick<BundleContents, 'data' | 'saved' | 'date'> {
  readonly report: PdfRequest;
  /** Language of the report, BCP 47. */
  readonly language: string;
  /** What the dates of the company are called. */
  readonly eventNames: Readonly<Record<FormationEventKind, string>>;
}
