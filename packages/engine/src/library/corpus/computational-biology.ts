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
      'Effects of point mutations and alternative conformations are not predicted reliably.',
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
  },
  {
    id: 'smith-1981',
    title: 'Identification of common molecular subsequences',
    authors: 'T. F. Smith; M. S. Waterman',
    journal: 'Journal of Molecular Biology',
    year: 1981,
    summary:
      'A short note gave the dynamic programming recurrence for the best local alignment of two sequences, allowing gaps. The algorithm is guaranteed to find the pair of segments with the greatest similarity and became the reference for faster heuristics.',
    terms: 'sequence alignment; dynamic programming; database search; genomics',
    methods: 'algorithm design',
  },
  {
    id: 'li-2009',
    title: 'Fast and accurate short read alignment with Burrows-Wheeler transform',
    authors: 'H. Li; R. Durbin',
    journal: 'Bioinformatics',
    year: 2009,
    summary:
      'BWA aligns short sequencing reads to a large reference genome with the Burrows-Wheeler transform, allowing mismatches and gaps. It kept accuracy while running much faster than hash-based aligners, which suited resequencing and variant calling.',
    terms:
      'sequence alignment; dna sequencing; human genome; variant calling; open-source software',
    methods: 'algorithm design; software development',
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
  },
  {
    id: 'love-2014',
    title: 'Moderated estimation of fold change and dispersion for RNA-seq data with DESeq2',
    authors: 'M. I. Love; W. Huber; S. Anders',
    journal: 'Genome Biology',
    year: 2014,
    summary:
      'DESeq2 tests for differential gene expression in count data from RNA sequencing. It shrinks dispersions and fold changes towards a shared trend by empirical Bayes, which makes estimates stable when there are few replicates.',
    terms: 'rna sequencing; gene expression; statistical model; open-source software',
    methods: 'statistical analysis; rna sequencing',
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
  },
  {
    id: 'subramanian-2005',
    title:
      'Gene set enrichment analysis: A knowledge-based approach for interpreting genome-wide expression profiles',
    authors: 'A. Subramanian; P. Tamayo; V. K. Mootha; S. Mukherjee; B. L. Ebert; M. A. Gillette',
    authorsTruncated: true,
    journal: 'Proceedings of the National Academy of Sciences',
    year: 2005,
    summary:
      'Gene set enrichment analysis asks whether the members of a predefined gene set cluster at the top or bottom of a ranked list of genes. It found shared pathways among cancer data sets in which single genes agreed poorly.',
    terms: 'gene expression; pathway analysis; statistical model; cancer',
    methods: 'statistical analysis',
  },
  {
    id: 'macosko-2015',
    title:
      'Highly Parallel Genome-wide Expression Profiling of Individual Cells Using Nanoliter Droplets',
    authors: 'E. Z. Macosko; A. Basu; R. Satija; J. Nemesh; K. Shekhar; M. Goldman',
    authorsTruncated: true,
    journal: 'Cell',
    year: 2015,
    summary:
      'Drop-seq encloses single cells in nanolitre droplets with beads that carry DNA barcodes, so that thousands of transcriptomes can be sequenced together. Applied to mouse retina it separated dozens of cell populations without prior markers.',
    terms: 'single cell; rna sequencing; gene expression; microfluidics; clustering',
    methods: 'single-cell rna sequencing; microfluidics',
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
    openQuestions: ['How much of the biochemical activity has a function remained disputed.'],
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
  },
  {
    id: 'anfinsen-1973',
    title: 'Principles that Govern the Folding of Protein Chains',
    authors: 'C. B. Anfinsen',
    journal: 'Science',
    year: 1973,
    summary:
      'The lecture sums up refolding experiments on ribonuclease: the unfolded chain regains its native structure on its own. The conclusion, that sequence determines the fold of lowest free energy, is the premise of protein structure prediction.',
    terms: 'protein folding; protein structure; thermodynamics; enzyme',
    methods: 'biochemical assay',
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
    openQuestions: ['Whether drugs can raise the capacity of proteostasis safely was left open.'],
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
  },
  {
    id: 'doench-2016',
    title:
      'Optimized sgRNA design to maximize activity and minimize off-target effects of CRISPR-Cas9',
    authors: 'J. G. Doench; N. Fusi; M. Sullender; M. Hegde; E. W. Vaimberg; K. F. Donovan',
    authorsTruncated: true,
    journal: 'Nature Biotechnology',
    year: 2016,
    summary:
      'Screens with thousands of guide RNAs gave data to train machine-learning rules for on-target activity and a score for off-target editing by CRISPR-Cas9. Libraries built by these rules found essential genes with fewer guides.',
    terms: 'crispr-cas9; guide rna; off-target editing; genome-wide screen; machine learning',
    methods: 'genome-wide crispr screen; machine learning',
  },
];
