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
