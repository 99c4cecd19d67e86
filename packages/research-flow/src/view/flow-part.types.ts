/**
 * The parts of the flow that a host can style: values of the attribute `data-part`. The table in `docs/guide/parts.md` is
 * written from this type by `npm run api`. A part is renamed or removed in a major version only; others may be added.
 */
export type FlowPart =
  /** The flow: everything but the background. */
  | 'flow'
  /** The row with the progress and what the host puts at its end. */
  | 'progress'
  /** A notice about saving, above the step. */
  | 'notice'
  /** The newest problem, above the step. */
  | 'problem'
  /** What the steps before the open one have led to, beside it where there is room. */
  | 'results-rail'
  /** Notices about changed steps and results that are out of date, above the step. */
  | 'revisit'
  /** A step; `data-step` is its name. */
  | 'step'
  /** Title and introduction of a step. */
  | 'step-header'
  /** The bar with the actions of a step, at the end of the screen. */
  | 'step-footer'
  /** The cards with topics. */
  | 'topic-list'
  /** The selected topic. */
  | 'topic-summary'
  /** The example papers. */
  | 'paper-examples'
  /** What was found in a paper of the person, in the paper step and in the hypothesis step. */
  | 'paper-analysis'
  /** The hypothesis. */
  | 'hypothesis-card'
  /** All hypotheses to choose from. */
  | 'hypothesis-list'
  /** Claims, each with its passages. */
  | 'claim-list'
  /** A passage with its source. */
  | 'evidence'
  /** Themes, gaps and methods of the papers that were found. */
  | 'literature-summary'
  /** The papers as a list. */
  | 'paper-list'
  /** A paper in the list. */
  | 'paper-card'
  /** The papers as a table. */
  | 'paper-table'
  /** Sample size and power of the experiment. */
  | 'sample-size'
  /** The budget of the experiment. */
  | 'budget'
  /** Name, type, state and shares of the company. */
  | 'company-summary'
  /** Who holds which share of the company. */
  | 'cap-table'
  /** A chart with its caption and its table. */
  | 'chart'
  /** The page of a paper that a passage is from, beside the step where there is room. */
  | 'source'
  /** The page at the end of the flow. */
  | 'completion'
  /** The report and the other files. */
  | 'downloads';
