import type { CorpusEntry } from '../library.types.js';

/** Papers of the category "Drug Discovery & Therapeutics". Facts are checked; every summary is our own wording. */
export const drugDiscovery: readonly CorpusEntry[] = [
  {
    id: 'stokes-2020',
    title: 'A Deep Learning Approach to Antibiotic Discovery',
    authors: 'J. M. Stokes; K. Yang; K. Swanson; W. Jin; A. Cubillos-Ruiz; N. M. Donghia',
    authorsTruncated: true,
    journal: 'Cell',
    year: 2020,
    doi: '10.1016/j.cell.2020.01.021',
    summary:
      'A message-passing graph neural network was trained on growth inhibition of Escherichia coli and then used to rank drug libraries. It picked out halicin, a molecule unlike known antibiotics, which killed resistant bacteria in culture and in mouse infection models.',
    terms:
      'antibiotic discovery; graph neural network; deep learning; molecular property prediction; virtual screening; antibiotic resistance; chemical library',
    methods: 'deep learning; cell culture assay; mouse model',
    openQuestions: ['How halicin behaves in humans has not been tested.'],
  },
  {
    id: 'wong-2024',
    title: 'Discovery of a structural class of antibiotics with explainable deep learning',
    authors: 'F. Wong; E. J. Zheng; J. A. Valeri; N. M. Donghia; M. N. Anahtar; S. Omori',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2024,
    doi: '10.1038/s41586-023-06887-8',
    summary:
      'Graph neural networks predicted antibiotic activity and human cell toxicity for millions of compounds, and a search over substructures explained the predictions. The rationale pointed to a structural class active against methicillin-resistant Staphylococcus aureus, in mice too.',
    terms:
      'antibiotic discovery; graph neural network; explainable ai; molecular property prediction; virtual screening; antibiotic resistance; toxicity',
    methods: 'deep learning; cell culture assay; mouse model',
  },
  {
    id: 'yang-2019',
    title: 'Analyzing Learned Molecular Representations for Property Prediction',
    authors: 'K. Yang; K. Swanson; W. Jin; C. Coley; P. Eiden; H. Gao',
    authorsTruncated: true,
    journal: 'Journal of Chemical Information and Modeling',
    year: 2019,
    doi: '10.1021/acs.jcim.9b00237',
    summary:
      'Directed message-passing neural networks that learn from the molecular graph were compared with fixed fingerprints on public and proprietary data. Combining learned representations with computed descriptors gave strong molecular property prediction, also under scaffold splits.',
    terms:
      'molecular property prediction; graph neural network; molecular fingerprint; benchmark dataset; representation learning',
    methods: 'deep learning; benchmarking',
    openQuestions: ['Prediction far outside the training chemistry stays unreliable.'],
  },
  {
    id: 'gilmer-2017',
    title: 'Neural Message Passing for Quantum Chemistry',
    authors: 'J. Gilmer; S. S. Schoenholz; P. F. Riley; O. Vinyals; G. E. Dahl',
    journal: 'Proceedings of the 34th International Conference on Machine Learning',
    year: 2017,
    summary:
      'Several neural networks on molecular graphs were cast in one framework, message passing neural networks. A tuned variant predicted quantum-mechanical properties of small organic molecules close to the accuracy of density functional theory at a fraction of the cost.',
    terms:
      'graph neural network; molecular property prediction; quantum chemistry; density functional theory; deep learning',
    methods: 'deep learning; benchmarking',
  },
  {
    id: 'duvenaud-2015',
    title: 'Convolutional Networks on Graphs for Learning Molecular Fingerprints',
    authors:
      'D. Duvenaud; D. Maclaurin; J. Aguilera-Iparraguirre; R. Gómez-Bombarelli; T. Hirzel; A. Aspuru-Guzik',
    authorsTruncated: true,
    journal: 'Advances in Neural Information Processing Systems',
    year: 2015,
    summary:
      'A differentiable network on the molecular graph replaced the fixed hashing of circular fingerprints. The learned neural fingerprints predicted solubility, drug efficacy and photovoltaic efficiency well, and their features could be read as chemical substructures.',
    terms:
      'graph neural network; molecular fingerprint; molecular property prediction; explainable ai; solubility',
    methods: 'deep learning',
  },
  {
    id: 'wu-2018',
    title: 'MoleculeNet: a benchmark for molecular machine learning',
    authors: 'Z. Wu; B. Ramsundar; E. N. Feinberg; J. Gomes; C. Geniesse; A. S. Pappu',
    authorsTruncated: true,
    journal: 'Chemical Science',
    year: 2018,
    doi: '10.1039/c7sc02664a',
    summary:
      'MoleculeNet collects public data sets on quantum mechanics, physical chemistry, biophysics and physiology, with defined splits and metrics. Learned graph representations did best in most tasks but struggled where data were scarce or classes imbalanced.',
    terms:
      'benchmark dataset; molecular property prediction; graph neural network; molecular fingerprint; open-source software',
    methods: 'benchmarking; deep learning',
  },
  {
    id: 'trott-2010',
    title:
      'AutoDock Vina: Improving the speed and accuracy of docking with a new scoring function, efficient optimization, and multithreading',
    authors: 'O. Trott; A. J. Olson',
    journal: 'Journal of Computational Chemistry',
    year: 2010,
    doi: '10.1002/jcc.21334',
    summary:
      'AutoDock Vina couples a new empirical scoring function with gradient-based local search and multithreading. It made molecular docking far faster than its predecessor while predicting binding poses more accurately, and became a common tool for virtual screening.',
    terms: 'molecular docking; virtual screening; scoring function; open-source software',
    methods: 'molecular docking; software development',
  },
  {
    id: 'friesner-2004',
    title:
      'Glide: A New Approach for Rapid, Accurate Docking and Scoring. 1. Method and Assessment of Docking Accuracy',
    authors: 'R. A. Friesner; J. L. Banks; R. B. Murphy; T. A. Halgren; J. J. Klicic; D. T. Mainz',
    authorsTruncated: true,
    journal: 'Journal of Medicinal Chemistry',
    year: 2004,
    doi: '10.1021/jm0306430',
    summary:
      'Glide searches ligand positions, orientations and conformations in a receptor through a funnel of filters and refines the survivors with a force field on a grid. Redocking of known complexes showed high pose accuracy with an empirical scoring function.',
    terms: 'molecular docking; scoring function; virtual screening; protein structure',
    methods: 'molecular docking; benchmarking',
  },
  {
    id: 'lyu-2019',
    title: 'Ultra-large library docking for discovering new chemotypes',
    authors: 'J. Lyu; S. Wang; T. E. Balius; I. Singh; A. Levit; Y. S. Moroz',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2019,
    doi: '10.1038/s41586-019-0917-9',
    summary:
      'On the order of a hundred million make-on-demand molecules were docked against the enzyme AmpC beta-lactamase and the D4 dopamine receptor. Synthesis and testing of top-ranked compounds found new chemotypes, some of them potent, and hit rates fell with docking score.',
    terms:
      'molecular docking; virtual screening; chemical library; dopamine; drug target; antibiotic resistance; enzyme',
    methods: 'molecular docking; cell culture assay; x-ray crystallography',
  },
  {
    id: 'rogers-2010',
    title: 'Extended-Connectivity Fingerprints',
    authors: 'D. Rogers; M. Hahn',
    journal: 'Journal of Chemical Information and Modeling',
    year: 2010,
    doi: '10.1021/ci100050t',
    summary:
      'Extended-connectivity fingerprints encode the circular neighborhood of each atom by an iterative hashing scheme. They are quick to compute, need no predefined fragments and serve similarity search, clustering, virtual screening and activity models.',
    terms:
      'molecular fingerprint; virtual screening; molecular property prediction; chemical similarity',
    methods: 'algorithm design',
  },
  {
    id: 'lipinski-2001',
    title:
      'Experimental and computational approaches to estimate solubility and permeability in drug discovery and development settings',
    authors: 'C. A. Lipinski; F. Lombardo; B. W. Dominy; P. J. Feeney',
    journal: 'Advanced Drug Delivery Reviews',
    year: 2001,
    doi: '10.1016/s0169-409x(00)00129-0',
    summary:
      'Analysis of compounds that reached clinical phases led to the rule of five: poor absorption is likelier when molecular weight, lipophilicity or the number of hydrogen-bond donors or acceptors is high. It made solubility and permeability early criteria of drug design.',
    terms: 'drug-likeness; solubility; molecular property prediction; delivery; chemical library',
    methods: 'statistical analysis',
  },
  {
    id: 'zhavoronkov-2019',
    title: 'Deep learning enables rapid identification of potent DDR1 kinase inhibitors',
    authors:
      'A. Zhavoronkov; Y. A. Ivanenkov; A. Aliper; M. S. Veselov; V. A. Aladinskiy; A. V. Aladinskaya',
    authorsTruncated: true,
    journal: 'Nature Biotechnology',
    year: 2019,
    doi: '10.1038/s41587-019-0224-x',
    summary:
      'A generative model trained with reinforcement learning proposed inhibitors of the kinase DDR1, a target in fibrosis. A few molecules were synthesized and tested within weeks; some were potent in cells, and one had good pharmacokinetics in mice.',
    terms:
      'generative model; reinforcement learning; kinase inhibitor; deep learning; drug target; variational autoencoder',
    methods: 'deep learning; cell culture assay; mouse model',
  },
  {
    id: 'gomez-bombarelli-2018',
    title: 'Automatic Chemical Design Using a Data-Driven Continuous Representation of Molecules',
    authors:
      'R. Gómez-Bombarelli; J. N. Wei; D. Duvenaud; J. M. Hernández-Lobato; B. Sánchez-Lengeling; D. Sheberla',
    authorsTruncated: true,
    journal: 'ACS Central Science',
    year: 2018,
    doi: '10.1021/acscentsci.7b00572',
    summary:
      'A variational autoencoder maps molecules, written as SMILES strings, to a continuous space and back. Gradient-based optimization and interpolation in that space generated new molecules with better predicted properties.',
    terms:
      'generative model; variational autoencoder; molecular property prediction; deep learning; bayesian optimization',
    methods: 'deep learning',
    openQuestions: ['Many decoded strings were not valid or not synthesisable molecules.'],
  },
  {
    id: 'kuntz-1982',
    title: 'A geometric approach to macromolecule-ligand interactions',
    authors: 'I. D. Kuntz; J. M. Blaney; S. J. Oatley; R. Langridge; T. E. Ferrin',
    journal: 'Journal of Molecular Biology',
    year: 1982,
    summary:
      'Receptor sites and ligands were described by sets of spheres, and rigid ligands were matched to the site by shape. The method recovered known binding geometries and opened computational molecular docking.',
    terms: 'molecular docking; protein structure; scoring function; drug target',
    methods: 'molecular docking; algorithm design',
  },
  {
    id: 'gaulton-2012',
    title: 'ChEMBL: a large-scale bioactivity database for drug discovery',
    authors: 'A. Gaulton; L. J. Bellis; A. P. Bento; J. Chambers; M. Davies; A. Hersey',
    authorsTruncated: true,
    journal: 'Nucleic Acids Research',
    year: 2012,
    doi: '10.1093/nar/gkr777',
    summary:
      'ChEMBL is an open database of bioactivity measurements for drug-like molecules, extracted by hand from the medicinal chemistry literature and linked to targets. It became a standard source of training data for molecular property prediction.',
    terms:
      'bioactivity database; drug target; chemical library; molecular property prediction; benchmark dataset',
    methods: 'database curation',
  },
  {
    id: 'topalian-2012',
    title: 'Safety, Activity, and Immune Correlates of Anti-PD-1 Antibody in Cancer',
    authors:
      'S. L. Topalian; F. S. Hodi; J. R. Brahmer; S. N. Gettinger; D. C. Smith; D. F. McDermott',
    authorsTruncated: true,
    journal: 'New England Journal of Medicine',
    year: 2012,
    doi: '10.1056/nejmoa1200690',
    summary:
      'An antibody that blocks PD-1 on T cells gave lasting tumor responses in a share of patients with melanoma, lung cancer and renal-cell cancer. Responses were seen in tumors that expressed the ligand PD-L1, a first hint at a biomarker.',
    terms:
      'immune checkpoint; pd-1; cancer immunotherapy; t cell; monoclonal antibody; clinical trial',
    methods: 'single-arm clinical trial',
    openQuestions: ['Which patients respond could not be foretold reliably from PD-L1 alone.'],
  },
  {
    id: 'leach-1996',
    title: 'Enhancement of Antitumor Immunity by CTLA-4 Blockade',
    authors: 'D. R. Leach; M. F. Krummel; J. P. Allison',
    journal: 'Science',
    year: 1996,
    doi: '10.1126/science.271.5256.1734',
    summary:
      'Antibodies against CTLA-4 made mice reject transplanted tumors, including established ones, and gave immunity to a second challenge. The result showed that removing an inhibitory signal of T cells can release an anti-tumor immune response.',
    terms:
      'immune checkpoint; ctla-4; cancer immunotherapy; t cell; immune response; monoclonal antibody',
    methods: 'mouse model',
  },
  {
    id: 'pardoll-2012',
    title: 'The blockade of immune checkpoints in cancer immunotherapy',
    authors: 'D. M. Pardoll',
    journal: 'Nature Reviews Cancer',
    year: 2012,
    doi: '10.1038/nrc3239',
    summary:
      'The review explains how inhibitory receptors such as CTLA-4 and PD-1 restrain T cells and how tumors use them to escape. It argues for antibodies that block immune checkpoints, for combinations, and for biomarkers of the tumor microenvironment.',
    terms: 'immune checkpoint; pd-1; ctla-4; cancer immunotherapy; t cell; immune response',
    methods: 'literature review',
  },
  {
    id: 'druker-2001',
    title:
      'Efficacy and Safety of a Specific Inhibitor of the BCR-ABL Tyrosine Kinase in Chronic Myeloid Leukemia',
    authors: 'B. J. Druker; M. Talpaz; D. J. Resta; B. Peng; E. Buchdunger; J. M. Ford',
    authorsTruncated: true,
    journal: 'New England Journal of Medicine',
    year: 2001,
    summary:
      'The inhibitor of the BCR-ABL tyrosine kinase later named imatinib was given in rising doses to patients with chronic myeloid leukemia after interferon had failed. Most had complete haematologic responses with few severe effects, proof that a targeted kinase inhibitor can work.',
    terms: 'kinase inhibitor; leukemia; drug target; targeted therapy; clinical trial',
    methods: 'single-arm clinical trial',
  },
  {
    id: 'ling-2015',
    title: 'A new antibiotic kills pathogens without detectable resistance',
    authors: 'L. L. Ling; T. Schneider; A. J. Peoples; A. L. Spoering; I. Engels; B. P. Conlon',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2015,
    doi: '10.1038/nature14098',
    summary:
      'Soil bacteria that do not grow in the laboratory were cultured in place with a diffusion chamber, and screening found teixobactin. It binds lipid precursors of the bacterial cell wall, cured mouse infections and gave no resistant mutants in the tests made.',
    terms:
      'antibiotic discovery; antibiotic resistance; natural product; cell wall; high-throughput screening',
    methods: 'cell culture assay; mouse model; high-throughput screening',
  },
  {
    id: 'sakamoto-2001',
    title:
      'Protacs: Chimeric molecules that target proteins to the Skp1-Cullin-F box complex for ubiquitination and degradation',
    authors: 'K. M. Sakamoto; K. B. Kim; A. Kumagai; F. Mercurio; C. M. Crews; R. J. Deshaies',
    journal: 'Proceedings of the National Academy of Sciences',
    year: 2001,
    doi: '10.1073/pnas.141230798',
    summary:
      'A chimeric molecule, Protac-1, bound the protein MetAP-2 with one end and a ubiquitin ligase with the other. The target was ubiquitinated and degraded in cell extract, the first proof of targeted protein degradation by a small chimera.',
    terms: 'protein degradation; targeted therapy; drug target; ubiquitin',
    methods: 'cell culture assay',
  },
  {
    id: 'polack-2020',
    title: 'Safety and Efficacy of the BNT162b2 mRNA Covid-19 Vaccine',
    authors: 'F. P. Polack; S. J. Thomas; N. Kitchin; J. Absalon; A. Gurtman; S. Lockhart',
    authorsTruncated: true,
    journal: 'New England Journal of Medicine',
    year: 2020,
    doi: '10.1056/nejmoa2034577',
    summary:
      'In a large placebo-controlled trial two doses of BNT162b2, a nucleoside-modified mRNA in a lipid nanoparticle that encodes the SARS-CoV-2 spike, prevented most cases of Covid-19. Safety over the first months was similar to that of other viral vaccines.',
    terms: 'mrna; lipid nanoparticle; vaccine; delivery; immune response; clinical trial',
    methods: 'randomized controlled trial',
    openQuestions: ['Duration of protection was not known at the time of the report.'],
  },
  {
    id: 'canon-2019',
    title: 'The clinical KRAS(G12C) inhibitor AMG 510 drives anti-tumour immunity',
    authors: 'J. Canon; K. Rex; A. Y. Saiki; C. Mohr; K. Cooke; D. Bagal',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2019,
    doi: '10.1038/s41586-019-1694-1',
    summary:
      'AMG 510, a covalent inhibitor of the mutant KRAS(G12C), regressed tumors in mice, and early patients showed responses. In immune-competent mice it made the tumor microenvironment inflamed and cured more animals when combined with checkpoint blockade of PD-1.',
    terms: 'targeted therapy; drug target; cancer immunotherapy; immune checkpoint; pd-1; kras',
    methods: 'mouse model; single-arm clinical trial; x-ray crystallography',
  },
  {
    id: 'segler-2018',
    title: 'Planning chemical syntheses with deep neural networks and symbolic AI',
    authors: 'M. H. S. Segler; M. Preuss; M. P. Waller',
    journal: 'Nature',
    year: 2018,
    doi: '10.1038/nature25978',
    summary:
      'Deep neural networks trained on published reactions guided a Monte Carlo tree search for retrosynthesis. It found routes for far more molecules, and faster, than earlier computer methods, and chemists in a blind test rated its routes on a par with literature routes.',
    terms: 'deep learning; chemical synthesis; tree search; reaction prediction',
    methods: 'deep learning; benchmarking',
  },
  {
    id: 'maude-2018',
    title: 'Tisagenlecleucel in Children and Young Adults with B-Cell Lymphoblastic Leukemia',
    authors: 'S. L. Maude; T. W. Laetsch; J. Buechner; S. Rives; M. Boyer; H. Bittencourt',
    authorsTruncated: true,
    journal: 'New England Journal of Medicine',
    year: 2018,
    summary:
      "Tisagenlecleucel, the patient's own T cells with a chimeric antigen receptor against CD19, brought remission to most children and young adults with relapsed B-cell acute lymphoblastic leukemia. Cytokine release syndrome was common and sometimes severe.",
    terms:
      'car-t cell; t cell; cancer immunotherapy; leukemia; viral vector; clinical trial; immune response',
    methods: 'single-arm clinical trial',
  },
  {
    id: 'corso-2023',
    title: 'DiffDock: Diffusion Steps, Twists, and Turns for Molecular Docking',
    authors: 'G. Corso; H. Stärk; B. Jing; R. Barzilay; T. Jaakkola',
    journal: 'International Conference on Learning Representations',
    year: 2023,
    summary:
      'DiffDock treats molecular docking as a generative problem: a diffusion model over positions, rotations and torsion angles of the ligand samples poses, and a second network ranks them. Blind docking on a common benchmark improved over search-based and regression methods.',
    terms:
      'molecular docking; diffusion model; generative model; graph neural network; protein structure',
    methods: 'deep learning; benchmarking',
    openQuestions: ['How well the method holds for proteins unlike the training set is debated.'],
  },
  {
    id: 'mendell-2017',
    title: 'Single-Dose Gene-Replacement Therapy for Spinal Muscular Atrophy',
    authors: 'J. R. Mendell; S. Al-Zaidy; R. Shell; W. D. Arnold; L. R. Rodino-Klapac; T. W. Prior',
    authorsTruncated: true,
    journal: 'New England Journal of Medicine',
    year: 2017,
    summary:
      'Infants with spinal muscular atrophy type 1 received one intravenous dose of an adeno-associated viral vector, AAV9, with the SMN gene. All treated children lived past the age reached by historical controls, and most of the high-dose group sat or spoke.',
    terms: 'gene therapy; viral vector; delivery; neurodegeneration; clinical trial',
    methods: 'single-arm clinical trial',
    openQuestions: ['How long a single dose lasts as children grow was unknown.'],
  },
];
