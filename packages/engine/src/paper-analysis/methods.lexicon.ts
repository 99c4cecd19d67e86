/** Names of research methods and how papers write them. */
const METHODS: Readonly<Record<string, string>> = {
  'Randomized controlled trial': 'randomi[sz]ed (?:[\\w-]+,? ){0,4}trials?|RCTs?',
  'Cohort study': 'cohort stud(?:y|ies)|prospective cohort',
  'Case-control study': 'case[- ]control',
  'Meta-analysis': 'meta[- ]analys[ei]s',
  'Systematic review': 'systematic reviews?',
  Survey:
    'questionnaires?|we surveyed|survey (?:respondents?|participants?|questions?|items?)|(?:national|online|household|cross-sectional|telephone|postal|population) surveys?',
  Interviews: '(?:semi-structured )?interviews',
  'Analysis of variance': 'ANOVA|analysis of variance',
  't-test': `(?:Student's |Welch's |paired )?t-tests?`,
  'Mixed model': 'mixed(?:-effects)? models?|random effects?',
  Regression: '(?:linear|logistic|Cox|multiple|Poisson|LASSO) regression|regression analysis|LASSO',
  'Survival analysis': 'survival analysis|Kaplan[-–]Meier',
  'Bayesian analysis':
    'Bayesian (?:inference|analysis|model\\w*|framework|estimat\\w+|approach|methods?|MCMC)',
  'Bayesian optimisation': 'Bayesian optimi[sz]ation',
  'Monte Carlo simulation': 'Monte Carlo|MCMC',
  'Machine learning': 'machine[- ]learning',
  'Deep learning': 'deep learning|convolutional neural networks?|deep neural networks?',
  'Graph neural network': 'graph neural networks?|GNNs?',
  'Transformer model': 'transformer models?|language models?',
  'Generative model': 'generative models?|diffusion models?|variational autoencoders?',
  'Reinforcement learning': 'reinforcement learning',
  'Active learning': 'active learning',
  'Transfer learning': 'transfer learning',
  'Federated learning': 'federated learning',
  'Random forest': 'random forests?',
  'Cross-validation': 'cross[- ]validation',
  'CRISPR-Cas9 editing': 'CRISPR(?:[-/ ]?Cas9)?',
  'Base editing': 'base edit(?:ing|ors?)',
  'Prime editing': 'prime edit(?:ing|ors?)',
  'Next-generation sequencing':
    'next-generation sequencing|amplicon sequencing|whole[- ](?:genome|exome) sequencing',
  'Single-cell RNA sequencing': 'single[- ]cell RNA[- ]seq(?:uencing)?|scRNA-seq',
  'RNA sequencing': '(?<!cell )RNA[- ]seq(?:uencing)?',
  'Sanger sequencing': 'Sanger sequencing',
  PCR: 'q?(?:RT-)?q?PCR|polymerase chain reaction',
  'Western blot': 'Western blots?|immunoblot\\w*',
  ELISA: 'ELISAs?|enzyme-linked immunosorbent',
  'Flow cytometry': 'flow cytometry|FACS',
  'Mass spectrometry': 'mass spectrometry|LC-MS(?:/MS)?|proteomics',
  Chromatography: '(?:size-exclusion |liquid |gas )?chromatography|HPLC',
  'Confocal microscopy': 'confocal (?:microscopy|imaging)',
  'Electron microscopy':
    '(?:scanning |transmission |cryo-?)?electron microscopy|cryo-EM|SEM images?',
  'Fluorescence imaging': 'fluorescence (?:microscopy|imaging)|thioflavin',
  'X-ray diffraction': 'X-ray diffraction|XRD|X-ray crystallography',
  'NMR spectroscopy': 'NMR|nuclear magnetic resonance',
  'Impedance spectroscopy': 'impedance spectroscopy',
  Spectroscopy: '(?:Raman|infrared|photoelectron|UV[-–]vis) spectroscopy|FTIR',
  Photoluminescence: 'photoluminescence',
  'Dynamic light scattering': 'dynamic light scattering|DLS',
  Calorimetry: 'calorimetry|isothermal titration',
  'Density functional theory': 'density functional theory|DFT',
  'Molecular dynamics': 'molecular dynamics',
  'Molecular docking': 'molecular docking|docking (?:poses?|scores?|stud\\w+)',
  'Protein structure prediction': 'protein structure prediction|AlphaFold',
  'Virtual screening': 'virtual screening',
  'High-throughput screening': 'high-throughput screen\\w*',
  Microfluidics: 'microfluidics?',
  Organoids: 'organoids?',
  'Induced pluripotent stem cells': 'iPSCs?|induced pluripotent stem cells?',
  'Cell culture': 'cell (?:culture|lines?|models?)|cells were (?:cultured|grown)',
  'Mouse model':
    'mice|(?:mouse|murine) (?:models?|strains?|lines?|hearts?|brains?|livers?|lungs?|embryos?|tissues?|colon|retinas?|xenografts?)',
  'Rat model':
    '(?<!(?:anti|mouse) )rats|rat (?:models?|hearts?|brains?|livers?|pups?|hippocamp\\w+)',
  Zebrafish: 'zebrafish',
  'Fruit fly': 'Drosophila|fruit flies',
  Roundworm: 'Caenorhabditis elegans|C\\. elegans',
  Yeast:
    'Saccharomyces cerevisiae|S\\. cerevisiae|(?:budding|fission) yeast|yeast (?:strains?|cells?)',
  Arabidopsis: 'Arabidopsis(?: thaliana)?|A\\. thaliana',
  Immunohistochemistry: 'immunohistochemi\\w+|immunostain\\w+',
  'In situ hybridization': 'in situ hybridi[sz]ation',
  Microarray: '(?:micro|oligonucleotide |expression )arrays?',
  Genotyping: 'genotyping|genotyped',
  'Genome-wide association study': 'genome-wide association(?: stud(?:y|ies))?|GWAS',
  'Phylogenetic analysis': 'phylogenetic (?:analys[ei]s|trees?|inference|reconstruction)',
  'Principal component analysis': 'principal components? analys[ei]s|PCA',
  'Cluster analysis': '(?:hierarchical |k-means |cluster )clustering|cluster analys[ei]s',
  'Rank test': 'Wilcoxon|Mann[-–]Whitney|Kruskal[-–]Wallis',
  'Mathematical model': 'mathematical models?|differential equations|master equation',
  'Computer simulation':
    '(?:numerical|computer|stochastic|agent-based) simulations?|we simulated|simulated data',
  'Network analysis': 'network analys[ei]s|adjacency matri(?:x|ces)',
  'Magnetic resonance imaging':
    'magnetic resonance imaging|(?:anatomical |structural )?MRI(?: scans?| scanners?)?',
  'Diffusion MRI':
    'diffusion[- ](?:weighted |tensor )?(?:MRI|imaging|magnetic resonance imaging)|tractography',
  'Functional MRI': 'fMRI|functional magnetic resonance',
  'Positron emission tomography': 'positron emission tomography|PET (?:imaging|scans?)',
  Electrophysiology: 'electrophysiolog\\w+|patch[- ]clamp|EEG',
  'Slot-die coating': 'slot-die coating',
  'Life-cycle assessment': 'life[- ]cycle assessment',
  'Finite element analysis': 'finite[- ]element',
  'Quantum simulation': 'quantum (?:simulation|circuits?)|variational quantum',
};

/** The methods of the lexicon with the expressions that name them, to be used with `matchAll`. */
export const METHOD_PATTERNS = Object.entries(METHODS).map(([name, pattern]) => ({
  name,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${pattern})(?![\\p{L}\\p{N}])`, 'giu'),
}));

/** Living things and cells are named as sources of reagents, genes and earlier results too, and are no methods. */
const SYSTEMS: ReadonlySet<string> = new Set([
  'mouse model',
  'rat model',
  'zebrafish',
  'fruit fly',
  'roundworm',
  'yeast',
  'arabidopsis',
]);

/** Whether a name of the lexicon, in any case, is that of a living thing rather than of a method. */
export const isModelSystem = (name: string): boolean => SYSTEMS.has(name.toLowerCase());

const MAX_METHODS = 15;

/** Finds the research methods that a text names, most frequent first. */
export function findMethods(text: string): readonly string[] {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  return METHOD_PATTERNS.map(({ name, pattern }) => ({ name, count: count(pattern) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_METHODS)
    .map(({ name }) => name);
}
