import type { CorpusEntry } from '../library.types.js';

/** Papers of the category "Materials Science". Facts are checked; every summary is our own wording. */
export const materials: readonly CorpusEntry[] = [
  {
    id: 'novoselov-2004',
    title: 'Electric Field Effect in Atomically Thin Carbon Films',
    authors: 'K. S. Novoselov; A. K. Geim; S. V. Morozov; D. Jiang; Y. Zhang; S. V. Dubonos',
    authorsTruncated: true,
    journal: 'Science',
    year: 2004,
    doi: '10.1126/science.1102896',
    summary:
      'Films of a few layers of graphite, down to graphene, were peeled from crystals, proved stable in air and made into transistors. A gate voltage switched carriers between electrons and holes of high mobility, which opened the physics of two-dimensional materials.',
    terms:
      'graphene; two-dimensional material; field-effect transistor; carbon nanomaterial; carrier mobility; graphite',
    methods: 'mechanical exfoliation; device fabrication; electrical measurement',
  },
  {
    id: 'geim-2007',
    title: 'The rise of graphene',
    authors: 'A. K. Geim; K. S. Novoselov',
    journal: 'Nature Materials',
    year: 2007,
    doi: '10.1038/nmat1849',
    summary:
      'The review describes how graphene, a single layer of carbon atoms, was isolated and why its electrons behave as massless relativistic particles. It discusses the quantum Hall effect and prospects in electronics, composites and batteries.',
    terms:
      'graphene; two-dimensional material; carbon nanomaterial; electronic structure; carrier mobility',
    methods: 'literature review',
  },
  {
    id: 'iijima-1991',
    title: 'Helical microtubules of graphitic carbon',
    authors: 'S. Iijima',
    journal: 'Nature',
    year: 1991,
    summary:
      'Needle-like tubes of coaxial graphitic sheets, nanometers wide, were found on the cathode of an arc discharge and imaged by electron microscopy. The hexagons run in a helix round the axis; carbon nanotubes became a field of their own.',
    terms: 'carbon nanotube; carbon nanomaterial; crystal structure; graphite',
    methods: 'electron microscopy',
  },
  {
    id: 'kroto-1985',
    title: 'C60: Buckminsterfullerene',
    authors: "H. W. Kroto; J. R. Heath; S. C. O'Brien; R. F. Curl; R. E. Smalley",
    journal: 'Nature',
    year: 1985,
    summary:
      'Laser vaporisation of graphite into helium gave a remarkably stable cluster of sixty carbon atoms. The authors proposed the closed cage of a truncated icosahedron, the first fullerene.',
    terms: 'fullerene; carbon nanomaterial; mass spectrometry; graphite',
    methods: 'mass spectrometry',
  },
  {
    id: 'li-1999',
    title:
      'Design and synthesis of an exceptionally stable and highly porous metal-organic framework',
    authors: "H. Li; M. Eddaoudi; M. O'Keeffe; O. M. Yaghi",
    journal: 'Nature',
    year: 1999,
    summary:
      'Zinc oxide clusters joined by benzenedicarboxylate formed MOF-5, a metal-organic framework that keeps its crystal structure when its pores are emptied and heated. Its surface area and pore volume went well beyond those of most zeolites.',
    terms: 'metal-organic framework; porous material; crystal structure; gas adsorption',
    methods: 'chemical synthesis; x-ray crystallography',
  },
  {
    id: 'furukawa-2013',
    title: 'The Chemistry and Applications of Metal-Organic Frameworks',
    authors: "H. Furukawa; K. E. Cordova; M. O'Keeffe; O. M. Yaghi",
    journal: 'Science',
    year: 2013,
    doi: '10.1126/science.1230444',
    summary:
      'The review explains how metal-organic frameworks are designed from inorganic units and organic linkers with control over pore size and function. It covers their use in gas storage, separation, carbon capture, catalysis and proton conduction.',
    terms:
      'metal-organic framework; porous material; gas adsorption; carbon capture; catalysis; hydrogen',
    methods: 'literature review',
  },
  {
    id: 'hohenberg-1964',
    title: 'Inhomogeneous Electron Gas',
    authors: 'P. Hohenberg; W. Kohn',
    journal: 'Physical Review',
    year: 1964,
    doi: '10.1103/physrev.136.b864',
    summary:
      'It is proved that the ground-state energy of interacting electrons in an external potential is a universal functional of the electron density, minimal at the true density. The theorem is the foundation of density functional theory.',
    terms: 'density functional theory; electronic structure; many-body physics; quantum chemistry',
    methods: 'theoretical analysis',
  },
  {
    id: 'kohn-1965',
    title: 'Self-Consistent Equations Including Exchange and Correlation Effects',
    authors: 'W. Kohn; L. J. Sham',
    journal: 'Physical Review',
    year: 1965,
    doi: '10.1103/physrev.140.a1133',
    summary:
      'The interacting electron problem was mapped to self-consistent equations for independent electrons in an effective potential that includes exchange and correlation. With the local density approximation this made density functional theory a practical tool.',
    terms:
      'density functional theory; electronic structure; many-body physics; exchange-correlation functional',
    methods: 'theoretical analysis',
  },
  {
    id: 'perdew-1996',
    title: 'Generalized Gradient Approximation Made Simple',
    authors: 'J. P. Perdew; K. Burke; M. Ernzerhof',
    journal: 'Physical Review Letters',
    year: 1996,
    doi: '10.1103/physrevlett.77.3865',
    summary:
      'A generalized gradient approximation for exchange and correlation was derived in which all parameters are fundamental constants. The PBE functional is simple, smooth and satisfies the essential constraints, and became a default in materials calculations.',
    terms:
      'density functional theory; exchange-correlation functional; electronic structure; quantum chemistry',
    methods: 'theoretical analysis; density functional theory',
  },
  {
    id: 'kresse-1996',
    title:
      'Efficient iterative schemes for ab initio total-energy calculations using a plane-wave basis set',
    authors: 'G. Kresse; J. Furthmüller',
    journal: 'Physical Review B',
    year: 1996,
    doi: '10.1103/physrevb.54.11169',
    summary:
      'Efficient iterative diagonalisation and charge mixing for plane-wave density functional calculations with pseudopotentials were described and tested. The schemes, used in the VASP code, made total energies of metals and of large cells affordable.',
    terms:
      'density functional theory; electronic structure; open-source software; high-throughput computation',
    methods: 'density functional theory; algorithm design',
  },
  {
    id: 'jain-2013',
    title:
      'Commentary: The Materials Project: A materials genome approach to accelerating materials innovation',
    authors: 'A. Jain; S. P. Ong; G. Hautier; W. Chen; W. D. Richards; S. Dacek',
    authorsTruncated: true,
    journal: 'APL Materials',
    year: 2013,
    doi: '10.1063/1.4812323',
    summary:
      'The Materials Project computes properties of known and predicted inorganic compounds by density functional theory and serves them openly with tools for analysis. High-throughput computation guides the search for battery electrodes, photocatalysts and other materials.',
    terms:
      'materials discovery; density functional theory; high-throughput computation; open data; lithium-ion battery',
    methods: 'density functional theory; database curation',
  },
  {
    id: 'xie-2018',
    title:
      'Crystal Graph Convolutional Neural Networks for an Accurate and Interpretable Prediction of Material Properties',
    authors: 'T. Xie; J. C. Grossman',
    journal: 'Physical Review Letters',
    year: 2018,
    doi: '10.1103/physrevlett.120.145301',
    summary:
      'Crystal graph convolutional neural networks learn properties of crystals directly from the connection of atoms. Formation energy and band gap were predicted near the accuracy of density functional theory, and contributions of local environments can be read out.',
    terms:
      'graph neural network; crystal structure; materials discovery; density functional theory; explainable ai; band gap',
    methods: 'deep learning; density functional theory',
  },
  {
    id: 'merchant-2023',
    title: 'Scaling deep learning for materials discovery',
    authors: 'A. Merchant; S. Batzner; S. S. Schoenholz; M. Aykol; G. Cheon; E. D. Cubuk',
    journal: 'Nature',
    year: 2023,
    doi: '10.1038/s41586-023-06735-9',
    summary:
      'Graph networks for materials exploration proposed and filtered candidate crystals in rounds of active learning with density functional theory. The work reported hundreds of thousands of new structures predicted stable, and the data trained a transferable interatomic potential.',
    terms:
      'materials discovery; graph neural network; active learning; crystal structure; density functional theory; interatomic potential',
    methods: 'deep learning; density functional theory',
    openQuestions: ['How many predicted crystals are novel, useful and can be made is debated.'],
  },
  {
    id: 'chen-2019',
    title: 'Graph Networks as a Universal Machine Learning Framework for Molecules and Crystals',
    authors: 'C. Chen; W. Ye; Y. Zuo; C. Zheng; S. P. Ong',
    journal: 'Chemistry of Materials',
    year: 2019,
    doi: '10.1021/acs.chemmater.9b01294',
    summary:
      'MEGNet, a graph network with a global state, predicts properties of both molecules and crystals. Element embeddings learned on large data sets transfer to small ones, which improved band gaps and elastic moduli.',
    terms:
      'graph neural network; molecular property prediction; materials discovery; crystal structure; transfer learning; band gap',
    methods: 'deep learning; density functional theory',
  },
  {
    id: 'behler-2007',
    title:
      'Generalized Neural-Network Representation of High-Dimensional Potential-Energy Surfaces',
    authors: 'J. Behler; M. Parrinello',
    journal: 'Physical Review Letters',
    year: 2007,
    doi: '10.1103/physrevlett.98.146401',
    summary:
      'The potential energy was written as a sum of atomic terms, each a neural network of symmetry functions of the surroundings. The interatomic potential reproduced density functional theory for bulk silicon while being orders of magnitude faster.',
    terms:
      'interatomic potential; density functional theory; machine learning; molecular dynamics; silicon',
    methods: 'machine learning; molecular dynamics; density functional theory',
  },
  {
    id: 'batzner-2022',
    title:
      'E(3)-equivariant graph neural networks for data-efficient and accurate interatomic potentials',
    authors: 'S. Batzner; A. Musaelian; L. Sun; M. Geiger; J. P. Mailoa; M. Kornbluth',
    authorsTruncated: true,
    journal: 'Nature Communications',
    year: 2022,
    doi: '10.1038/s41467-022-29939-5',
    summary:
      'NequIP is an E(3)-equivariant graph neural network for interatomic potentials. Because its features rotate with the structure, it needs far fewer reference calculations than invariant models and gives accurate molecular dynamics of molecules, water and solids.',
    terms:
      'interatomic potential; graph neural network; molecular dynamics; equivariance; density functional theory',
    methods: 'deep learning; molecular dynamics; density functional theory',
  },
  {
    id: 'deng-2023',
    title:
      'CHGNet as a pretrained universal neural network potential for charge-informed atomistic modelling',
    authors: 'B. Deng; P. Zhong; K. Jun; J. Riebesell; K. Han; C. J. Bartel',
    authorsTruncated: true,
    journal: 'Nature Machine Intelligence',
    year: 2023,
    doi: '10.1038/s42256-023-00716-3',
    summary:
      'CHGNet is a universal graph neural network potential pretrained on relaxation trajectories of the Materials Project. It includes magnetic moments, which lets it follow charge in battery materials such as lithium transition-metal oxides during molecular dynamics.',
    terms:
      'interatomic potential; graph neural network; molecular dynamics; lithium-ion battery; cathode material; transfer learning',
    methods: 'deep learning; molecular dynamics; density functional theory',
  },
  {
    id: 'yeh-2004',
    title:
      'Nanostructured High-Entropy Alloys with Multiple Principal Elements: Novel Alloy Design Concepts and Outcomes',
    authors: 'J.-W. Yeh; S.-K. Chen; S.-J. Lin; J.-Y. Gan; T.-S. Chin; T.-T. Shun',
    authorsTruncated: true,
    journal: 'Advanced Engineering Materials',
    year: 2004,
    doi: '10.1002/adem.200300567',
    summary:
      'Alloys of five or more principal elements in near-equal amounts were proposed and named high-entropy alloys. High mixing entropy favors simple solid solutions over brittle compounds; cast and sputtered samples were hard and stable when heated.',
    terms: 'high-entropy alloy; alloy design; solid solution; mechanical strength',
    methods: 'alloy synthesis; x-ray diffraction',
  },
  {
    id: 'cantor-2004',
    title: 'Microstructural development in equiatomic multicomponent alloys',
    authors: 'B. Cantor; I. T. H. Chang; P. Knight; A. J. B. Vincent',
    journal: 'Materials Science and Engineering A',
    year: 2004,
    summary:
      'Casting many metals in equal proportions showed that far fewer phases form than thermodynamics would allow. The alloy of iron, chromium, manganese, nickel and cobalt solidified as one face-centered cubic solid solution.',
    terms: 'high-entropy alloy; alloy design; solid solution; crystal structure; thermodynamics',
    methods: 'alloy synthesis; electron microscopy; x-ray diffraction',
  },
  {
    id: 'bednorz-1986',
    title: 'Possible high Tc superconductivity in the Ba-La-Cu-O system',
    authors: 'J. G. Bednorz; K. A. Müller',
    journal: 'Zeitschrift für Physik B',
    year: 1986,
    summary:
      'Oxides of barium, lanthanum and copper lost resistance at temperatures higher than in any superconductor known before. A phase with a layered crystal structure was named as the likely cause, and the search for high-temperature superconductivity in cuprates began.',
    terms: 'superconductivity; cuprate; crystal structure; phase transition',
    methods: 'electrical measurement; chemical synthesis',
    openQuestions: ['The mechanism of superconductivity in these oxides was not explained.'],
  },
  {
    id: 'cao-2018',
    title: 'Unconventional superconductivity in magic-angle graphene superlattices',
    authors: 'Y. Cao; V. Fatemi; S. Fang; K. Watanabe; T. Taniguchi; E. Kaxiras',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2018,
    doi: '10.1038/nature26160',
    summary:
      'Two graphene sheets twisted by a magic angle near one degree have flat electronic bands. Tuned by a gate, the bilayer became superconducting next to a correlated insulating state, a pure carbon system that resembles cuprates.',
    terms: 'graphene; superconductivity; two-dimensional material; electronic structure; cuprate',
    methods: 'device fabrication; electrical measurement',
    openQuestions: ['The pairing mechanism in twisted bilayer graphene is open.'],
  },
  {
    id: 'murray-1993',
    title:
      'Synthesis and characterization of nearly monodisperse CdE (E = sulfur, selenium, tellurium) semiconductor nanocrystallites',
    authors: 'C. B. Murray; D. J. Norris; M. G. Bawendi',
    journal: 'Journal of the American Chemical Society',
    year: 1993,
    summary:
      'Injection of organometallic reagents into hot solvent gave nearly monodisperse nanocrystals of cadmium sulfide, selenide and telluride. Narrow sizes and good surfaces made the optical transitions of quantum dots, which depend on size, clear.',
    terms: 'quantum dot; nanocrystal; semiconductor; band gap; photoluminescence',
    methods: 'chemical synthesis; spectroscopy; electron microscopy',
  },
  {
    id: 'naguib-2011',
    title: 'Two-Dimensional Nanocrystals Produced by Exfoliation of Ti3AlC2',
    authors: 'M. Naguib; M. Kurtoglu; V. Presser; J. Lu; J. Niu; M. Heon',
    authorsTruncated: true,
    journal: 'Advanced Materials',
    year: 2011,
    summary:
      'Hydrofluoric acid removed aluminum from the layered carbide Ti3AlC2 and left exfoliated titanium carbide sheets. It was the first MXene, a family of conductive two-dimensional materials later used for energy storage.',
    terms: 'two-dimensional material; mxene; energy storage; crystal structure',
    methods: 'chemical synthesis; electron microscopy; density functional theory',
  },
  {
    id: 'mak-2010',
    title: 'Atomically Thin MoS2: A New Direct-Gap Semiconductor',
    authors: 'K. F. Mak; C. Lee; J. Hone; J. Shan; T. F. Heinz',
    journal: 'Physical Review Letters',
    year: 2010,
    summary:
      'Optical spectroscopy of molybdenum disulfide of one to several layers showed that the band gap grows and turns from indirect to direct in the monolayer. Photoluminescence rises strongly, which made it a two-dimensional semiconductor for optics.',
    terms:
      'two-dimensional material; band gap; semiconductor; photoluminescence; electronic structure',
    methods: 'spectroscopy; mechanical exfoliation',
  },
  {
    id: 'lee-2008',
    title: 'Measurement of the Elastic Properties and Intrinsic Strength of Monolayer Graphene',
    authors: 'C. Lee; X. Wei; J. W. Kysar; J. Hone',
    journal: 'Science',
    year: 2008,
    summary:
      'Free-standing graphene membranes over holes were indented by an atomic force microscope. The elastic stiffness and breaking force put graphene among the strongest materials ever measured.',
    terms: 'graphene; mechanical strength; two-dimensional material; carbon nanomaterial',
    methods: 'atomic force microscopy',
  },
  {
    id: 'butler-2018',
    title: 'Machine learning for molecular and materials science',
    authors: 'K. T. Butler; D. W. Davies; H. Cartwright; O. Isayev; A. Walsh',
    journal: 'Nature',
    year: 2018,
    doi: '10.1038/s41586-018-0337-2',
    summary:
      'The review shows how machine learning enters chemistry and materials science: representations, model choice and data, with uses in synthesis, property prediction and theory. It names small data, interpretability and data sharing as barriers.',
    terms:
      'machine learning; materials discovery; molecular property prediction; explainable ai; density functional theory; open data',
    methods: 'literature review',
  },
];
