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
      'Films of a few layers of graphite, down to graphene, were peeled from crystals, proved stable in air and made into transistors. A gate voltage switched carriers between electrons and holes of high mobility, so a two-dimensional material was shown to carry current like a semimetal.',
    terms:
      'graphene; two-dimensional material; field-effect transistor; carbon nanomaterial; carrier mobility; graphite',
    methods: 'mechanical exfoliation; device fabrication; electrical measurement',
    openQuestions: [
      'Whether substrate roughness reduces carrier mobility in few-layer graphene transistors was not tested.',
    ],
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
    openQuestions: [
      'Whether encapsulation in hexagonal boron nitride increases carrier mobility in graphene transistors at room temperature was not tested.',
    ],
  },
  {
    id: 'iijima-1991',
    title: 'Helical microtubules of graphitic carbon',
    authors: 'S. Iijima',
    journal: 'Nature',
    year: 1991,
    doi: '10.1038/354056a0',
    summary:
      'Needle-like tubes of coaxial graphitic sheets, nanometers wide, were found on the cathode of an arc discharge and imaged by electron microscopy. The hexagons run in a helix round the axis of such carbon nanotubes, and the helical pitch varies from tube to tube.',
    terms: 'carbon nanotube; carbon nanomaterial; crystal structure; graphite',
    methods: 'electron microscopy',
    openQuestions: [
      'Whether tube diameter affects electrical conductivity in single carbon nanotubes was not tested.',
    ],
  },
  {
    id: 'li-1999',
    title:
      'Design and synthesis of an exceptionally stable and highly porous metal-organic framework',
    authors: "H. Li; M. Eddaoudi; M. O'Keeffe; O. M. Yaghi",
    journal: 'Nature',
    year: 1999,
    doi: '10.1038/46248',
    summary:
      'Zinc oxide clusters joined by benzenedicarboxylate formed MOF-5, a metal-organic framework that keeps its crystal structure when its pores are emptied and heated. Its surface area and pore volume went well beyond those of most zeolites.',
    terms: 'metal-organic framework; porous material; crystal structure; gas adsorption',
    methods: 'chemical synthesis; x-ray crystallography',
    openQuestions: [
      'Whether exposure to humid air reduces gas adsorption capacity in MOF-5 crystals was not tested.',
    ],
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
    openQuestions: [
      'Whether mixing of several linkers in one crystal increases carbon dioxide selectivity in metal-organic frameworks exposed to humid flue gas was not tested.',
    ],
  },
  {
    id: 'hohenberg-1964',
    title: 'Inhomogeneous Electron Gas',
    authors: 'P. Hohenberg; W. Kohn',
    journal: 'Physical Review',
    year: 1964,
    doi: '10.1103/physrev.136.b864',
    summary:
      'It is proved that the ground-state energy of interacting electrons in an external potential is a universal functional of the electron density, minimal at the true density. The theorem founds density functional theory, and slowly varying densities are treated as an example.',
    terms: 'density functional theory; electronic structure; many-body physics; quantum chemistry',
    methods: 'theoretical analysis',
    openQuestions: [
      'Whether a gradient correction affects the calculated cohesive energy in simple metals was not tested.',
    ],
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
    openQuestions: [
      'Whether the local density approximation predicts binding energies within 0.1 electronvolt in small molecules was not tested.',
    ],
  },
  {
    id: 'perdew-1996',
    title: 'Generalized Gradient Approximation Made Simple',
    authors: 'J. P. Perdew; K. Burke; M. Ernzerhof',
    journal: 'Physical Review Letters',
    year: 1996,
    doi: '10.1103/physrevlett.77.3865',
    summary:
      'A generalized gradient approximation for exchange and correlation was derived in which all parameters are fundamental constants. The PBE functional is simple, smooth and satisfies the essential constraints, and it lowered the errors of molecular atomization energies well below those of the local density approximation.',
    terms:
      'density functional theory; exchange-correlation functional; electronic structure; quantum chemistry',
    methods: 'theoretical analysis; density functional theory',
    openQuestions: [
      'Whether a generalized gradient approximation reduces errors of the band gap in transition-metal oxides was not tested.',
    ],
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
      'Efficient iterative diagonalization and charge mixing for plane-wave density functional calculations with pseudopotentials were described and tested. The schemes, used in the VASP code, made total energies of metals and of large cells affordable.',
    terms:
      'density functional theory; electronic structure; open-source software; high-throughput computation',
    methods: 'density functional theory; algorithm design',
    openQuestions: [
      'Whether the density-mixing scheme lowers the number of self-consistency cycles in magnetic slabs of more than one thousand atoms was not tested.',
    ],
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
    openQuestions: [
      'Whether the computed decomposition energy predicts synthesis success in hypothetical inorganic compounds was not tested.',
    ],
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
    openQuestions: [
      'Whether transfer from computed formation energies improves the accuracy of band gap prediction in crystals with few experimental data was not tested.',
    ],
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
    openQuestions: [
      'Whether the predicted decomposition energy predicts synthesis success in crystals from graph network searches was not tested.',
      'Whether configurational disorder lowers the share of new compounds in crystals from graph network searches was not tested.',
    ],
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
    openQuestions: [
      'Whether transfer of element embeddings improves the accuracy of thermal conductivity prediction in oxide crystals was not tested.',
    ],
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
      'The potential energy was written as a sum of atomic terms, each a neural network of symmetry functions of the surroundings. The interatomic potential reproduced density functional theory for bulk silicon while being several orders of magnitude faster.',
    terms:
      'interatomic potential; density functional theory; machine learning; molecular dynamics; silicon',
    methods: 'machine learning; molecular dynamics; density functional theory',
    openQuestions: [
      'Whether a neural-network potential trained on bulk silicon predicts reconstruction energies in silicon surfaces was not tested.',
    ],
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
    openQuestions: [
      'Whether rotational equivariance improves the accuracy of reaction barriers in liquid battery electrolytes was not tested.',
    ],
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
    openQuestions: [
      'Whether charge-informed molecular dynamics predicts voltage fade in lithium-rich manganese oxide cathodes was not tested.',
    ],
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
    openQuestions: [
      'Whether the number of principal elements affects fracture toughness in cast high-entropy alloys was not tested.',
    ],
  },
  {
    id: 'cantor-2004',
    title: 'Microstructural development in equiatomic multicomponent alloys',
    authors: 'B. Cantor; I. T. H. Chang; P. Knight; A. J. B. Vincent',
    journal: 'Materials Science and Engineering A',
    year: 2004,
    doi: '10.1016/j.msea.2003.10.257',
    summary:
      'Casting many metals in equal proportions showed that far fewer phases form than thermodynamics would allow. The alloy of iron, chromium, manganese, nickel and cobalt solidified as one face-centered cubic solid solution.',
    terms: 'high-entropy alloy; alloy design; solid solution; crystal structure; thermodynamics',
    methods: 'alloy synthesis; electron microscopy; x-ray diffraction',
    openQuestions: [
      'Whether grain size affects tensile ductility in the equiatomic alloy of chromium, manganese, iron, cobalt and nickel was not tested.',
    ],
  },
  {
    id: 'bednorz-1986',
    title: 'Possible high Tc superconductivity in the Ba-La-Cu-O system',
    authors: 'J. G. Bednorz; K. A. Müller',
    journal: 'Zeitschrift für Physik B',
    year: 1986,
    doi: '10.1007/bf01303701',
    summary:
      'Oxides of barium, lanthanum and copper lost resistance at temperatures higher than in any superconductor known before. A phase with a layered crystal structure was named as the likely cause; it is the first superconducting cuprate.',
    terms: 'superconductivity; cuprate; crystal structure; phase transition',
    methods: 'electrical measurement; chemical synthesis',
    openQuestions: [
      'Whether hydrostatic pressure increases the superconducting transition temperature in lanthanum barium copper oxide was not tested.',
      'By which mechanism electrons pair in lanthanum barium copper oxide was left open.',
    ],
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
    openQuestions: [
      'Whether screening by a nearby metal gate affects the superconducting transition temperature in magic-angle twisted bilayer graphene was not tested.',
      'By which mechanism electrons pair in magic-angle twisted bilayer graphene was left open.',
    ],
  },
  {
    id: 'naguib-2011',
    title: 'Two-Dimensional Nanocrystals Produced by Exfoliation of Ti3AlC2',
    authors: 'M. Naguib; M. Kurtoglu; V. Presser; J. Lu; J. Niu; M. Heon',
    authorsTruncated: true,
    journal: 'Advanced Materials',
    year: 2011,
    doi: '10.1002/adma.201102306',
    summary:
      'Hydrofluoric acid removed aluminum from the layered carbide Ti3AlC2 and left exfoliated titanium carbide sheets. It was the first MXene, a conductive two-dimensional material with surface groups of oxygen and fluorine that is proposed for energy storage.',
    terms: 'two-dimensional material; mxene; energy storage; crystal structure',
    methods: 'chemical synthesis; electron microscopy; density functional theory',
    openQuestions: [
      'Whether the share of fluorine among surface groups reduces electrical conductivity in titanium carbide MXene films was not tested.',
    ],
  },
  {
    id: 'mak-2010',
    title: 'Atomically Thin MoS2: A New Direct-Gap Semiconductor',
    authors: 'K. F. Mak; C. Lee; J. Hone; J. Shan; T. F. Heinz',
    journal: 'Physical Review Letters',
    year: 2010,
    doi: '10.1103/physrevlett.105.136805',
    summary:
      'Optical spectroscopy of molybdenum disulfide of one to several layers showed that the band gap grows and turns from indirect to direct in the monolayer. Photoluminescence rises strongly, which made it a two-dimensional semiconductor for optics.',
    terms:
      'two-dimensional material; band gap; semiconductor; photoluminescence; electronic structure',
    methods: 'spectroscopy; mechanical exfoliation',
    openQuestions: [
      'Whether tensile strain lowers the photoluminescence yield in monolayer molybdenum disulfide was not tested.',
    ],
  },
  {
    id: 'lee-2008',
    title: 'Measurement of the Elastic Properties and Intrinsic Strength of Monolayer Graphene',
    authors: 'C. Lee; X. Wei; J. W. Kysar; J. Hone',
    journal: 'Science',
    year: 2008,
    doi: '10.1126/science.1157996',
    summary:
      'Free-standing graphene membranes over holes were indented by an atomic force microscope. The elastic stiffness and breaking force put graphene among the strongest materials ever measured.',
    terms: 'graphene; mechanical strength; two-dimensional material; carbon nanomaterial',
    methods: 'atomic force microscopy',
    openQuestions: [
      'Whether the density of grain boundaries reduces breaking strength in polycrystalline graphene was not tested.',
    ],
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
    openQuestions: [
      'Whether the inclusion of failed experiments in training data improves prediction of synthesis conditions in inorganic chemistry was not tested.',
    ],
  },
  {
    id: 'lin-2021',
    title:
      'A scalable metal-organic framework as a durable physisorbent for carbon dioxide capture',
    authors: 'J.-B. Lin; T. T. T. Nguyen; R. Vaidhyanathan; J. Burner; J. M. Taylor; H. Durekova',
    authorsTruncated: true,
    journal: 'Science',
    year: 2021,
    doi: '10.1126/science.abi7281',
    summary:
      'CALF-20, a metal-organic framework of zinc, triazolate and oxalate, was made from cheap parts and shaped for carbon capture. It binds carbon dioxide by physisorption, prefers it to water at moderate humidity, needs little heat for regeneration, and withstood steam and wet acid gases over very many cycles.',
    terms:
      'metal-organic framework; porous material; carbon capture; carbon dioxide; gas adsorption',
    methods: 'chemical synthesis; x-ray crystallography; molecular dynamics',
    openQuestions: [
      'Whether pellet size affects the heat needed for regeneration in CALF-20 adsorption columns was not tested.',
    ],
  },
  {
    id: 'park-2021',
    title: 'Tunable strongly coupled superconductivity in magic-angle twisted trilayer graphene',
    authors: 'J. M. Park; Y. Cao; K. Watanabe; T. Taniguchi; P. Jarillo-Herrero',
    journal: 'Nature',
    year: 2021,
    doi: '10.1038/s41586-021-03192-0',
    summary:
      'Three graphene sheets with alternating twist near 1.6 degrees became superconducting. An electric displacement field tuned the flat bands and with them the superconducting phase, more so than in the twisted bilayer, and the coherence length points to very strong coupling.',
    terms:
      'graphene; superconductivity; two-dimensional material; electronic structure; field-effect transistor',
    methods: 'device fabrication; electrical measurement',
    openQuestions: [
      'Whether the number of graphene layers affects the superconducting transition temperature in magic-angle graphene stacks was not tested.',
    ],
  },
  {
    id: 'chen-2022',
    title: 'A universal graph deep learning interatomic potential for the periodic table',
    authors: 'C. Chen; S. P. Ong',
    journal: 'Nature Computational Science',
    year: 2022,
    doi: '10.1038/s43588-022-00349-3',
    summary:
      'M3GNet, a graph network with three-body interactions, was trained on the relaxation records of the Materials Project. This universal interatomic potential relaxed crystals and ran molecular dynamics across the periodic table, and most of its best candidates from millions of hypothetical crystals were confirmed as stable by density functional theory.',
    terms:
      'interatomic potential; graph neural network; materials discovery; molecular dynamics; crystal structure; open-source software',
    methods: 'deep learning; molecular dynamics; density functional theory',
    openQuestions: [
      'Whether training on configurations far from equilibrium improves the accuracy of phonon frequencies in crystals of many elements was not tested.',
    ],
  },
  {
    id: 'rao-2022',
    title: 'Machine learning–enabled high-entropy alloy discovery',
    authors: 'Z. Rao; P.-Y. Tung; R. Xie; Y. Wei; H. Zhang; A. Ferrari',
    authorsTruncated: true,
    journal: 'Science',
    year: 2022,
    doi: '10.1126/science.abo4940',
    summary:
      'A generative model, an ensemble of regression models, density functional theory and measurements were joined in active learning to search high-entropy alloys for low thermal expansion. Only seventeen new alloys had to be made, and two of them are Invar alloys that hardly expand near room temperature.',
    terms:
      'high-entropy alloy; alloy design; active learning; generative model; machine learning; materials discovery',
    methods: 'machine learning; density functional theory; alloy synthesis',
    openQuestions: [
      'Whether model-guided sampling reduces the number of trial castings in the design of ductile refractory high-entropy alloys was not tested.',
    ],
  },
  {
    id: 'liu-2022',
    title:
      'Exceptional fracture toughness of CrCoNi-based medium- and high-entropy alloys at 20 kelvin',
    authors: 'D. Liu; Q. Yu; S. Kabra; M. Jiang; P. Forna-Kreutzer; R. Zhang',
    authorsTruncated: true,
    journal: 'Science',
    year: 2022,
    doi: '10.1126/science.abp8070',
    summary:
      'Fracture toughness of the alloy CrCoNi and of the high-entropy alloy CrMnFeCoNi was measured at 20 kelvin. Neither turned brittle in the cold, and CrCoNi reached one of the highest values on record, because stacking faults, fine twins and transformed layers at the crack tip take up strain.',
    terms:
      'high-entropy alloy; mechanical strength; solid solution; crystal structure; alloy design',
    methods: 'mechanical testing; electron microscopy',
    openQuestions: [
      'Whether dissolved hydrogen reduces fracture toughness in the CrCoNi alloy at 20 kelvin was not tested.',
    ],
  },
  {
    id: 'szymanski-2023',
    title: 'An autonomous laboratory for the accelerated synthesis of inorganic materials',
    authors: 'N. J. Szymanski; B. Rendy; Y. Fei; R. E. Kumar; T. He; D. Milsted',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2023,
    doi: '10.1038/s41586-023-06734-w',
    summary:
      'The A-Lab joins robots for the synthesis of powders and for x-ray diffraction with computed phase stability, with recipes learned from the literature and with active learning. In 17 days of operation it made most of the inorganic compounds that it was set, and slow reaction kinetics was the main cause of failure.',
    terms:
      'materials discovery; active learning; robotics; high-throughput computation; machine learning; natural language processing',
    methods: 'chemical synthesis; x-ray diffraction; machine learning; density functional theory',
    openQuestions: [
      'Whether active learning improves the yield of target compounds in air-sensitive sulfides was not tested.',
    ],
  },
  {
    id: 'sun-2023',
    title: 'Signatures of superconductivity near 80 K in a nickelate under high pressure',
    authors: 'H. Sun; M. Huo; X. Hu; J. Li; Z. Liu; Y. Han',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2023,
    doi: '10.1038/s41586-023-06408-7',
    summary:
      'Electrical resistance of La3Ni2O7 crystals fell sharply near 80 kelvin at pressures above 14 gigapascals, and a diamagnetic response went with it. Pressure changes the crystal structure and straightens the bonds between the nickel layers, which brings bands akin to those of a cuprate to the Fermi level.',
    terms: 'superconductivity; cuprate; phase transition; crystal structure; electronic structure',
    methods: 'electrical measurement; x-ray diffraction; density functional theory',
    openQuestions: [
      'Whether oxygen content affects the superconducting volume fraction in pressurized La3Ni2O7 crystals was not tested.',
    ],
  },
  {
    id: 'zhou-2024',
    title: 'Carbon dioxide capture from open air using covalent organic frameworks',
    authors: 'Z. Zhou; T. Ma; H. Zhang; S. Chheda; H. Li; K. Wang',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2024,
    summary:
      'COF-999, a covalent organic framework with polyamines grown inside its pores, took up carbon dioxide from open air. Humidity roughly doubled the uptake, mild heat was enough to regenerate the porous material, and its capacity was kept over a hundred cycles with outdoor air.',
    terms: 'porous material; carbon capture; carbon dioxide; gas adsorption; negative emissions',
    methods: 'chemical synthesis; x-ray diffraction',
    openQuestions: [
      'Whether sulfur dioxide in ambient air reduces carbon dioxide uptake in amine-filled covalent organic frameworks was not tested.',
    ],
  },
  {
    id: 'riebesell-2025',
    title: 'A framework to evaluate machine learning crystal stability predictions',
    authors: 'J. Riebesell; R. E. A. Goodall; P. Benner; Y. Chiang; B. Deng; G. Ceder',
    authorsTruncated: true,
    journal: 'Nature Machine Intelligence',
    year: 2025,
    doi: '10.1038/s42256-025-01055-1',
    summary:
      'Matbench Discovery ranks machine learning models by how well they pick stable crystals before density functional theory is run. Universal interatomic potentials did better than all other kinds of model, and a low regression error alone did not prevent many false positives near the stability threshold.',
    terms:
      'benchmark dataset; materials discovery; interatomic potential; graph neural network; density functional theory; open-source software',
    methods: 'benchmarking; deep learning; density functional theory',
    openQuestions: [
      'Whether the accuracy of stability prediction by interatomic potentials predicts the error of lithium diffusion coefficients in solid electrolytes was not tested.',
    ],
  },
  {
    id: 'zeni-2025',
    title: 'A generative model for inorganic materials design',
    authors: 'C. Zeni; R. Pinsler; D. Zügner; A. Fowler; M. Horton; X. Fu',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2025,
    doi: '10.1038/s41586-025-08628-5',
    summary:
      'MatterGen is a diffusion model that generates inorganic crystals by denoising atom types, positions and the lattice together. More of its structures were stable and new than with earlier generative models, and after fine-tuning it met targets for chemistry, symmetry and mechanical, electronic or magnetic properties. One compound was made, and its property came within a fifth of the target.',
    terms:
      'generative model; diffusion model; materials discovery; crystal structure; graph neural network; density functional theory',
    methods: 'deep learning; density functional theory; chemical synthesis',
    openQuestions: [
      'Whether property-conditioned diffusion increases synthesis success in crystals of four or more elements was not tested.',
    ],
  },
];
