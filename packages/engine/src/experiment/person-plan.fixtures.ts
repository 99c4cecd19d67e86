import type { HypothesisStructure } from '@spinout/api-client';

/** What a person writes into the form. */
export type WrittenParts = Pick<HypothesisStructure, 'factor' | 'outcome'> &
  Partial<Pick<HypothesisStructure, 'comparator' | 'population' | 'direction'>>;

/** What the plan for it is, says and never says. */
interface PlanCase {
  readonly name: string;
  readonly parts: WrittenParts;
  readonly label: string;
  readonly says?: RegExp;
  readonly never?: RegExp;
}

/** Forms as scientists fill them in. */
export const planCases: readonly PlanCase[] = [
  {
    name: 'a program that is offered to farms is assigned to them',
    parts: {
      factor: 'training farmers to dry grain',
      comparator: 'usual practice',
      outcome: 'toxin content',
      population: 'farms in the delta',
    },
    label: 'Controlled comparison',
    says: /two groups of farms in the delta: training farmers to dry grain in one, usual practice in the other/,
    never: /archive|coded|Nothing is assigned/i,
  },
  {
    name: 'what is eaten for weeks is assigned, for as long as it is eaten',
    parts: {
      factor: 'eating zinc-rich lentils for 10 weeks',
      comparator: 'usual lentils',
      outcome: 'serum zinc',
      population: 'women in the region',
    },
    label: 'Randomized controlled trial',
    says: /plus 10 weeks of follow-up/,
    never: /Nothing is assigned|STROBE|, sex|sex ratio/,
  },
  {
    name: 'a place is not assigned, and kinds are not correlated',
    parts: {
      factor: 'the savanna zone',
      comparator: 'the forest zone',
      outcome: 'number of edible fungi',
      population: 'plots in the parks',
    },
    label: 'Field survey',
    says: /compares the savanna zone with the forest zone[\s\S]*Two-sample t test/,
    never: /randomized within|Treat the plots|Correlation test/,
  },
  {
    name: 'a treatment of before the study is not assigned, and its comparison is kept',
    parts: {
      factor: 'antibiotics before sampling',
      comparator: 'no previous antibiotics',
      outcome: 'share of positive cultures',
      population: 'patients with fever',
    },
    label: 'Observational study',
    says: /compares antibiotics before sampling with no previous antibiotics/,
    never: /usual care|randomized/i,
  },
  {
    name: 'two methods are used in the same people',
    parts: {
      factor: 'the short questionnaire',
      comparator: 'two 24-hour recalls',
      outcome: 'estimated salt intake',
      population: 'adults of a town',
    },
    label: 'Method comparison',
    says: /in the same adults of a town[\s\S]*Bland and Altman[\s\S]*Paired t test/,
    never: /participants who differ|Correlation test|STROBE/,
  },
  {
    name: 'an amount on a field is applied to plots',
    parts: {
      factor: '90 kg N/ha',
      comparator: '0 kg N/ha',
      outcome: 'grain yield',
      population: 'field-grown wheat',
    },
    label: 'Field experiment',
    says: /plots/,
    never: /growth chamber|6 weeks of follow-up/i,
  },
  {
    name: 'hours of cold need no weeks of follow-up and no constant temperature',
    parts: {
      factor: '8 h of cold at 4 °C',
      comparator: 'control conditions',
      outcome: 'transcript levels',
      population: 'maize seedlings',
    },
    label: 'Plant experiment',
    never: /follow-up|Light, temperature/,
  },
  {
    name: 'grain is measured when it is ripe, and edited lines take time',
    parts: {
      factor: 'CRISPR editing of the Zyx7 promoter',
      comparator: 'unedited plants',
      outcome: 'iron content of grains',
      population: 'rice',
    },
    label: 'Plant experiment',
    says: /CRISPR editing of the Zyx7 promoter in one[\s\S]*make them \(often a year or more[\s\S]*16 weeks of follow-up/,
  },
  {
    name: 'strains of bacteria are cultures, and their survival is no time to an event',
    parts: {
      factor: 'addition of velorin',
      comparator: 'solvent alone',
      outcome: 'survival after ciprofloxacin',
      population: 'P. aeruginosa PAO1',
    },
    label: 'Experiment with microbial cultures',
    says: /independent cultures/,
    never: /Log-rank|as time to the event|passage|serum lot/,
  },
  {
    name: 'simulations are run twice, without telescopes',
    parts: {
      factor: 'adaptive mesh refinement',
      comparator: 'a uniform grid',
      outcome: 'constraint violation',
      population: 'simulations of star collapse',
    },
    label: 'Computational benchmark',
    says: /once with adaptive mesh refinement and once with a uniform grid/,
    never: /[Tt]elescope|cryogens|Nothing is assigned/,
  },
  {
    name: 'genes of data sets are compared as they are',
    parts: {
      factor: 'effector genes',
      comparator: 'housekeeping genes',
      outcome: 'dN/dS ratio',
      population: 'genomes of smut fungi',
    },
    label: 'Analysis of existing data',
    never: /Allocation is random|coder/,
  },
  {
    name: 'an injury of before is found in players, who are people',
    parts: {
      factor: 'previous knee injury',
      comparator: 'no previous knee injury',
      outcome: 'jump height',
      population: 'elite handball players',
    },
    label: 'Observational study',
    says: /participants/,
    never: /Allocation is random|samples of elite|Preparation/,
  },
  {
    name: 'mutant lines are sown in plots',
    parts: {
      factor: 'Zyx7 knockout',
      comparator: 'wild type',
      outcome: 'blight severity',
      population: 'field-grown rice',
    },
    label: 'Field experiment',
    never: /Nothing is assigned|sites in total/,
  },
  {
    name: 'a speed is no share, and nobody knows if molecules are assigned',
    parts: {
      factor: 'an alpha-hydroxy fatty acid',
      comparator: 'a beta-hydroxy fatty acid',
      outcome: 'rate of cleavage',
      population: 'synthetic lipids',
    },
    label: 'Study outline',
    says: /If the investigators can set this difference[\s\S]*Two-sample t test/,
    never: /Arcsine|as a share|Allocation is random/,
  },
  {
    name: 'a device is tried in one session, without nurses',
    parts: {
      factor: 'a gesture stick',
      comparator: 'a remote control',
      outcome: 'task completion time',
      population: 'adults with several appliances',
    },
    label: 'Behavioral experiment',
    never: /Enroll|follow-up|nurse|Concomitant/,
  },
  {
    name: 'a gene of a pathogen is deleted in the pathogen',
    parts: {
      factor: 'zyx7 deletion',
      comparator: 'the wild-type strain',
      outcome: 'lesion length',
      population: 'rice plants',
    },
    label: 'Plant experiment',
    says: /one is inoculated with the strain that has zyx7 deletion, the other with the wild-type strain/,
    never: /Obtain the lines/,
  },
  {
    name: 'an allele of people is measured in one visit',
    parts: {
      factor: 'the rs123 minor allele',
      comparator: 'the common allele',
      outcome: 'bone mineral density',
      population: 'men aged 40 to 79 years',
    },
    label: 'Observational study',
    says: /in one visit/,
    never: /follow-up|, sex/,
  },
  {
    name: 'classifiers are run, not measured with an instrument',
    parts: {
      factor: 'a random forest',
      comparator: 'a hidden Markov model',
      outcome: 'classification error rate',
      population: 'protein sequences',
    },
    label: 'Computational benchmark',
    never: /calibrated|If the investigators|Materials/,
  },
  {
    name: 'cultivars differ in their genes, and amounts need a range',
    parts: {
      factor: 'Zyx7 expression',
      outcome: 'fiber content',
      population: 'durum wheat cultivars',
      direction: 'associated',
    },
    label: 'Comparative study of plants',
    says: /Range: from low to high Zyx7 expression/,
    never: /Genotype, age|otherwise matched/,
  },
  {
    name: 'samples of sheep are measured by both methods, not the sheep',
    parts: {
      factor: 'mass genotyping',
      comparator: 'Sanger sequencing',
      outcome: 'call rate',
      population: 'sheep DNA samples',
    },
    label: 'Method comparison',
    says: /in the same sheep DNA samples/,
    never: /herds|farms|ARRIVE/,
  },
  {
    name: 'what a coast will be like is simulated',
    parts: {
      factor: 'sea level rise of 1 m by 2100',
      comparator: 'no sea level rise',
      outcome: 'dune volume in 2100',
      population: 'a sandy beach',
    },
    label: 'Simulation study',
    never: /independent samples|as observed/,
  },
  {
    name: 'a named line of cells is a culture',
    parts: {
      factor: 'garlic extract',
      comparator: 'solvent',
      outcome: 'transporter level',
      population: 'Caco-2 cells',
    },
    label: 'In vitro experiment',
    says: /independent cultures/,
  },
  {
    name: 'who did not finish is compared with who did',
    parts: {
      factor: 'not finishing the race',
      comparator: 'finishing',
      outcome: 'sleepiness score',
      population: 'competitors of a winter race',
    },
    label: 'Observational study',
    says: /compares not finishing the race with finishing/,
    never: /to decide/,
  },
  {
    name: 'what cannot be counted is studied in samples',
    parts: {
      factor: 'synthesis with a leaf extract',
      comparator: 'reduction with borohydride',
      outcome: 'particle size',
      population: 'silver nanoparticles',
    },
    label: 'Controlled comparison',
    says: /independent samples of silver nanoparticles[\s\S]*Comparison group: reduction with borohydride/,
    never: /\d silver nanoparticles|follow-up|Negative control/,
  },
];
