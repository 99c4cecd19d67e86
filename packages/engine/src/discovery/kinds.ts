import { wordKey } from './tokens.js';

/**
 * What sort of thing a term names.
 * - `model`: predicts or represents; `technique`: is done to models or data; `measurement`: shows something
 * - `intervention`: is done to bring something about; `disorder`: harms someone; `process`: happens
 * - `quality`: has more or less; `thing`: the rest
 */
export type Kind =
  | 'model'
  | 'technique'
  | 'measurement'
  | 'intervention'
  | 'disorder'
  | 'process'
  | 'quality'
  | 'thing';

const heads = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/).map(wordKey));

const MODELS = heads(`
  network transformer autoencoder classifier regressor emulator surrogate learning regression ansatz eigensolver
  perceptron ensemble model algorithm forecaster decoder alphafold
`);
const TECHNIQUES = heads(`
  optimization mitigation calibration docking pretraining sampling simulation augmentation fingerprint embedding
  attribution quantification assimilation extrapolation parameterization parametrization inference regularization
  distillation downscaling clustering annealing attention interpretability explanation prediction classification
  forecasting calling split search computing correction engineering encoding baseline
`);
const MEASUREMENTS = heads(`
  microscopy sequencing spectroscopy imaging assay tomography recording electroencephalography fmri eeg mri meg
  chromatography spectrometry crystallography cytometry radiosonde photometry electrophysiology interferometry radar
  lidar satellite scan biopsy probe biosensor telescope titration staining blotting immunoblot
`);
const INTERVENTIONS = heads(`
  therapy chemotherapy immunotherapy vaccine vaccination drug inhibitor editing editor treatment stimulation dosing dose surgery
  supplementation fertilization irrigation intervention training diet exercise transplantation electroporation
`);
const QUALITIES = heads(`
  accuracy efficiency toxicity resistance stability affinity uncertainty robustness error bias noise risk yield
  specificity sensitivity selectivity conductivity capacity heterogeneity performance quality rate mortality
  temperature efficacy fidelity immunogenicity solubility durability mobility density strength depth coherence
  skill precision faithfulness tolerance plasticity permeability expression level connectivity excitability
  energy power latency lifetime gap
`);
const PROCESSES = heads(`
  escape uptake repair decay sleep delivery response release transport transfer growth spread death survival
  flow flux drift warming wave storm cyclone drought flood rainfall recall memory metabolism apoptosis evolution
  folding spindle ripple oscillation replay cycle attack collapse bleaching killing extinction heatwave
`);
const DISORDERS = heads(`
  disease cancer syndrome disorder infection pandemic lesion tumor leukaemia leukemia lymphoma melanoma amyloidosis
  sclerosis neurodegeneration paralysis amnesia glioblastoma fibrosis malaria tuberculosis sepsis diabetes stroke
`);
const PROCESS_ENDING = /(?:tion|sion|sis|ing|ment|ance|ence|lysis|genesis|taxis)$/;
const QUALITY_ENDING = /(?:ity|ness|ability)$/;
const LIVING_MODEL = /\b(?:mouse|animal|organoid|rat|primate|zebrafish|xenograft|disease|tumor)\b/;

/** Tells a term's kind from its folded words, as far as the last one gives it away. */
export function kindOf(words: readonly string[]): Kind {
  const head = words.at(-1) ?? '';
  if (MODELS.has(head)) return LIVING_MODEL.test(words.join(' ')) ? 'thing' : 'model';
  if (TECHNIQUES.has(head)) return 'technique';
  if (MEASUREMENTS.has(head)) return 'measurement';
  if (INTERVENTIONS.has(head)) return 'intervention';
  if (DISORDERS.has(head)) return 'disorder';
  if (QUALITIES.has(head)) return 'quality';
  if (PROCESSES.has(head)) return 'process';
  if (QUALITY_ENDING.test(head)) return 'quality';
  return PROCESS_ENDING.test(head) ? 'process' : 'thing';
}

/** Whether a term names a way of finding something out rather than something in the world. */
export const isMethod = (kind: Kind): boolean =>
  kind === 'model' || kind === 'technique' || kind === 'measurement';
