import type { CorpusEntry } from '../library.types.js';

/** Papers of the category "Neuroscience & Brain Research" on amyloid and microglia. Facts are checked; every summary is our own wording. */
export const neuroscienceAmyloid: readonly CorpusEntry[] = [
  {
    id: 'shankar-2008',
    title:
      "Amyloid-β protein dimers isolated directly from Alzheimer's brains impair synaptic plasticity and memory",
    authors: 'G. M. Shankar; S. Li; T. H. Mehta; A. Garcia-Munoz; N. E. Shepardson; I. Smith',
    authorsTruncated: true,
    journal: 'Nature Medicine',
    year: 2008,
    doi: '10.1038/nm1782',
    summary:
      "Soluble amyloid-beta oligomers were taken from the cortex of people with Alzheimer's disease. The amyloid-beta oligomers inhibited long-term potentiation, reduced the density of dendritic spines in the rodent hippocampus and disturbed the memory of a learned behavior, whereas plaque cores did so only once dissolved.",
    terms:
      "alzheimer's disease; amyloid-beta; amyloid-beta oligomer; long-term potentiation; synaptic plasticity; memory; dendritic spine; hippocampus",
    methods: 'electrophysiology; mouse model',
    openQuestions: [
      'Whether antibody binding to amyloid-beta dimers prevents dendritic spine loss in living mice was not tested.',
    ],
  },
  {
    id: 'jonsson-2013',
    title: "Variant of TREM2 associated with the risk of Alzheimer's disease",
    authors: 'T. Jonsson; H. Stefansson; S. Steinberg; I. Jonsdottir; P. V. Jonsson; J. Snaedal',
    authorsTruncated: true,
    journal: 'New England Journal of Medicine',
    year: 2013,
    doi: '10.1056/nejmoa1211103',
    summary:
      "Genome sequences of Icelanders showed that a rare missense mutation in TREM2 raises the risk of Alzheimer's disease, and other populations bore it out. Old carriers without the disease had lower cognitive function, and TREM2 was proposed to restrain neuroinflammation in the brain.",
    terms:
      "alzheimer's disease; trem2; microglia; neuroinflammation; cognitive decline; genetic variant",
    methods: 'dna sequencing',
    openQuestions: [
      'Whether the R47H variant of TREM2 reduces microglial uptake of amyloid-beta in the human brain was not tested.',
    ],
  },
  {
    id: 'selkoe-2016',
    title: "The amyloid hypothesis of Alzheimer's disease at 25 years",
    authors: 'D. J. Selkoe; J. Hardy',
    journal: 'EMBO Molecular Medicine',
    year: 2016,
    doi: '10.15252/emmm.201606210',
    summary:
      "The review holds that an imbalance between production and clearance of amyloid-beta starts Alzheimer's disease. Amyloid-beta oligomers may injure synapses and activate microglia, tau tangles follow, and trials of a monoclonal antibody against amyloid-beta are weighed together with objections.",
    terms:
      "alzheimer's disease; amyloid-beta; amyloid-beta oligomer; microglia; neurodegeneration; monoclonal antibody; protein aggregation; cognitive decline",
    methods: 'literature review',
    openQuestions: [
      "Whether amyloid-beta antibody treatment before symptom onset prevents tau tangle formation in carriers of familial Alzheimer's disease mutations was not tested.",
    ],
  },
  {
    id: 'keren-shaul-2017',
    title: "A unique microglia type associated with restricting development of Alzheimer's disease",
    authors:
      'H. Keren-Shaul; A. Spinrad; A. Weiner; O. Matcovitch-Natan; R. Dvir-Szternfeld; T. K. Ulland',
    authorsTruncated: true,
    journal: 'Cell',
    year: 2017,
    doi: '10.1016/j.cell.2017.05.018',
    summary:
      "Single-cell RNA sequencing of immune cells in a mouse model of Alzheimer's disease found disease-associated microglia, which gather at amyloid plaques. Their full state depends on TREM2 and turns on genes of phagocytosis and lipid metabolism; disease-associated microglia may thus restrict neurodegeneration.",
    terms:
      "alzheimer's disease; microglia; trem2; phagocytosis; lipid metabolism; neurodegeneration; single cell; rna sequencing",
    methods: 'single-cell rna sequencing; mouse model',
    openQuestions: [
      "Whether TREM2 activation reduces amyloid plaque load in mouse models of Alzheimer's disease was not tested.",
    ],
  },
  {
    id: 'sims-2023',
    title:
      'Donanemab in Early Symptomatic Alzheimer Disease: The TRAILBLAZER-ALZ 2 Randomized Clinical Trial',
    authors: 'J. R. Sims; J. A. Zimmer; C. D. Evans; M. Lu; P. Ardayfio; J. Sparks',
    authorsTruncated: true,
    journal: 'JAMA',
    year: 2023,
    doi: '10.1001/jama.2023.13239',
    summary:
      "In a phase 3 trial of early symptomatic Alzheimer's disease the monoclonal antibody donanemab, which binds amyloid plaque, slowed clinical decline over 76 weeks against placebo. The benefit was larger in people with low or medium tau than in the whole group, and amyloid-related imaging abnormalities were frequent.",
    terms:
      "alzheimer's disease; amyloid-beta; monoclonal antibody; neurodegeneration; cognitive decline; clinical trial",
    methods: 'randomized controlled trial',
    openQuestions: [
      'Whether donanemab treatment before tau accumulation prevents cognitive decline in amyloid-positive adults without symptoms was not tested.',
    ],
  },
  {
    id: 'murdock-2024',
    title: 'Multisensory gamma stimulation promotes glymphatic clearance of amyloid',
    authors: 'M. H. Murdock; C.-Y. Yang; N. Sun; P.-C. Pao; C. Blanco-Duque; M. C. Kahn',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2024,
    doi: '10.1038/s41586-024-07132-6',
    summary:
      "Light and sound that flickered at 40 hertz increased the flow of cerebrospinal fluid into the cortex and the outflow of interstitial fluid in a mouse model of Alzheimer's disease. Amyloid-beta in the cortex fell, and the fall was abolished when this path of brain clearance was blocked; interneurons that release a vasoactive peptide took part.",
    terms:
      "alzheimer's disease; amyloid-beta; brain clearance; cerebrospinal fluid; neurodegeneration",
    methods: 'two-photon microscopy; mouse model; single-cell rna sequencing',
    openQuestions: [
      "Whether 40-hertz light and sound stimulation increases cerebrospinal fluid influx in the brains of people with Alzheimer's disease was not tested.",
    ],
  },
];
