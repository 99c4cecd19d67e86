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
    openQuestions: [
      'Whether halicin lowers bacterial load in patients with resistant Acinetobacter infection was not tested.',
    ],
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
    openQuestions: [
      'Whether the antibiotic class found by explainable deep learning reduces mortality in mice with bloodstream infection by methicillin-resistant Staphylococcus aureus was not tested.',
    ],
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
    openQuestions: [
      'Whether self-supervised pretraining improves property prediction in molecules with new scaffolds was not tested.',
    ],
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
    openQuestions: [
      'Whether attention over messages improves energy prediction in molecules larger than the training molecules was not tested.',
    ],
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
    openQuestions: [
      'Whether a split of the data by date lowers the measured accuracy in toxicity prediction was not tested.',
    ],
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
      'AutoDock Vina couples a new empirical scoring function with gradient-based local search and multithreading. It made molecular docking far faster than its predecessor while predicting binding poses more accurately, which makes large virtual screening practical.',
    terms: 'molecular docking; virtual screening; scoring function; open-source software',
    methods: 'molecular docking; software development',
    openQuestions: [
      'Whether flexibility of receptor side chains improves pose accuracy in docking to unbound protein structures was not tested.',
    ],
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
      'On the order of a hundred million make-on-demand molecules were docked against the enzyme AmpC beta-lactamase and the D4 dopamine receptor. Synthesis and testing of top-ranked compounds found new chemotypes, some of them potent, and hit rates fell as docking scores got worse.',
    terms:
      'molecular docking; virtual screening; chemical library; dopamine; drug target; antibiotic resistance; enzyme',
    methods: 'molecular docking; cell culture assay; x-ray crystallography',
    openQuestions: [
      'Whether a library of ten billion molecules increases the hit rate in docking screens against the D4 dopamine receptor was not tested.',
    ],
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
    openQuestions: [
      'Whether the radius of the atom neighborhood affects the accuracy of toxicity models in data sets of fewer than 500 molecules was not tested.',
    ],
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
    openQuestions: [
      'Whether the rule of five predicts oral absorption in macrocyclic peptides was not tested.',
    ],
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
    openQuestions: [
      'Whether the machine-designed DDR1 inhibitor reduces lung fibrosis in mice treated with bleomycin was not tested.',
    ],
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
    openQuestions: [
      'Whether optimization of molecules by a latent space improves measured potency in synthesized compounds was not tested.',
    ],
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
      'ChEMBL is an open database of bioactivity measurements for drug-like molecules, extracted by hand from the medicinal chemistry literature and linked to targets. Structures, assays and targets can be searched and downloaded freely, for example for molecular property prediction.',
    terms:
      'bioactivity database; drug target; chemical library; molecular property prediction; benchmark dataset',
    methods: 'database curation',
    openQuestions: [
      'Whether variation between assays increases the error of potency prediction in models trained on pooled bioactivity data was not tested.',
    ],
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
    openQuestions: [
      'Whether a shorter course of an anti-PD-1 antibody reduces immune side effects in patients with lasting tumor responses was not tested.',
    ],
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
    openQuestions: [
      'Whether CTLA-4 blockade increases autoantibody levels in mice cured of transplanted tumors was not tested.',
    ],
  },
  {
    id: 'druker-2001',
    title:
      'Efficacy and Safety of a Specific Inhibitor of the BCR-ABL Tyrosine Kinase in Chronic Myeloid Leukemia',
    authors: 'B. J. Druker; M. Talpaz; D. J. Resta; B. Peng; E. Buchdunger; J. M. Ford',
    authorsTruncated: true,
    journal: 'New England Journal of Medicine',
    year: 2001,
    doi: '10.1056/nejm200104053441401',
    summary:
      'Imatinib (STI571), an inhibitor of the BCR-ABL tyrosine kinase, was given in rising doses to patients with chronic myeloid leukemia after interferon had failed. Most had complete hematologic responses with few severe effects, proof that a targeted kinase inhibitor can work.',
    terms: 'kinase inhibitor; leukemia; drug target; targeted therapy; clinical trial',
    methods: 'single-arm clinical trial',
    openQuestions: [
      'Whether early escalation of the imatinib dose increases the rate of treatment-free remission in patients with chronic myeloid leukemia was not tested.',
    ],
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
    openQuestions: [
      'Whether prolonged exposure to teixobactin increases resistance in Staphylococcus aureus biofilms was not tested.',
    ],
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
    openQuestions: [
      'Whether the choice of ubiquitin ligase affects acquired resistance to chimeric degraders in dividing tumor cells was not tested.',
    ],
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
    openQuestions: [
      'Whether the time of day at BNT162b2 vaccination affects the duration of neutralizing antibodies in older adults was not tested.',
    ],
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
      'AMG 510, a covalent inhibitor of the mutant KRAS(G12C), shrank tumors in mice, and early patients showed responses. In immune-competent mice it made the tumor microenvironment inflamed and cured more animals when combined with checkpoint blockade of PD-1.',
    terms: 'targeted therapy; drug target; cancer immunotherapy; immune checkpoint; pd-1; kras',
    methods: 'mouse model; single-arm clinical trial; x-ray crystallography',
    openQuestions: [
      'Whether the combination of AMG 510 with PD-1 blockade increases survival in patients with KRAS(G12C) lung cancer was not tested.',
    ],
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
    openQuestions: [
      'Whether route planning by neural tree search increases the success rate of laboratory synthesis in complex natural products was not tested.',
    ],
  },
  {
    id: 'maude-2018',
    title: 'Tisagenlecleucel in Children and Young Adults with B-Cell Lymphoblastic Leukemia',
    authors: 'S. L. Maude; T. W. Laetsch; J. Buechner; S. Rives; M. Boyer; H. Bittencourt',
    authorsTruncated: true,
    journal: 'New England Journal of Medicine',
    year: 2018,
    doi: '10.1056/nejmoa1709866',
    summary:
      "Tisagenlecleucel, the patient's own T cells with a chimeric antigen receptor against CD19, brought remission to most children and young adults with relapsed B-cell acute lymphoblastic leukemia. Cytokine release syndrome was common and sometimes severe.",
    terms:
      'car-t cell; t cell; cancer immunotherapy; leukemia; viral vector; clinical trial; immune response',
    methods: 'single-arm clinical trial',
    openQuestions: [
      'Whether earlier infusion of tisagenlecleucel reduces relapse in children with high-risk leukemia was not tested.',
    ],
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
    openQuestions: [
      'Whether sampling of many poses by a diffusion model improves the ranking of binding affinity in congeneric ligand series was not tested.',
    ],
  },
  {
    id: 'mendell-2017',
    title: 'Single-Dose Gene-Replacement Therapy for Spinal Muscular Atrophy',
    authors: 'J. R. Mendell; S. Al-Zaidy; R. Shell; W. D. Arnold; L. R. Rodino-Klapac; T. W. Prior',
    authorsTruncated: true,
    journal: 'New England Journal of Medicine',
    year: 2017,
    doi: '10.1056/nejmoa1706198',
    summary:
      'Infants with spinal muscular atrophy type 1 received one intravenous dose of an adeno-associated viral vector, AAV9, with the SMN gene. All treated children lived past the age reached by historical controls, and most of the high-dose group sat or spoke.',
    terms: 'gene therapy; viral vector; delivery; neurodegeneration; clinical trial',
    methods: 'single-arm clinical trial',
    openQuestions: [
      'Whether a single infant dose of an AAV9 vector with SMN1 prevents motor decline in adolescents with spinal muscular atrophy was not tested.',
    ],
  },
  {
    id: 'wilding-2021',
    title: 'Once-Weekly Semaglutide in Adults with Overweight or Obesity',
    authors: 'J. P. H. Wilding; R. L. Batterham; S. Calanna; M. Davies; L. F. Van Gaal; I. Lingvay',
    authorsTruncated: true,
    journal: 'New England Journal of Medicine',
    year: 2021,
    doi: '10.1056/nejmoa2032183',
    summary:
      'In a trial of 1,961 adults without diabetes, weekly injections of semaglutide with lifestyle advice lowered body weight by 14.9 percent after 68 weeks, against 2.4 percent with placebo. Cardiometabolic risk factors improved; nausea and diarrhea were the most common side effects.',
    terms: 'obesity; body weight; glp-1 receptor; clinical trial',
    methods: 'randomized controlled trial',
    openQuestions: [
      'Whether resistance training reduces the loss of lean mass in adults treated with semaglutide was not tested.',
    ],
  },
  {
    id: 'skoulidis-2021',
    title: 'Sotorasib for Lung Cancers with KRAS p.G12C Mutation',
    authors: 'F. Skoulidis; B. T. Li; G. K. Dy; T. J. Price; G. S. Falchook; J. Wolf',
    authorsTruncated: true,
    journal: 'New England Journal of Medicine',
    year: 2021,
    doi: '10.1056/nejmoa2103695',
    summary:
      'In a phase 2 trial sotorasib was given to 126 patients with pretreated lung cancer that carries KRAS(G12C). Tumors responded in 37 percent, for a median of about eleven months, and progression-free survival was 6.8 months; side effects were mostly mild to moderate.',
    terms: 'kras; targeted therapy; drug target; cancer; clinical trial',
    methods: 'single-arm clinical trial',
    openQuestions: [
      'Whether addition of an EGFR antibody increases the response rate to sotorasib in patients with KRAS(G12C) lung cancer was not tested.',
    ],
  },
  {
    id: 'sadybekov-2022',
    title: 'Synthon-based ligand discovery in virtual libraries of over 11 billion compounds',
    authors:
      'A. A. Sadybekov; A. V. Sadybekov; Y. Liu; C. Iliopoulos-Tsoutsouvas; X.-P. Huang; J. Pickett',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2022,
    doi: '10.1038/s41586-021-04220-9',
    summary:
      'V-SYNTHES docks building blocks first and grows only the best of them, so that a library of eleven billion make-on-demand compounds is screened at a fraction of the cost. A third of the synthesized candidates bound cannabinoid receptors, twice the rate of standard docking, and the method also found inhibitors of ROCK1.',
    terms: 'molecular docking; virtual screening; chemical library; drug target; kinase inhibitor',
    methods: 'molecular docking; cell culture assay; chemical synthesis',
    openQuestions: [
      'Whether synthon-based docking increases the hit rate in receptors without an experimental structure was not tested.',
    ],
  },
  {
    id: 'jastreboff-2022',
    title: 'Tirzepatide Once Weekly for the Treatment of Obesity',
    authors: 'A. M. Jastreboff; L. J. Aronne; N. N. Ahmad; S. Wharton; L. Connery; B. Alves',
    authorsTruncated: true,
    journal: 'New England Journal of Medicine',
    year: 2022,
    doi: '10.1056/nejmoa2206038',
    summary:
      'In 2,539 adults with obesity but without diabetes, weekly tirzepatide, which acts on the GIP and GLP-1 receptors, lowered body weight by 15 to 21 percent over 72 weeks depending on dose, against 3 percent with placebo. Side effects were mostly gastrointestinal and occurred while the dose was raised.',
    terms: 'obesity; body weight; glp-1 receptor; clinical trial',
    methods: 'randomized controlled trial',
    openQuestions: [
      'Whether tirzepatide lowers the rate of cardiovascular death in adults with obesity was not tested.',
    ],
  },
  {
    id: 'liu-2023',
    title: 'Deep learning-guided discovery of an antibiotic targeting Acinetobacter baumannii',
    authors: 'G. Liu; D. B. Catacutan; K. Rathod; K. Swanson; W. Jin; J. C. Mohammed',
    authorsTruncated: true,
    journal: 'Nature Chemical Biology',
    year: 2023,
    doi: '10.1038/s41589-023-01349-8',
    summary:
      'A message-passing neural network trained on about 7,500 molecules tested against Acinetobacter baumannii found abaucin. The molecule spares most other bacteria, disturbs lipoprotein trafficking through LolE and controlled a wound infection in mice.',
    terms:
      'antibiotic discovery; graph neural network; antibiotic resistance; molecular property prediction; virtual screening; deep learning',
    methods: 'deep learning; cell culture assay; mouse model',
    openQuestions: [
      'Whether abaucin lowers bacterial load in mice with Acinetobacter pneumonia was not tested.',
    ],
  },
  {
    id: 'rojas-2023',
    title: 'Personalized RNA neoantigen vaccines stimulate T cells in pancreatic cancer',
    authors: 'L. A. Rojas; Z. Sethna; K. C. Soares; C. Olcese; N. Pang; E. Patterson',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2023,
    doi: '10.1038/s41586-023-06063-y',
    summary:
      'After surgery sixteen patients with pancreatic cancer received an individual mRNA vaccine, autogene cevumeran, with checkpoint blockade and chemotherapy. Half of them developed strong neoantigen-specific T cells, and these patients stayed free of recurrence longer than those without a response.',
    terms:
      'mrna; vaccine; neoantigen; t cell; cancer immunotherapy; immune checkpoint; immune response; clinical trial',
    methods: 'single-arm clinical trial; single-cell rna sequencing',
    openQuestions: [
      'Whether addition of autogene cevumeran to chemotherapy increases recurrence-free survival in patients with resected pancreatic cancer was not tested.',
    ],
  },
  {
    id: 'weber-2024',
    title:
      'Individualised neoantigen therapy mRNA-4157 (V940) plus pembrolizumab versus pembrolizumab monotherapy in resected melanoma (KEYNOTE-942): a randomised, phase 2b study',
    authors: 'J. S. Weber; M. S. Carlino; A. Khattak; T. Meniawy; G. Ansstas; M. H. Taylor',
    authorsTruncated: true,
    journal: 'The Lancet',
    year: 2024,
    doi: '10.1016/s0140-6736(23)02268-7',
    summary:
      'In 157 patients with resected high-risk melanoma, an mRNA therapy that encodes up to 34 neoantigens of the tumor was added to an antibody that blocks PD-1. Recurrence-free survival at 18 months was 79 percent, against 62 percent with the antibody alone; immune-mediated side effects were equally frequent.',
    terms:
      'mrna; vaccine; neoantigen; cancer immunotherapy; pd-1; immune checkpoint; lipid nanoparticle; clinical trial',
    methods: 'randomized controlled trial',
    openQuestions: [
      'Whether the number of encoded neoantigens with a T cell response predicts recurrence-free survival in patients with resected melanoma was not tested.',
    ],
  },
  {
    id: 'lyu-2024',
    title: 'AlphaFold2 structures guide prospective ligand discovery',
    authors: 'J. Lyu; N. Kapolka; R. Gumpper; A. Alon; L. Wang; M. K. Jain',
    authorsTruncated: true,
    journal: 'Science',
    year: 2024,
    doi: '10.1126/science.adn6354',
    summary:
      'Ultra-large libraries were docked against predicted and experimental structures of the sigma-2 and the serotonin 2A receptor, and hundreds of compounds were made and tested. Hit rates and affinities were similar for both kinds of structure, although docking to predicted models had done worse in retrospect.',
    terms:
      'molecular docking; virtual screening; protein structure; chemical library; drug target; deep learning',
    methods: 'molecular docking; cell culture assay; electron microscopy',
    openQuestions: [
      'Whether structural similarity to known receptors predicts the hit rate in docking screens against AlphaFold2 models was not tested.',
    ],
  },
  {
    id: 'buttenschoen-2024',
    title:
      'PoseBusters: AI-based docking methods fail to generate physically valid poses or generalise to novel sequences',
    authors: 'M. Buttenschoen; G. M. Morris; C. M. Deane',
    journal: 'Chemical Science',
    year: 2024,
    doi: '10.1039/d3sc04185a',
    summary:
      'PoseBusters checks docked ligand poses for chemical and physical plausibility. Five deep learning methods often produced invalid geometry and failed on proteins unlike their training data; once validity was required, none outperformed classical docking. Refinement with a force field repaired many of the poses.',
    terms:
      'molecular docking; deep learning; benchmark dataset; protein structure; open-source software',
    methods: 'benchmarking; software development; molecular docking',
    openQuestions: [
      'Whether a penalty for steric clashes during training increases the share of valid poses in deep learning docking methods was not tested.',
    ],
  },
  {
    id: 'ren-2025',
    title: 'A small-molecule TNIK inhibitor targets fibrosis in preclinical and clinical models',
    authors: 'F. Ren; A. Aliper; J. Chen; H. Zhao; S. Rao; C. Kuppe',
    authorsTruncated: true,
    journal: 'Nature Biotechnology',
    year: 2025,
    doi: '10.1038/s41587-024-02143-0',
    summary:
      'Machine learning named the kinase TNIK as a target in fibrosis, and a generative model proposed inhibitors. One of them, INS018_055, reduced fibrosis of lung, kidney and skin in animals and was safe and well absorbed in healthy volunteers in phase 1.',
    terms:
      'kinase inhibitor; drug target; generative model; fibrosis; clinical trial; deep learning',
    methods: 'deep learning; mouse model; cell culture assay; randomized controlled trial',
    openQuestions: [
      'Whether inhibition of TNIK improves forced vital capacity in patients with idiopathic pulmonary fibrosis was not tested.',
    ],
  },
];
