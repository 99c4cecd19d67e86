import type { CorpusEntry } from '../library.types.js';

/** Papers of the category "Biotechnology". Facts are checked; every summary is our own wording. */
export const biotechnology: readonly CorpusEntry[] = [
  {
    id: 'jinek-2012',
    title: 'A Programmable Dual-RNA-Guided DNA Endonuclease in Adaptive Bacterial Immunity',
    authors: 'M. Jinek; K. Chylinski; I. Fonfara; M. Hauer; J. A. Doudna; E. Charpentier',
    journal: 'Science',
    year: 2012,
    doi: '10.1126/science.1225829',
    summary:
      'The bacterial nuclease Cas9 is guided by two RNAs to cut matching DNA next to a short motif. Joining them into one guide RNA made a programmable system, CRISPR-Cas9, and the authors foresaw genome editing.',
    terms: 'crispr-cas9; guide rna; genome editing; double-strand break; bacterial immunity',
    methods: 'biochemical assay',
    openQuestions: [
      'Whether a set of several guide RNAs prevents the escape of mutant phages in industrial bacterial cultures was not tested.',
    ],
  },
  {
    id: 'cong-2013',
    title: 'Multiplex Genome Engineering Using CRISPR/Cas Systems',
    authors: 'L. Cong; F. A. Ran; D. Cox; S. Lin; R. Barretto; N. Habib',
    authorsTruncated: true,
    journal: 'Science',
    year: 2013,
    doi: '10.1126/science.1231143',
    summary:
      'Cas9 nucleases were engineered to work in human and mouse cells. Guide RNAs directed cuts at endogenous genes, several sites could be edited at once, and a nickase favored homology-directed repair over error-prone joining.',
    terms: 'crispr-cas9; genome editing; guide rna; homology-directed repair; double-strand break',
    methods: 'cell culture assay; dna sequencing',
    openQuestions: [
      'Whether simultaneous cutting at several sites increases the rate of chromosomal translocation in human stem cells was not tested.',
    ],
  },
  {
    id: 'komor-2016',
    title:
      'Programmable editing of a target base in genomic DNA without double-stranded DNA cleavage',
    authors: 'A. C. Komor; Y. B. Kim; M. S. Packer; J. A. Zuris; D. R. Liu',
    journal: 'Nature',
    year: 2016,
    doi: '10.1038/nature17946',
    summary:
      'A catalytically impaired Cas9 fused to a cytidine deaminase converts cytosine to thymine in a small window without a double-strand break. Such base editing corrected point mutations in cells with fewer insertions and deletions.',
    terms: 'base editing; crispr-cas9; genome editing; genetic variant; guide rna',
    methods: 'protein engineering; cell culture assay; dna sequencing',
    openQuestions: [
      'Whether conversion of APOE4 to APOE3 by base editing reduces amyloid-beta aggregation in human neurons was not tested.',
    ],
  },
  {
    id: 'gaudelli-2017',
    title: 'Programmable base editing of A•T to G•C in genomic DNA without DNA cleavage',
    authors: 'N. M. Gaudelli; A. C. Komor; H. A. Rees; M. S. Packer; A. H. Badran; D. I. Bryson',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2017,
    doi: '10.1038/nature24644',
    summary:
      'A transfer RNA deaminase was evolved to act on DNA and fused to Cas9, which gave adenine base editors. They turn A-T into G-C pairs cleanly and with little off-target editing, the change needed for a large share of disease mutations.',
    terms:
      'base editing; crispr-cas9; genome editing; protein engineering; off-target editing; genetic variant',
    methods: 'directed evolution; cell culture assay; dna sequencing',
    openQuestions: [
      'Whether correction of the HFE gene by adenine base editing lowers liver iron in mice with hereditary hemochromatosis was not tested.',
    ],
  },
  {
    id: 'anzalone-2019',
    title: 'Search-and-replace genome editing without double-strand breaks or donor DNA',
    authors: 'A. V. Anzalone; P. B. Randolph; J. R. Davis; A. A. Sousa; L. W. Koblan; J. M. Levy',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2019,
    doi: '10.1038/s41586-019-1711-4',
    summary:
      'Prime editing joins a Cas9 nickase with a reverse transcriptase and a guide RNA that also carries the new sequence. It writes all point changes and small insertions or deletions into human cells without double-strand breaks or donor DNA.',
    terms:
      'prime editing; genome editing; crispr-cas9; guide rna; off-target editing; genetic variant',
    methods: 'protein engineering; cell culture assay; dna sequencing',
    openQuestions: [
      'Whether prime editing of the CFTR gene improves chloride transport in the airways of living ferrets was not tested.',
    ],
  },
  {
    id: 'gillmore-2021',
    title: 'CRISPR-Cas9 In Vivo Gene Editing for Transthyretin Amyloidosis',
    authors: 'J. D. Gillmore; E. Gane; J. Taubel; J. Kao; M. Fontana; M. L. Maitland',
    authorsTruncated: true,
    journal: 'New England Journal of Medicine',
    year: 2021,
    doi: '10.1056/nejmoa2107454',
    summary:
      'NTLA-2001, a lipid nanoparticle with Cas9 mRNA and a guide RNA against transthyretin, was infused into patients with transthyretin amyloidosis. One dose lowered the serum protein strongly and in relation to dose: the first in vivo CRISPR-Cas9 therapy given systemically.',
    terms:
      'crispr-cas9; in vivo editing; lipid nanoparticle; delivery; mrna; liver; gene therapy; clinical trial; genome editing',
    methods: 'single-arm clinical trial',
    openQuestions: [
      'Whether knockout of transthyretin by NTLA-2001 lowers cardiovascular mortality in patients with transthyretin cardiomyopathy was not tested.',
    ],
  },
  {
    id: 'frangoul-2021',
    title: 'CRISPR-Cas9 Gene Editing for Sickle Cell Disease and β-Thalassemia',
    authors: 'H. Frangoul; D. Altshuler; M. D. Cappellini; Y.-S. Chen; J. Domm; B. K. Eustace',
    authorsTruncated: true,
    journal: 'New England Journal of Medicine',
    year: 2021,
    doi: '10.1056/nejmoa2031054',
    summary:
      'Blood stem cells of one patient with beta-thalassemia and one with sickle cell disease were edited by CRISPR-Cas9 at the erythroid enhancer of BCL11A and given back. Fetal hemoglobin rose and transfusions and pain crises stopped.',
    terms:
      'crispr-cas9; ex vivo editing; stem cell; sickle cell disease; gene therapy; clinical trial; gene regulation; hemoglobin; genome editing',
    methods: 'single-arm clinical trial',
    openQuestions: [
      'Whether editing of the BCL11A enhancer reduces organ damage in children with sickle cell disease was not tested.',
    ],
  },
  {
    id: 'stadtmauer-2020',
    title: 'CRISPR-engineered T cells in patients with refractory cancer',
    authors:
      'E. A. Stadtmauer; J. A. Fraietta; M. M. Davis; A. D. Cohen; K. L. Weber; E. Lancaster',
    authorsTruncated: true,
    journal: 'Science',
    year: 2020,
    doi: '10.1126/science.aba7365',
    summary:
      'T cells of patients with advanced cancer were edited by CRISPR-Cas9 to remove the native T cell receptor and PD-1 and given a receptor against NY-ESO-1. Infused into three patients the cells persisted for months and were well tolerated.',
    terms:
      'crispr-cas9; t cell; pd-1; cancer immunotherapy; ex vivo editing; immune checkpoint; clinical trial; off-target editing; genome editing',
    methods: 'single-arm clinical trial; single-cell rna sequencing',
    openQuestions: [
      'Whether removal of the native T cell receptor increases the persistence of infused T cells in patients with solid tumors was not tested.',
    ],
  },
  {
    id: 'su-2016',
    title:
      'CRISPR-Cas9 mediated efficient PD-1 disruption on human primary T cells from cancer patients',
    authors: 'S. Su; B. Hu; J. Shao; B. Shen; J. Du; Y. Du',
    authorsTruncated: true,
    journal: 'Scientific Reports',
    year: 2016,
    summary:
      'Electroporation of plasmids with Cas9 and guide RNA disrupted PD-1 in primary T cells from cancer patients. The edited cells kept viability, made more interferon-gamma and killed tumor cells better in culture.',
    terms:
      'crispr-cas9; t cell; pd-1; immune checkpoint; cancer immunotherapy; ex vivo editing; electroporation; delivery; genome editing',
    methods: 'cell culture assay',
    openQuestions: [
      'Whether transfer of PD-1-deficient T cells improves tumor control in patients with gastric cancer was not tested.',
    ],
  },
  {
    id: 'eyquem-2017',
    title: 'Targeting a CAR to the TRAC locus with CRISPR/Cas9 enhances tumour rejection',
    authors:
      'J. Eyquem; J. Mansilla-Soto; T. Giavridis; S. J. C. van der Stegen; M. Hamieh; K. M. Cunanan',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2017,
    doi: '10.1038/nature21405',
    summary:
      'CRISPR-Cas9 placed a chimeric antigen receptor at the T cell receptor alpha constant locus with an adeno-associated viral vector as donor. Even, physiological expression kept CAR-T cells from exhaustion, and they beat conventional cells in mouse leukemia.',
    terms:
      'crispr-cas9; car-t cell; t cell; cancer immunotherapy; viral vector; homology-directed repair; ex vivo editing; leukemia; genome editing',
    methods: 'cell culture assay; mouse model',
    openQuestions: [
      'Whether insertion of the CAR at the TRAC locus increases the duration of remission in patients with leukemia was not tested.',
    ],
  },
  {
    id: 'rosenblum-2020',
    title: 'CRISPR-Cas9 genome editing using targeted lipid nanoparticles for cancer therapy',
    authors: 'D. Rosenblum; A. Gutkin; R. Kedmi; S. Ramishetti; N. Veiga; A. M. Jacobi',
    authorsTruncated: true,
    journal: 'Science Advances',
    year: 2020,
    doi: '10.1126/sciadv.abc9450',
    summary:
      'Lipid nanoparticles with Cas9 mRNA and a guide RNA against PLK1 were injected into mouse glioblastoma or, coated with an antibody, targeted to disseminated ovarian cancer. Editing inhibited tumor growth and prolonged survival.',
    terms:
      'crispr-cas9; lipid nanoparticle; delivery; mrna; in vivo editing; cancer; genome editing; monoclonal antibody',
    methods: 'mouse model; nanoparticle formulation',
    openQuestions: [
      'Whether repeated dosing of Cas9 lipid nanoparticles increases the titer of anti-Cas9 antibodies in mice with glioblastoma was not tested.',
    ],
  },
  {
    id: 'finn-2018',
    title:
      'A Single Administration of CRISPR/Cas9 Lipid Nanoparticles Achieves Robust and Persistent In Vivo Genome Editing',
    authors: 'J. D. Finn; A. R. Smith; M. C. Patel; L. Shaw; M. R. Youniss; J. van Heteren',
    authorsTruncated: true,
    journal: 'Cell Reports',
    year: 2018,
    doi: '10.1016/j.celrep.2018.02.014',
    summary:
      'One dose of a biodegradable lipid nanoparticle with Cas9 mRNA and a chemically modified guide RNA edited the transthyretin gene in mouse liver. Serum protein fell deeply and stayed low for a year, although the editing components cleared quickly.',
    terms:
      'crispr-cas9; lipid nanoparticle; delivery; mrna; liver; in vivo editing; guide rna; genome editing',
    methods: 'mouse model; nanoparticle formulation',
    openQuestions: [
      'Whether repeated dosing of Cas9 lipid nanoparticles increases liver inflammation in aged mice was not tested.',
    ],
  },
  {
    id: 'cheng-2020',
    title:
      'Selective organ targeting (SORT) nanoparticles for tissue-specific mRNA delivery and CRISPR-Cas gene editing',
    authors: 'Q. Cheng; T. Wei; L. Farbiak; L. T. Johnson; S. A. Dilliard; D. J. Siegwart',
    journal: 'Nature Nanotechnology',
    year: 2020,
    doi: '10.1038/s41565-020-0669-6',
    summary:
      'A fifth, charged lipid added to lipid nanoparticles shifts where they deliver mRNA or Cas9: to lung, spleen or liver of mice. Selective organ targeting allows genome editing in tissues other than the liver.',
    terms:
      'lipid nanoparticle; delivery; mrna; crispr-cas9; in vivo editing; liver; genome editing',
    methods: 'mouse model; nanoparticle formulation',
    openQuestions: [
      'Whether the charge of the fifth lipid affects the organ distribution of mRNA in nonhuman primates was not tested.',
    ],
  },
  {
    id: 'musunuru-2021',
    title: 'In vivo CRISPR base editing of PCSK9 durably lowers cholesterol in primates',
    authors: 'K. Musunuru; A. C. Chadwick; T. Mizoguchi; S. P. Garcia; J. E. DeNizio; C. W. Reiss',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2021,
    doi: '10.1038/s41586-021-03534-y',
    summary:
      'An adenine base editor against PCSK9, delivered as mRNA in lipid nanoparticles, was infused into macaques. Nearly complete loss of PCSK9 in the liver lowered cholesterol for months after one dose, with little off-target editing detected.',
    terms:
      'base editing; in vivo editing; lipid nanoparticle; delivery; mrna; liver; gene therapy; off-target editing; genome editing',
    methods: 'primate model; nanoparticle formulation',
    openQuestions: [
      'Whether base editing of PCSK9 lowers the rate of myocardial infarction in patients with familial hypercholesterolemia was not tested.',
    ],
  },
  {
    id: 'tsai-2015',
    title: 'GUIDE-seq enables genome-wide profiling of off-target cleavage by CRISPR-Cas nucleases',
    authors: 'S. Q. Tsai; Z. Zheng; N. T. Nguyen; M. Liebers; V. V. Topkar; V. Thapar',
    authorsTruncated: true,
    journal: 'Nature Biotechnology',
    year: 2015,
    doi: '10.1038/nbt.3117',
    summary:
      'GUIDE-seq captures a short double-stranded tag in breaks made by CRISPR nucleases in living cells and sequences the sites. It found off-target editing that prediction had missed, with large differences between guide RNAs.',
    terms: 'off-target editing; crispr-cas9; double-strand break; guide rna; genome-wide screen',
    methods: 'dna sequencing; cell culture assay',
    openQuestions: [
      'Whether the GUIDE-seq read count of an off-target site predicts the mutation rate in edited tissue of living animals was not tested.',
    ],
  },
  {
    id: 'kleinstiver-2016',
    title: 'High-fidelity CRISPR-Cas9 nucleases with no detectable genome-wide off-target effects',
    authors: 'B. P. Kleinstiver; V. Pattanayak; M. S. Prew; S. Q. Tsai; N. T. Nguyen; Z. Zheng',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2016,
    doi: '10.1038/nature16526',
    summary:
      'Weakening contacts between Cas9 and the DNA backbone gave a high-fidelity variant, SpCas9-HF1. It kept on-target activity with most guide RNAs, while genome-wide assays found hardly any off-target editing at standard sites.',
    terms: 'off-target editing; crispr-cas9; protein engineering; genome editing; guide rna',
    methods: 'protein engineering; dna sequencing; cell culture assay',
    openQuestions: [
      'Whether the high-fidelity variant SpCas9-HF1 reduces off-target editing in primary human blood stem cells was not tested.',
    ],
  },
  {
    id: 'kosicki-2018',
    title:
      'Repair of double-strand breaks induced by CRISPR-Cas9 leads to large deletions and complex rearrangements',
    authors: 'M. Kosicki; K. Tomberg; A. Bradley',
    journal: 'Nature Biotechnology',
    year: 2018,
    doi: '10.1038/nbt.4192',
    summary:
      'Long-range sequencing of edited mouse stem cells and human cells showed that repair of breaks made by CRISPR-Cas9 often leaves large deletions and complex rearrangements at the target. Short amplicons miss them, so safety tests must look further.',
    terms: 'crispr-cas9; double-strand break; off-target editing; stem cell; genome editing',
    methods: 'dna sequencing; cell culture assay',
    openQuestions: [
      'Whether base editing without double-strand breaks reduces the frequency of large deletions in mouse embryonic stem cells was not tested.',
    ],
  },
  {
    id: 'charlesworth-2019',
    title: 'Identification of preexisting adaptive immunity to Cas9 proteins in humans',
    authors:
      'C. T. Charlesworth; P. S. Deshpande; D. P. Dever; J. Camarena; V. T. Lemgart; M. K. Cromer',
    authorsTruncated: true,
    journal: 'Nature Medicine',
    year: 2019,
    doi: '10.1038/s41591-018-0326-x',
    summary:
      'Many adults carry antibodies and T cells against Cas9 from Staphylococcus aureus and Streptococcus pyogenes. Such pre-existing adaptive immunity could affect the safety and efficacy of in vivo CRISPR-Cas9 therapy.',
    terms: 'crispr-cas9; immune response; t cell; in vivo editing; gene therapy; genome editing',
    methods: 'immunoassay; flow cytometry',
    openQuestions: [
      'Whether pre-existing immunity to Cas9 reduces the persistence of edited hepatocytes in patients after in vivo gene therapy was not tested.',
    ],
  },
  {
    id: 'kariko-2005',
    title:
      'Suppression of RNA Recognition by Toll-like Receptors: The Impact of Nucleoside Modification and the Evolutionary Origin of RNA',
    authors: 'K. Karikó; M. Buckstein; H. Ni; D. Weissman',
    journal: 'Immunity',
    year: 2005,
    doi: '10.1016/j.immuni.2005.06.008',
    summary:
      'RNA with modified nucleosides such as pseudouridine hardly activates Toll-like receptors of dendritic cells, unlike unmodified RNA. Modified mRNA thus escapes innate immunity, and the authors infer that the immune system tells RNA of bacteria from RNA of mammals by such modification.',
    terms: 'mrna; innate immunity; immune response; vaccine',
    methods: 'cell culture assay',
    openQuestions: [
      'Whether nucleoside modification of messenger RNA lowers the fever response in older adults was not tested.',
    ],
  },
  {
    id: 'takahashi-2006',
    title:
      'Induction of Pluripotent Stem Cells from Mouse Embryonic and Adult Fibroblast Cultures by Defined Factors',
    authors: 'K. Takahashi; S. Yamanaka',
    journal: 'Cell',
    year: 2006,
    doi: '10.1016/j.cell.2006.07.024',
    summary:
      'Four transcription factors, Oct3/4, Sox2, c-Myc and Klf4, brought by retroviral vectors turned mouse fibroblasts into induced pluripotent stem cells. They resembled embryonic stem cells and formed all germ layers in teratomas.',
    terms: 'stem cell; reprogramming; gene regulation; viral vector',
    methods: 'cell culture assay; mouse model',
    openQuestions: [
      'Whether donor age lowers the yield of induced pluripotent colonies in cultures of human fibroblasts was not tested.',
    ],
  },
  {
    id: 'qi-2013',
    title:
      'Repurposing CRISPR as an RNA-Guided Platform for Sequence-Specific Control of Gene Expression',
    authors: 'L. S. Qi; M. H. Larson; L. A. Gilbert; J. A. Doudna; J. S. Weissman; A. P. Arkin',
    authorsTruncated: true,
    journal: 'Cell',
    year: 2013,
    doi: '10.1016/j.cell.2013.02.022',
    summary:
      'Cas9 without nuclease activity binds DNA where its guide RNA directs it and blocks transcription. CRISPR interference silences genes in bacteria, one or several at once and reversibly, without editing the genome.',
    terms: 'crispr-cas9; gene regulation; guide rna; gene expression; synthetic biology',
    methods: 'cell culture assay; rna sequencing',
    openQuestions: [
      'Whether CRISPR interference with resistance genes increases the efficacy of antibiotics in mice infected with resistant bacteria was not tested.',
    ],
  },
  {
    id: 'shalem-2014',
    title: 'Genome-Scale CRISPR-Cas9 Knockout Screening in Human Cells',
    authors: 'O. Shalem; N. E. Sanjana; E. Hartenian; X. Shi; D. A. Scott; T. Mikkelson',
    authorsTruncated: true,
    journal: 'Science',
    year: 2014,
    doi: '10.1126/science.1247005',
    summary:
      'A lentiviral library of guide RNAs knocked out most human genes in pooled cells. Screens found genes needed for viability and genes whose loss makes melanoma cells resistant to a BRAF kinase inhibitor.',
    terms: 'crispr-cas9; genome-wide screen; guide rna; viral vector; kinase inhibitor; cancer',
    methods: 'genome-wide crispr screen; cell culture assay',
    openQuestions: [
      'Whether loss of NF2 or CUL3 predicts resistance to vemurafenib in patients with melanoma was not tested.',
    ],
  },
  {
    id: 'gardner-2000',
    title: 'Construction of a genetic toggle switch in Escherichia coli',
    authors: 'T. S. Gardner; C. R. Cantor; J. J. Collins',
    journal: 'Nature',
    year: 2000,
    doi: '10.1038/35002131',
    summary:
      'Two repressors that inhibit each other form a genetic toggle switch in Escherichia coli. Chemical or thermal pulses flip it between two stable states as a simple mathematical model predicts, so that a cell keeps a memory of past signals.',
    terms: 'synthetic biology; gene regulation; dynamical system; memory',
    methods: 'mathematical modeling; cell culture assay',
    openQuestions: [
      'Whether plasmid copy number affects the rate of spontaneous switching in Escherichia coli with a genetic toggle switch was not tested.',
    ],
  },
  {
    id: 'watson-2023',
    title: 'De novo design of protein structure and function with RFdiffusion',
    authors: 'J. L. Watson; D. Juergens; N. R. Bennett; B. L. Trippe; J. Yim; H. E. Eisenach',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2023,
    doi: '10.1038/s41586-023-06415-8',
    summary:
      'RFdiffusion turns the RoseTTAFold network into a diffusion model over protein backbones. It designs binders, symmetric assemblies and scaffolds for active sites; many designs worked in experiment, and an electron microscopy structure agreed with the design.',
    terms: 'protein design; diffusion model; generative model; deep learning; protein structure',
    methods: 'deep learning; electron microscopy; biochemical assay',
    openQuestions: [
      'Whether a hemagglutinin binder designed by RFdiffusion lowers viral load in mice infected with influenza was not tested.',
    ],
  },
  {
    id: 'newby-2021',
    title: 'Base editing of haematopoietic stem cells rescues sickle cell disease in mice',
    authors: 'G. A. Newby; J. S. Yen; K. J. Woodard; T. Mayuranathan; C. R. Lazzarotto; Y. Li',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2021,
    doi: '10.1038/s41586-021-03609-w',
    summary:
      'An adenine base editor turned the sickle allele of blood stem cells into the benign Makassar variant. After transplantation into mice most of the hemoglobin was corrected, sickling fell and blood counts and spleen recovered, without double-strand breaks at the target.',
    terms:
      'base editing; ex vivo editing; stem cell; sickle cell disease; hemoglobin; gene therapy; genetic variant; genome editing',
    methods: 'cell culture assay; mouse model; dna sequencing',
    openQuestions: [
      'Whether conversion of the sickle allele to the Makassar variant reduces pain crises in patients with sickle cell disease was not tested.',
    ],
  },
  {
    id: 'chen-2021',
    title:
      'Enhanced prime editing systems by manipulating cellular determinants of editing outcomes',
    authors: 'P. J. Chen; J. A. Hussmann; J. Yan; F. Knipping; P. Ravisankar; P.-F. Chen',
    authorsTruncated: true,
    journal: 'Cell',
    year: 2021,
    doi: '10.1016/j.cell.2021.09.018',
    summary:
      'Pooled CRISPR interference screens showed that DNA mismatch repair impedes prime editing and adds unwanted insertions and deletions. Transient expression of a dominant-negative MLH1, and silent mutations that evade repair, raised the efficiency and purity of edits in several mammalian cell types.',
    terms:
      'prime editing; genome editing; crispr-cas9; guide rna; genome-wide screen; mismatch repair',
    methods: 'genome-wide crispr screen; cell culture assay; dna sequencing',
    openQuestions: [
      'Whether transient inhibition of mismatch repair increases prime editing efficiency in the liver of living mice was not tested.',
    ],
  },
  {
    id: 'rurik-2022',
    title: 'CAR T cells produced in vivo to treat cardiac injury',
    authors: 'J. G. Rurik; I. Tombácz; A. Yadegari; P. O. Méndez Fernández; S. V. Shewale; L. Li',
    authorsTruncated: true,
    journal: 'Science',
    year: 2022,
    doi: '10.1126/science.abm0594',
    summary:
      'Lipid nanoparticles targeted to CD5 delivered modified mRNA to T cells in the mouse, which made them transient CAR-T cells against fibroblast activation protein. In a model of heart failure one injection reduced fibrosis and restored cardiac function.',
    terms: 'car-t cell; t cell; lipid nanoparticle; mrna; delivery; fibrosis; monoclonal antibody',
    methods: 'mouse model; nanoparticle formulation; flow cytometry',
    openQuestions: [
      'Whether transient production of FAP-directed CAR-T cells reduces cardiac fibrosis in pigs after myocardial infarction was not tested.',
    ],
  },
  {
    id: 'banskota-2022',
    title: 'Engineered virus-like particles for efficient in vivo delivery of therapeutic proteins',
    authors: 'S. Banskota; A. Raguram; S. Suh; S. W. Du; J. R. Davis; E. H. Choi',
    authorsTruncated: true,
    journal: 'Cell',
    year: 2022,
    doi: '10.1016/j.cell.2021.12.021',
    summary:
      'Virus-like particles without DNA were engineered to package and release base editors or Cas9 as ribonucleoproteins. One injection into mice edited liver, eye or brain, lowered serum PCSK9 and partly restored vision in a model of genetic blindness, with hardly any off-target editing detected.',
    terms:
      'base editing; in vivo editing; delivery; liver; off-target editing; crispr-cas9; gene therapy; genome editing',
    methods: 'protein engineering; mouse model; dna sequencing',
    openQuestions: [
      'Whether repeated dosing of engineered virus-like particles increases the titer of neutralizing antibodies in mice was not tested.',
    ],
  },
  {
    id: 'foy-2023',
    title: 'Non-viral precision T cell receptor replacement for personalized cell therapy',
    authors: 'S. P. Foy; K. Jacoby; D. A. Bota; T. Hunter; Z. Pan; E. Stawiski',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2023,
    doi: '10.1038/s41586-022-05531-1',
    summary:
      'T cell receptors against neoantigens were isolated from the blood of 16 patients with solid tumors and knocked into their own T cells by CRISPR-Cas9 without a virus. The products were feasible to make, side effects were mostly those of lymphodepletion, and edited cells reached tumors; the best response was stable disease.',
    terms:
      'crispr-cas9; t cell; neoantigen; ex vivo editing; electroporation; cancer immunotherapy; clinical trial; homology-directed repair; genome editing',
    methods: 'single-arm clinical trial; dna sequencing; flow cytometry',
    openQuestions: [
      'Whether stronger lymphodepletion increases the persistence of receptor-edited T cells in patients with solid tumors was not tested.',
    ],
  },
  {
    id: 'chiesa-2023',
    title: 'Base-Edited CAR7 T Cells for Relapsed T-Cell Acute Lymphoblastic Leukemia',
    authors: 'R. Chiesa; C. Georgiadis; F. Syed; H. Zhan; A. Etuk; S. A. Gkazi',
    authorsTruncated: true,
    journal: 'New England Journal of Medicine',
    year: 2023,
    doi: '10.1056/nejmoa2300709',
    summary:
      'Donor T cells were base edited to remove three surface proteins and given a chimeric antigen receptor against CD7. The cells were active against relapsed T-cell leukemia in all three treated children: two went on to transplantation in remission, and one died of a fungal infection.',
    terms:
      'base editing; car-t cell; t cell; leukemia; ex vivo editing; cancer immunotherapy; clinical trial; viral vector; genome editing',
    methods: 'single-arm clinical trial; flow cytometry',
    openQuestions: [
      'Whether base-edited CAR7 T cells increase two-year survival in children with relapsed T-cell leukemia was not tested.',
    ],
  },
  {
    id: 'frangoul-2024',
    title: 'Exagamglogene Autotemcel for Severe Sickle Cell Disease',
    authors: 'H. Frangoul; F. Locatelli; A. Sharma; M. Bhatia; M. Mapara; L. Molinari',
    authorsTruncated: true,
    journal: 'New England Journal of Medicine',
    year: 2024,
    doi: '10.1056/nejmoa2309676',
    summary:
      'In a phase 3 study patients with severe sickle cell disease received their own blood stem cells edited by CRISPR-Cas9 at the BCL11A enhancer. Of 30 patients followed long enough, 29 had no severe pain crisis for at least a year and none was hospitalized for one; side effects matched those of busulfan and transplantation.',
    terms:
      'crispr-cas9; ex vivo editing; stem cell; sickle cell disease; hemoglobin; gene therapy; clinical trial; genome editing',
    methods: 'single-arm clinical trial',
    openQuestions: [
      'Whether exagamglogene autotemcel lowers the rate of stroke in adults with sickle cell disease was not tested.',
    ],
  },
  {
    id: 'longhurst-2024',
    title: 'CRISPR-Cas9 In Vivo Gene Editing of KLKB1 for Hereditary Angioedema',
    authors: 'H. J. Longhurst; K. Lindsay; R. S. Petersen; L. M. Fijen; P. Gurugama; D. Maag',
    authorsTruncated: true,
    journal: 'New England Journal of Medicine',
    year: 2024,
    doi: '10.1056/nejmoa2309149',
    summary:
      'NTLA-2002, Cas9 mRNA and a guide RNA against the kallikrein gene in a lipid nanoparticle, was given once to ten adults with hereditary angioedema. Plasma kallikrein fell lastingly in relation to dose, swelling attacks became rare at every dose, and no severe adverse event was seen.',
    terms:
      'crispr-cas9; in vivo editing; lipid nanoparticle; delivery; mrna; liver; gene therapy; clinical trial; genome editing',
    methods: 'single-arm clinical trial',
    openQuestions: [
      'Whether a single infusion of NTLA-2002 prevents swelling attacks beyond five years in adults with hereditary angioedema was not tested.',
    ],
  },
  {
    id: 'musunuru-2025',
    title: 'Patient-Specific In Vivo Gene Editing to Treat a Rare Genetic Disease',
    authors: 'K. Musunuru; S. A. Grandinetti; X. Wang; T. R. Hudson; K. Briseno; A. M. Berry',
    authorsTruncated: true,
    journal: 'New England Journal of Medicine',
    year: 2025,
    doi: '10.1056/nejmoa2504747',
    summary:
      'Within six months a base editor was designed, tested and made for one infant with severe carbamoyl-phosphate synthetase 1 deficiency. After two infusions in lipid nanoparticles the child tolerated more dietary protein with half the dose of ammonia-lowering drug, and no serious adverse event occurred.',
    terms:
      'base editing; in vivo editing; lipid nanoparticle; delivery; liver; gene therapy; genetic variant; mrna; genome editing',
    methods: 'case study; nanoparticle formulation; mouse model',
    openQuestions: [
      'Whether early base editing of the liver improves cognitive development in children with severe carbamoyl-phosphate synthetase 1 deficiency was not tested.',
    ],
  },
];
