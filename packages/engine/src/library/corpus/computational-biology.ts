import type { CorpusEntry } from '../library.types.js';

/** Papers of the category "Computational Biology". Facts are checked; every summary is our own wording. */
export const computationalBiology: readonly CorpusEntry[] = [
  {
    id: 'jumper-2021',
    title: 'Highly accurate protein structure prediction with AlphaFold',
    authors: 'J. Jumper; R. Evans; A. Pritzel; T. Green; M. Figurnov; O. Ronneberger',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2021,
    doi: '10.1038/s41586-021-03819-2',
    summary:
      'AlphaFold predicts protein structure from sequence with a neural network that reasons over multiple sequence alignments and residue pairs by attention. At the CASP14 assessment many predictions reached near-experimental accuracy, and the model reports its own confidence.',
    terms: 'protein structure; deep learning; attention; sequence alignment; protein folding',
    methods: 'deep learning; benchmarking',
    openQuestions: [
      'Whether the depth of the sequence alignment predicts model error in flexible membrane transporters was not tested.',
    ],
  },
  {
    id: 'altschul-1990',
    title: 'Basic local alignment search tool',
    authors: 'S. F. Altschul; W. Gish; W. Miller; E. W. Myers; D. J. Lipman',
    journal: 'Journal of Molecular Biology',
    year: 1990,
    doi: '10.1016/s0022-2836(05)80360-2',
    summary:
      'BLAST finds local similarity between a query and a database by extending short word matches into high-scoring segments, with statistics for their significance. It trades a little sensitivity for a large gain in speed over full dynamic programming.',
    terms: 'sequence alignment; database search; dynamic programming; open-source software',
    methods: 'algorithm design',
    openQuestions: [
      'Whether the word length affects the detection of horizontal gene transfer in bacterial genomes was not tested.',
    ],
  },
  {
    id: 'langmead-2012',
    title: 'Fast gapped-read alignment with Bowtie 2',
    authors: 'B. Langmead; S. L. Salzberg',
    journal: 'Nature Methods',
    year: 2012,
    doi: '10.1038/nmeth.1923',
    summary:
      'Bowtie 2 combines a full-text index of the genome with dynamic programming that uses the parallel instructions of modern processors. It aligns reads with gaps quickly, sensitively and with a small memory footprint.',
    terms: 'sequence alignment; dna sequencing; dynamic programming; open-source software',
    methods: 'algorithm design; software development',
    openQuestions: [
      'Whether the choice of reference genome affects mapping accuracy in reads of ancient human DNA was not tested.',
    ],
  },
  {
    id: 'dobin-2013',
    title: 'STAR: ultrafast universal RNA-seq aligner',
    authors: 'A. Dobin; C. A. Davis; F. Schlesinger; J. Drenkow; C. Zaleski; S. Jha',
    authorsTruncated: true,
    journal: 'Bioinformatics',
    year: 2013,
    doi: '10.1093/bioinformatics/bts635',
    summary:
      'STAR maps RNA sequencing reads across splice junctions by sequential search for maximal mappable prefixes in suffix arrays. It is very fast, finds novel junctions and fusion transcripts, and was applied to the ENCODE transcriptome.',
    terms: 'sequence alignment; rna sequencing; gene expression; open-source software',
    methods: 'algorithm design; rna sequencing',
    openQuestions: [
      'Whether read length affects the detection of fusion transcripts in degraded tumor RNA was not tested.',
    ],
  },
  {
    id: 'love-2014',
    title: 'Moderated estimation of fold change and dispersion for RNA-seq data with DESeq2',
    authors: 'M. I. Love; W. Huber; S. Anders',
    journal: 'Genome Biology',
    year: 2014,
    doi: '10.1186/s13059-014-0550-8',
    summary:
      'DESeq2 tests for differential gene expression in count data from RNA sequencing. It shrinks dispersions and fold changes towards a shared trend by empirical Bayes, which makes estimates stable when there are few replicates.',
    terms: 'rna sequencing; gene expression; statistical model; open-source software',
    methods: 'statistical analysis; rna sequencing',
    openQuestions: [
      'Whether shrinkage of fold changes improves the replication rate of differential expression in independent patient cohorts was not tested.',
    ],
  },
  {
    id: 'wolf-2018',
    title: 'SCANPY: large-scale single-cell gene expression data analysis',
    authors: 'F. A. Wolf; P. Angerer; F. J. Theis',
    journal: 'Genome Biology',
    year: 2018,
    doi: '10.1186/s13059-017-1382-0',
    summary:
      'SCANPY is a Python toolkit for single-cell gene expression data: preprocessing, clustering, trajectory inference, differential expression and visualization. Its design around an annotated data matrix handles more than a million cells.',
    terms: 'single cell; rna sequencing; gene expression; clustering; open-source software',
    methods: 'software development; single-cell rna sequencing',
    openQuestions: [
      'Whether the clustering resolution affects the reproducibility of cell types in atlases of more than a million cells was not tested.',
    ],
  },
  {
    id: 'satija-2015',
    title: 'Spatial reconstruction of single-cell gene expression data',
    authors: 'R. Satija; J. A. Farrell; D. Gennert; A. F. Schier; A. Regev',
    journal: 'Nature Biotechnology',
    year: 2015,
    doi: '10.1038/nbt.3192',
    summary:
      'Seurat combines single-cell RNA sequencing with a small set of in situ patterns to infer where in the zebrafish embryo each cell came from. The spatial map was confirmed by experiment, including for rare subpopulations.',
    terms: 'single cell; rna sequencing; gene expression; spatial mapping; statistical model',
    methods: 'single-cell rna sequencing; statistical analysis',
    openQuestions: [
      'Whether the number of landmark genes affects the accuracy of spatial mapping in adult mammalian brain was not tested.',
    ],
  },
  {
    id: 'lopez-2018',
    title: 'Deep generative modeling for single-cell transcriptomics',
    authors: 'R. Lopez; J. Regier; M. B. Cole; M. I. Jordan; N. Yosef',
    journal: 'Nature Methods',
    year: 2018,
    doi: '10.1038/s41592-018-0229-2',
    summary:
      'scVI is a variational autoencoder for single-cell transcriptomics that models counts, library size and batch effects in one probabilistic framework. Its latent space serves clustering, batch correction, imputation and differential expression at scale.',
    terms:
      'single cell; variational autoencoder; deep learning; gene expression; generative model; representation learning',
    methods: 'deep learning; single-cell rna sequencing',
    openQuestions: [
      'Whether the dimension of the latent space affects the detection of rare cell types in single-cell transcriptomics was not tested.',
    ],
  },
  {
    id: 'macosko-2015',
    title:
      'Highly Parallel Genome-wide Expression Profiling of Individual Cells Using Nanoliter Droplets',
    authors: 'E. Z. Macosko; A. Basu; R. Satija; J. Nemesh; K. Shekhar; M. Goldman',
    authorsTruncated: true,
    journal: 'Cell',
    year: 2015,
    doi: '10.1016/j.cell.2015.05.002',
    summary:
      'Drop-seq encloses single cells in nanoliter droplets with beads that carry DNA barcodes, so that thousands of transcriptomes can be sequenced together. Applied to mouse retina it separated dozens of cell populations without prior markers.',
    terms: 'single cell; rna sequencing; gene expression; microfluidics; clustering',
    methods: 'single-cell rna sequencing; microfluidics',
    openQuestions: [
      'Whether the delay between dissociation and capture affects the measured expression of stress genes in retinal neurons was not tested.',
    ],
  },
  {
    id: 'lamanno-2018',
    title: 'RNA velocity of single cells',
    authors: 'G. La Manno; R. Soldatov; A. Zeisel; E. Braun; H. Hochgerner; V. Petukhov',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2018,
    doi: '10.1038/s41586-018-0414-6',
    summary:
      'RNA velocity uses the balance of unspliced and spliced messenger RNA to estimate the direction in which the expression state of a cell is moving. It predicted developmental fates on the time scale of hours in neural crest and hippocampus.',
    terms: 'single cell; rna sequencing; gene expression; dynamical system; hippocampus',
    methods: 'single-cell rna sequencing; mathematical modeling',
    openQuestions: [
      'Whether RNA velocity predicts the response to chemotherapy in tumor cells was not tested.',
    ],
  },
  {
    id: 'lander-2001',
    title: 'Initial sequencing and analysis of the human genome',
    authors: 'E. S. Lander; L. M. Linton; B. Birren; C. Nusbaum; M. C. Zody; J. Baldwin',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2001,
    doi: '10.1038/35057062',
    summary:
      'The international consortium reported a draft sequence that covers most of the human genome, made from mapped clones. The first analysis described repeats, gene content, duplication and variation, and all data were free to use.',
    terms: 'human genome; dna sequencing; genetic variant; open data',
    methods: 'dna sequencing; genome assembly',
    openQuestions: [
      'Whether the local density of segmental duplications predicts the rate of disease-causing rearrangements in human populations was not tested.',
    ],
  },
  {
    id: 'baek-2021',
    title:
      'Accurate prediction of protein structures and interactions using a three-track neural network',
    authors: 'M. Baek; F. DiMaio; I. Anishchenko; J. Dauparas; S. Ovchinnikov; G. R. Lee',
    authorsTruncated: true,
    journal: 'Science',
    year: 2021,
    doi: '10.1126/science.abj8754',
    summary:
      'RoseTTAFold passes information between one-, two- and three-dimensional tracks of a neural network. It predicted protein structures with accuracy near AlphaFold, modeled protein complexes from sequence and helped to solve crystal and electron microscopy structures.',
    terms: 'protein structure; deep learning; attention; protein folding; protein interaction',
    methods: 'deep learning; benchmarking',
    openQuestions: [
      'Whether the use of RoseTTAFold models improves the hit rate in virtual screening for receptor ligands was not tested.',
    ],
  },
  {
    id: 'rives-2021',
    title:
      'Biological structure and function emerge from scaling unsupervised learning to 250 million protein sequences',
    authors: 'A. Rives; J. Meier; T. Sercu; S. Goyal; Z. Lin; J. Liu',
    authorsTruncated: true,
    journal: 'Proceedings of the National Academy of Sciences',
    year: 2021,
    doi: '10.1073/pnas.2016239118',
    summary:
      'Transformer language models were trained without labels on 250 million protein sequences. Their representations came to hold information on biochemistry, homology, secondary structure and contacts, and they improved prediction of mutation effects.',
    terms:
      'protein language model; transformer; self-supervised learning; representation learning; protein structure',
    methods: 'deep learning',
    openQuestions: [
      'Whether training on metagenomic sequences improves the prediction of mutation effects in viral proteins was not tested.',
    ],
  },
  {
    id: 'lin-2023',
    title: 'Evolutionary-scale prediction of atomic-level protein structure with a language model',
    authors: 'Z. Lin; H. Akin; R. Rao; B. Hie; Z. Zhu; W. Lu',
    authorsTruncated: true,
    journal: 'Science',
    year: 2023,
    doi: '10.1126/science.ade2574',
    summary:
      'A protein language model scaled to billions of parameters develops atomic-level structural knowledge. ESMFold predicts protein structure directly from one sequence without an alignment, fast enough to fold hundreds of millions of metagenomic proteins.',
    terms:
      'protein language model; transformer; protein structure; self-supervised learning; protein folding',
    methods: 'deep learning',
    openQuestions: [
      'Whether the confidence of ESMFold predicts soluble expression in metagenomic proteins of unknown function was not tested.',
    ],
  },
  {
    id: 'alipanahi-2015',
    title:
      'Predicting the sequence specificities of DNA- and RNA-binding proteins by deep learning',
    authors: 'B. Alipanahi; A. Delong; M. T. Weirauch; B. J. Frey',
    journal: 'Nature Biotechnology',
    year: 2015,
    doi: '10.1038/nbt.3300',
    summary:
      'DeepBind trains convolutional neural networks on high-throughput assays to predict the sequences to which DNA- and RNA-binding proteins bind. It transferred across experimental technologies and scored the effect of disease variants on binding.',
    terms:
      'convolutional neural network; deep learning; gene regulation; genetic variant; protein-dna binding',
    methods: 'deep learning',
    openQuestions: [
      'Whether the DeepBind score of an enhancer predicts the timing of enhancer activation in early fly embryos was not tested.',
    ],
  },
  {
    id: 'zhou-2015',
    title: 'Predicting effects of noncoding variants with deep learning-based sequence model',
    authors: 'J. Zhou; O. G. Troyanskaya',
    journal: 'Nature Methods',
    year: 2015,
    doi: '10.1038/nmeth.3547',
    summary:
      'DeepSEA learns regulatory sequence code from chromatin profiles with a convolutional neural network. From sequence alone it predicts how a single-nucleotide change alters chromatin features and so ranks noncoding variants.',
    terms:
      'convolutional neural network; deep learning; gene regulation; genetic variant; chromatin',
    methods: 'deep learning',
    openQuestions: [
      'Whether the DeepSEA score of noncoding variants predicts the response to antidepressants in patients with depression was not tested.',
    ],
  },
  {
    id: 'poplin-2018',
    title: 'A universal SNP and small-indel variant caller using deep neural networks',
    authors: 'R. Poplin; P.-C. Chang; D. Alexander; S. Schwartz; T. Colthurst; A. Ku',
    authorsTruncated: true,
    journal: 'Nature Biotechnology',
    year: 2018,
    doi: '10.1038/nbt.4235',
    summary:
      'DeepVariant turns the pile of reads around a candidate site into an image and lets a convolutional neural network call the genotype. It was more accurate than established callers and carried over to other sequencing technologies and species.',
    terms:
      'variant calling; convolutional neural network; deep learning; dna sequencing; human genome',
    methods: 'deep learning; benchmarking',
    openQuestions: [
      'Whether training on several ancestries lowers the rate of genotype errors in African genomes was not tested.',
    ],
  },
  {
    id: 'mckenna-2010',
    title:
      'The Genome Analysis Toolkit: A MapReduce framework for analyzing next-generation DNA sequencing data',
    authors: 'A. McKenna; M. Hanna; E. Banks; A. Sivachenko; K. Cibulskis; A. Kernytsky',
    authorsTruncated: true,
    journal: 'Genome Research',
    year: 2010,
    doi: '10.1101/gr.107524.110',
    summary:
      'The Genome Analysis Toolkit is a programming framework that separates analysis algorithms from data access in the MapReduce style. It let developers write robust, parallel tools for variant calling in large sequencing projects.',
    terms: 'variant calling; dna sequencing; human genome; open-source software',
    methods: 'software development',
    openQuestions: [
      'Whether recalibration of base quality scores reduces false variant calls in genomes sequenced at low coverage was not tested.',
    ],
  },
  {
    id: 'encode-2012',
    title: 'An integrated encyclopedia of DNA elements in the human genome',
    authors: 'The ENCODE Project Consortium',
    journal: 'Nature',
    year: 2012,
    doi: '10.1038/nature11247',
    summary:
      'The consortium mapped transcription, protein binding, chromatin structure and histone modification across many human cell types. It assigned biochemical activity to most of the genome and linked many disease variants to regulatory elements.',
    terms: 'human genome; gene regulation; chromatin; genetic variant; open data',
    methods: 'dna sequencing; rna sequencing',
    openQuestions: [
      'Whether deletion of biochemically active noncoding elements affects survival in mice was not tested.',
    ],
  },
  {
    id: 'avsec-2021',
    title:
      'Effective gene expression prediction from sequence by integrating long-range interactions',
    authors: 'Ž. Avsec; V. Agarwal; D. Visentin; J. R. Ledsam; A. Grabska-Barwinska; K. R. Taylor',
    authorsTruncated: true,
    journal: 'Nature Methods',
    year: 2021,
    doi: '10.1038/s41592-021-01252-x',
    summary:
      'Enformer predicts gene expression and chromatin states from long DNA sequence with a transformer, so that it sees enhancers far from the gene. It improved prediction of variant effects and of enhancer-promoter links.',
    terms:
      'transformer; attention; gene expression; gene regulation; genetic variant; chromatin; deep learning',
    methods: 'deep learning',
    openQuestions: [
      'Whether attention between enhancer and promoter predicts the effect of enhancer deletion in primary human neurons was not tested.',
    ],
  },
  {
    id: 'anfinsen-1973',
    title: 'Principles that Govern the Folding of Protein Chains',
    authors: 'C. B. Anfinsen',
    journal: 'Science',
    year: 1973,
    doi: '10.1126/science.181.4096.223',
    summary:
      'The lecture sums up refolding experiments on ribonuclease: the unfolded chain regains its native structure on its own. The conclusion is that, under physiological conditions, sequence alone determines the fold of lowest free energy.',
    terms: 'protein folding; protein structure; thermodynamics; enzyme',
    methods: 'biochemical assay',
    openQuestions: [
      'Whether the speed of translation affects the yield of native folds in proteins with several domains was not tested.',
    ],
  },
  {
    id: 'hartl-2011',
    title: 'Molecular chaperones in protein folding and proteostasis',
    authors: 'F. U. Hartl; A. Bracher; M. Hayer-Hartl',
    journal: 'Nature',
    year: 2011,
    doi: '10.1038/nature10317',
    summary:
      "The review explains how chaperones bind unfolded chains and so prevent protein aggregation in the crowded cell. Chaperones support protein folding, and proteostasis weakens with age, which favors neurodegeneration such as Alzheimer's disease and Parkinson's disease.",
    terms:
      "chaperone; protein folding; protein aggregation; proteostasis; neurodegeneration; alzheimer's disease; parkinson's disease",
    methods: 'literature review',
    openQuestions: [
      "Whether pharmacological activation of the heat shock response reduces protein aggregation in patients with Parkinson's disease was not tested.",
    ],
  },
  {
    id: 'dauparas-2022',
    title: 'Robust deep learning-based protein sequence design using ProteinMPNN',
    authors: 'J. Dauparas; I. Anishchenko; N. Bennett; H. Bai; R. J. Ragotte; L. F. Milles',
    authorsTruncated: true,
    journal: 'Science',
    year: 2022,
    doi: '10.1126/science.add2187',
    summary:
      'ProteinMPNN, a message-passing neural network, designs amino acid sequences for a given backbone. It recovers native sequences better than physics-based design and rescued failed designs, confirmed by crystallography and electron microscopy.',
    terms: 'protein design; graph neural network; deep learning; protein structure',
    methods: 'deep learning; x-ray crystallography; electron microscopy',
    openQuestions: [
      'Whether sequence redesign by ProteinMPNN reduces the antibody response to therapeutic enzymes in mice was not tested.',
    ],
  },
  {
    id: 'doench-2016',
    title:
      'Optimized sgRNA design to maximize activity and minimize off-target effects of CRISPR-Cas9',
    authors: 'J. G. Doench; N. Fusi; M. Sullender; M. Hegde; E. W. Vaimberg; K. F. Donovan',
    authorsTruncated: true,
    journal: 'Nature Biotechnology',
    year: 2016,
    doi: '10.1038/nbt.3437',
    summary:
      'Screens with thousands of guide RNAs gave data to train machine-learning rules for on-target activity and a score for off-target editing by CRISPR-Cas9. Libraries built by these rules found essential genes with fewer guides.',
    terms: 'crispr-cas9; guide rna; off-target editing; genome-wide screen; machine learning',
    methods: 'genome-wide crispr screen; machine learning',
    openQuestions: [
      'Whether the on-target score of a guide RNA predicts editing efficiency in primary human T cells was not tested.',
    ],
  },
  {
    id: 'frazer-2021',
    title: 'Disease variant prediction with deep generative models of evolutionary data',
    authors: 'J. Frazer; P. Notin; M. Dias; A. Gomez; J. K. Min; K. Brock',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2021,
    doi: '10.1038/s41586-021-04043-8',
    summary:
      'EVE, a variational autoencoder trained for each protein on the sequences of many organisms, scores how likely a missense variant is to cause disease. Without clinical labels it did better than supervised predictors, about as well as laboratory assays, and gave evidence for many variants of unknown significance.',
    terms:
      'genetic variant; variational autoencoder; generative model; deep learning; sequence alignment',
    methods: 'deep learning; benchmarking',
    openQuestions: [
      'Whether the EVE score of a BRCA1 variant predicts the response to PARP inhibitors in patients with hereditary breast cancer was not tested.',
    ],
  },
  {
    id: 'nurk-2022',
    title: 'The complete sequence of a human genome',
    authors: 'S. Nurk; S. Koren; A. Rhie; M. Rautiainen; A. V. Bzikadze; A. Mikheenko',
    authorsTruncated: true,
    journal: 'Science',
    year: 2022,
    doi: '10.1126/science.abj6987',
    summary:
      'Long and accurate reads of a cell line with two identical genomes gave the first gapless human genome, T2T-CHM13. It adds nearly 200 million bases, corrects errors of the former reference and opens centromeres, segmental duplications and the short arms of five chromosomes to study.',
    terms: 'human genome; dna sequencing; genetic variant; open data; genomics',
    methods: 'dna sequencing; genome assembly',
    openQuestions: [
      'Whether use of the complete reference genome increases the diagnostic yield in patients with rare genetic disease was not tested.',
    ],
  },
  {
    id: 'cheng-2023',
    title: 'Accurate proteome-wide missense variant effect prediction with AlphaMissense',
    authors: 'J. Cheng; G. Novati; J. Pan; C. Bycroft; A. Žemgulytė; T. Applebaum',
    authorsTruncated: true,
    journal: 'Science',
    year: 2023,
    doi: '10.1126/science.adg7492',
    summary:
      'AlphaMissense adapts the AlphaFold network to predict the pathogenicity of single amino acid changes from sequence and structural context. It reached state-of-the-art accuracy without training on clinical labels and classified 89 percent of all possible human missense variants as likely benign or likely pathogenic.',
    terms:
      'genetic variant; protein structure; protein language model; deep learning; human genome; transfer learning',
    methods: 'deep learning; benchmarking',
    openQuestions: [
      'Whether the AlphaMissense score predicts age at disease onset in carriers of pathogenic variants was not tested.',
    ],
  },
  {
    id: 'theodoris-2023',
    title: 'Transfer learning enables predictions in network biology',
    authors: 'C. V. Theodoris; L. Xiao; A. Chopra; M. D. Chaffin; Z. R. Al Sayed; M. C. Hill',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2023,
    doi: '10.1038/s41586-023-06139-9',
    summary:
      'Geneformer, a transformer pretrained on about 30 million single-cell transcriptomes, was fine-tuned with few data for tasks on chromatin and gene networks and improved accuracy throughout. Deleting genes in the model named targets in cardiomyopathy; knockout of two of them improved contraction of engineered heart tissue.',
    terms:
      'foundation model; single cell; transformer; transfer learning; gene expression; gene regulation; genetic perturbation',
    methods: 'deep learning; single-cell rna sequencing; cell culture assay',
    openQuestions: [
      'Whether inhibition of targets ranked by Geneformer improves cardiac function in mice with dilated cardiomyopathy was not tested.',
    ],
  },
  {
    id: 'madani-2023',
    title: 'Large language models generate functional protein sequences across diverse families',
    authors: 'A. Madani; B. Krause; E. R. Greene; S. Subramanian; B. P. Mohr; J. M. Holton',
    authorsTruncated: true,
    journal: 'Nature Biotechnology',
    year: 2023,
    doi: '10.1038/s41587-022-01618-2',
    summary:
      'ProGen, a language model trained on 280 million protein sequences with family tags, was fine-tuned to five lysozyme families. Artificial lysozymes worked about as well as natural ones although some shared as little as 31 percent of their sequence, and a crystal structure confirmed the fold.',
    terms:
      'protein language model; protein design; transformer; enzyme; generative model; language model',
    methods: 'deep learning; biochemical assay; x-ray crystallography',
    openQuestions: [
      'Whether ranking by language model likelihood improves catalytic efficiency in designed enzymes of families with few known sequences was not tested.',
    ],
  },
  {
    id: 'vankempen-2024',
    title: 'Fast and accurate protein structure search with Foldseek',
    authors: 'M. van Kempen; S. S. Kim; C. Tumescheit; M. Mirdita; J. Lee; C. L. M. Gilchrist',
    authorsTruncated: true,
    journal: 'Nature Biotechnology',
    year: 2024,
    doi: '10.1038/s41587-023-01773-0',
    summary:
      'Foldseek writes the tertiary contacts of a protein as a sequence of structural letters, so that structures can be searched by fast sequence methods. It is four to five orders of magnitude faster than structural aligners while keeping most of their sensitivity.',
    terms:
      'protein structure; sequence alignment; database search; open-source software; representation learning',
    methods: 'algorithm design; software development; benchmarking',
    openQuestions: [
      'Whether structural search by Foldseek increases the number of correct functional annotations in uncharacterized bacterial proteins was not tested.',
    ],
  },
  {
    id: 'cui-2024',
    title:
      'scGPT: toward building a foundation model for single-cell multi-omics using generative AI',
    authors: 'H. Cui; C. Wang; H. Maan; K. Pang; F. Luo; N. Duan',
    authorsTruncated: true,
    journal: 'Nature Methods',
    year: 2024,
    doi: '10.1038/s41592-024-02201-0',
    summary:
      'scGPT is a generative transformer pretrained on more than 33 million cells. After fine-tuning it annotated cell types, integrated batches and several omics, inferred gene networks and predicted the effect of genetic perturbations better than earlier task-specific methods.',
    terms:
      'foundation model; single cell; transformer; generative model; gene expression; genetic perturbation; transfer learning',
    methods: 'deep learning; single-cell rna sequencing; benchmarking',
    openQuestions: [
      'Whether pretraining on 33 million cells improves the prediction of drug responses in cell types absent from the training data was not tested.',
    ],
  },
  {
    id: 'roohani-2024',
    title: 'Predicting transcriptional outcomes of novel multigene perturbations with GEARS',
    authors: 'Y. Roohani; K. Huang; J. Leskovec',
    journal: 'Nature Biotechnology',
    year: 2024,
    doi: '10.1038/s41587-023-01905-6',
    summary:
      'GEARS combines a graph neural network over known gene relations with single-cell screens to predict gene expression after perturbing one or several genes, also genes never perturbed before. It predicted genetic interactions more precisely than earlier methods and found the strongest ones about twice as well.',
    terms:
      'genetic perturbation; graph neural network; single cell; gene expression; deep learning',
    methods: 'deep learning; single-cell rna sequencing; benchmarking',
    openQuestions: [
      'Whether a graph of gene relations improves the prediction of expression after two-gene perturbations in primary human T cells was not tested.',
    ],
  },
  {
    id: 'abramson-2024',
    title: 'Accurate structure prediction of biomolecular interactions with AlphaFold 3',
    authors: 'J. Abramson; J. Adler; J. Dunger; R. Evans; T. Green; A. Pritzel',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2024,
    doi: '10.1038/s41586-024-07487-w',
    summary:
      'AlphaFold 3 replaces the structure module by a diffusion model and predicts complexes of proteins with nucleic acids, small molecules, ions and modified residues in one framework. It was more accurate than docking tools for ligands, than nucleic acid predictors, and than its predecessor for antibodies.',
    terms:
      'protein structure; diffusion model; deep learning; protein interaction; molecular docking; drug target',
    methods: 'deep learning; benchmarking',
    openQuestions: [
      'Whether ranking by AlphaFold 3 confidence improves the hit rate in prospective screens for new drug molecules was not tested.',
    ],
  },
  {
    id: 'nguyen-2024',
    title: 'Sequence modeling and design from molecular to genome scale with Evo',
    authors: 'E. Nguyen; M. Poli; M. G. Durrant; B. Kang; D. Katrekar; D. B. Li',
    authorsTruncated: true,
    journal: 'Science',
    year: 2024,
    doi: '10.1126/science.ado9336',
    summary:
      'Evo, a model of seven billion parameters with a context of 131,000 bases, was trained on millions of prokaryotic and phage genomes. It predicted mutation effects on proteins and RNA without further training and designed working CRISPR-Cas complexes and transposons.',
    terms:
      'foundation model; language model; genomics; generative model; genetic variant; synthetic biology',
    methods: 'deep learning; biochemical assay; benchmarking',
    openQuestions: [
      'Whether training on eukaryotic genomes improves the prediction of variant effects in human regulatory DNA was not tested.',
    ],
  },
];
