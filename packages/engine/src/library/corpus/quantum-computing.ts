import type { CorpusEntry } from '../library.types.js';

/** Papers of the category "Quantum Computing". Facts are checked; every summary is our own wording. */
export const quantumComputing: readonly CorpusEntry[] = [
  {
    id: 'feynman-1982',
    title: 'Simulating physics with computers',
    authors: 'R. P. Feynman',
    journal: 'International Journal of Theoretical Physics',
    year: 1982,
    doi: '10.1007/bf02650179',
    summary:
      'The lecture asks whether classical computers can simulate quantum physics and argues that the cost grows out of hand. A machine built of quantum elements, a quantum simulator, could imitate any local quantum system.',
    terms: 'quantum simulation; quantum algorithm; many-body physics; quantum advantage',
    methods: 'theoretical analysis',
  },
  {
    id: 'shor-1997',
    title:
      'Polynomial-Time Algorithms for Prime Factorization and Discrete Logarithms on a Quantum Computer',
    authors: 'P. W. Shor',
    journal: 'SIAM Journal on Computing',
    year: 1997,
    summary:
      'A quantum computer can factor integers and find discrete logarithms in polynomial time by period finding with the quantum Fourier transform. The result threatens public-key cryptography and made quantum computing a serious aim.',
    terms: 'quantum algorithm; cryptography; quantum advantage; qubit',
    methods: 'quantum algorithm design',
  },
  {
    id: 'grover-1997',
    title: 'Quantum Mechanics Helps in Searching for a Needle in a Haystack',
    authors: 'L. K. Grover',
    journal: 'Physical Review Letters',
    year: 1997,
    summary:
      'Searching an unsorted list takes a number of quantum queries that grows only with the square root of its length. Amplitude of the marked item is amplified by repeated reflections.',
    terms: 'quantum algorithm; quantum advantage; database search; qubit',
    methods: 'quantum algorithm design',
  },
  {
    id: 'peruzzo-2014',
    title: 'A variational eigenvalue solver on a photonic quantum processor',
    authors: 'A. Peruzzo; J. McClean; P. Shadbolt; M.-H. Yung; X.-Q. Zhou; P. J. Love',
    authorsTruncated: true,
    journal: 'Nature Communications',
    year: 2014,
    doi: '10.1038/ncomms5213',
    summary:
      'The variational quantum eigensolver prepares a trial state on a quantum processor, measures its energy term by term, and lets a classical optimizer adjust the parameters. A photonic chip found the ground-state energy of the helium hydride ion.',
    terms:
      'variational quantum eigensolver; quantum chemistry; photonic quantum computing; molecular energy; optimization',
    methods: 'quantum hardware experiment; quantum algorithm design',
  },
  {
    id: 'kandala-2017',
    title:
      'Hardware-efficient variational quantum eigensolver for small molecules and quantum magnets',
    authors: 'A. Kandala; A. Mezzacapo; K. Temme; M. Takita; M. Brink; J. M. Chow',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2017,
    doi: '10.1038/nature23879',
    summary:
      'Six superconducting qubits and a hardware-efficient ansatz were used to find ground states of hydrogen, lithium hydride and beryllium hydride, and of a quantum magnet. The study relates accuracy to circuit depth, noise and sampling.',
    terms:
      'variational quantum eigensolver; superconducting qubit; quantum chemistry; molecular energy; optimization',
    methods: 'quantum hardware experiment',
    openQuestions: ['Noise kept the energies away from chemical accuracy.'],
  },
  {
    id: 'preskill-2018',
    title: 'Quantum Computing in the NISQ era and beyond',
    authors: 'J. Preskill',
    journal: 'Quantum',
    year: 2018,
    doi: '10.22331/q-2018-08-06-79',
    summary:
      'The paper names the era of noisy intermediate-scale quantum devices with fifty to a few hundred qubits and no error correction. It weighs what they may do in optimization, learning and simulation and urges patience for fault tolerance.',
    terms:
      'noisy intermediate-scale quantum; quantum error correction; quantum simulation; quantum advantage; qubit',
    methods: 'literature review',
  },
  {
    id: 'arute-2019',
    title: 'Quantum supremacy using a programmable superconducting processor',
    authors: 'F. Arute; K. Arya; R. Babbush; D. Bacon; J. C. Bardin; R. Barends',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2019,
    doi: '10.1038/s41586-019-1666-5',
    summary:
      'A processor of 53 programmable superconducting qubits sampled random circuits in minutes, a task then estimated to take classical supercomputers far longer. It was presented as quantum supremacy; better classical methods have since narrowed the gap.',
    terms:
      'superconducting qubit; quantum advantage; noisy intermediate-scale quantum; benchmarking quantum devices',
    methods: 'quantum hardware experiment; benchmarking',
  },
  {
    id: 'aspuru-guzik-2005',
    title: 'Simulated Quantum Computation of Molecular Energies',
    authors: 'A. Aspuru-Guzik; A. D. Dutoi; P. J. Love; M. Head-Gordon',
    journal: 'Science',
    year: 2005,
    doi: '10.1126/science.1113479',
    summary:
      'Simulation on a classical computer showed how a quantum computer could obtain molecular ground-state energies by phase estimation, with adiabatic preparation of the state. The number of qubits grows linearly with basis functions; water and lithium hydride served as examples.',
    terms:
      'quantum chemistry; quantum algorithm; molecular energy; phase estimation; electronic structure',
    methods: 'quantum algorithm design; numerical simulation',
  },
  {
    id: 'mcardle-2020',
    title: 'Quantum computational chemistry',
    authors: 'S. McArdle; S. Endo; A. Aspuru-Guzik; S. C. Benjamin; X. Yuan',
    journal: 'Reviews of Modern Physics',
    year: 2020,
    doi: '10.1103/revmodphys.92.015003',
    summary:
      'The review leads from electronic structure theory to quantum algorithms for chemistry: encodings, ansatz circuits, phase estimation, variational methods and error mitigation. It states the resources needed before classical methods are outdone.',
    terms:
      'quantum chemistry; variational quantum eigensolver; error mitigation; electronic structure; phase estimation; molecular energy',
    methods: 'literature review',
  },
  {
    id: 'cao-2019',
    title: 'Quantum Chemistry in the Age of Quantum Computing',
    authors: 'Y. Cao; J. Romero; J. P. Olson; M. Degroote; P. D. Johnson; M. Kieferová',
    authorsTruncated: true,
    journal: 'Chemical Reviews',
    year: 2019,
    doi: '10.1021/acs.chemrev.8b00803',
    summary:
      'Written for chemists, this review explains how quantum computers could address electronic structure and dynamics. It covers complexity, algorithms for fault-tolerant and noisy machines, and experiments up to that time.',
    terms:
      'quantum chemistry; quantum algorithm; variational quantum eigensolver; electronic structure; quantum simulation',
    methods: 'literature review',
  },
  {
    id: 'cerezo-2021',
    title: 'Variational quantum algorithms',
    authors: 'M. Cerezo; A. Arrasmith; R. Babbush; S. C. Benjamin; S. Endo; K. Fujii',
    authorsTruncated: true,
    journal: 'Nature Reviews Physics',
    year: 2021,
    doi: '10.1038/s42254-021-00348-9',
    summary:
      'Variational quantum algorithms train a parameterised quantum circuit with a classical optimizer. The review treats costs, ansatz, gradients and uses from chemistry to machine learning, and the obstacles of trainability, accuracy and efficiency.',
    terms:
      'variational quantum algorithm; variational quantum eigensolver; barren plateau; error mitigation; noisy intermediate-scale quantum; optimization',
    methods: 'literature review',
    openQuestions: ['Whether barren plateaus can be avoided for useful problems is open.'],
  },
  {
    id: 'harrow-2009',
    title: 'Quantum Algorithm for Linear Systems of Equations',
    authors: 'A. W. Harrow; A. Hassidim; S. Lloyd',
    journal: 'Physical Review Letters',
    year: 2009,
    summary:
      'A quantum algorithm prepares a state proportional to the solution of a sparse linear system in time logarithmic in its size, given good conditioning. Only summary properties of the solution can be read out.',
    terms: 'quantum algorithm; linear systems; quantum advantage; quantum machine learning',
    methods: 'quantum algorithm design',
  },
  {
    id: 'lloyd-1996',
    title: 'Universal Quantum Simulators',
    authors: 'S. Lloyd',
    journal: 'Science',
    year: 1996,
    summary:
      "Feynman's conjecture was made precise: a quantum computer can simulate any local quantum system efficiently by composing short time steps of its local interactions.",
    terms: 'quantum simulation; quantum algorithm; many-body physics; qubit',
    methods: 'quantum algorithm design; theoretical analysis',
  },
  {
    id: 'shor-1995',
    title: 'Scheme for reducing decoherence in quantum computer memory',
    authors: 'P. W. Shor',
    journal: 'Physical Review A',
    year: 1995,
    summary:
      'One qubit of information is spread over nine, so that decoherence of any single qubit can be detected and undone without reading the state. It was the first quantum error correction code.',
    terms: 'quantum error correction; qubit; decoherence; quantum gate',
    methods: 'theoretical analysis',
  },
  {
    id: 'fowler-2012',
    title: 'Surface codes: Towards practical large-scale quantum computation',
    authors: 'A. G. Fowler; M. Mariantoni; J. M. Martinis; A. N. Cleland',
    journal: 'Physical Review A',
    year: 2012,
    doi: '10.1103/physreva.86.032324',
    summary:
      'The surface code was explained for experimenters: stabilizer measurements on a square grid, logical qubits as defects, braiding, and distillation of magic states. Estimates show that millions of physical qubits would be needed to factor large numbers.',
    terms:
      'quantum error correction; surface code; superconducting qubit; qubit; resource estimation',
    methods: 'theoretical analysis; numerical simulation',
  },
  {
    id: 'google-2023',
    title: 'Suppressing quantum errors by scaling a surface code logical qubit',
    authors: 'Google Quantum AI',
    journal: 'Nature',
    year: 2023,
    doi: '10.1038/s41586-022-05434-1',
    summary:
      'Logical qubits of two surface code sizes were compared on one superconducting processor. The larger one had slightly fewer errors per cycle than the smaller, first evidence that adding physical qubits can reduce the logical error.',
    terms: 'quantum error correction; surface code; superconducting qubit; decoherence',
    methods: 'quantum hardware experiment',
    openQuestions: ['Error rates must fall much further before logical qubits are useful.'],
  },
  {
    id: 'biamonte-2017',
    title: 'Quantum machine learning',
    authors: 'J. Biamonte; P. Wittek; N. Pancotti; P. Rebentrost; N. Wiebe; S. Lloyd',
    journal: 'Nature',
    year: 2017,
    summary:
      'The review covers quantum machine learning: linear algebra speed-ups, quantum annealers, deep quantum learning and learning on quantum data. Input and output of classical data, cost and benchmarking are named as the main hurdles.',
    terms:
      'quantum machine learning; quantum algorithm; machine learning; linear systems; quantum advantage',
    methods: 'literature review',
  },
  {
    id: 'mcclean-2018',
    title: 'Barren plateaus in quantum neural network training landscapes',
    authors: 'J. R. McClean; S. Boixo; V. N. Smelyanskiy; R. Babbush; H. Neven',
    journal: 'Nature Communications',
    year: 2018,
    doi: '10.1038/s41467-018-07090-4',
    summary:
      'For wide classes of random parameterised circuits the gradient vanishes exponentially with the number of qubits. Such barren plateaus make random starting points useless for variational quantum algorithms and quantum neural networks.',
    terms: 'barren plateau; variational quantum algorithm; quantum machine learning; optimization',
    methods: 'theoretical analysis; numerical simulation',
  },
  {
    id: 'temme-2017',
    title: 'Error Mitigation for Short-Depth Quantum Circuits',
    authors: 'K. Temme; S. Bravyi; J. M. Gambetta',
    journal: 'Physical Review Letters',
    year: 2017,
    doi: '10.1103/physrevlett.119.180509',
    summary:
      'Two schemes reduce the effect of noise on expectation values without extra qubits: extrapolation to zero noise and resampling of random circuits by a quasi-probability. They founded error mitigation for short circuits.',
    terms: 'error mitigation; noisy intermediate-scale quantum; decoherence; quantum simulation',
    methods: 'theoretical analysis; numerical simulation',
  },
  {
    id: 'kim-2023',
    title: 'Evidence for the utility of quantum computing before fault tolerance',
    authors: 'Y. Kim; A. Eddins; S. Anand; K. X. Wei; E. van den Berg; S. Rosenblatt',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2023,
    doi: '10.1038/s41586-023-06096-3',
    summary:
      'A 127-qubit superconducting processor with zero-noise extrapolation measured the dynamics of an Ising model at depths beyond brute-force simulation. Results agreed with exact values where known; approximate classical methods soon reproduced the rest.',
    terms:
      'error mitigation; superconducting qubit; quantum simulation; quantum advantage; many-body physics',
    methods: 'quantum hardware experiment; numerical simulation',
  },
  {
    id: 'google-2020',
    title: 'Hartree-Fock on a superconducting qubit quantum computer',
    authors: 'Google AI Quantum and Collaborators',
    journal: 'Science',
    year: 2020,
    summary:
      'Hartree-Fock calculations of hydrogen chains and of the isomerisation of diazene ran on up to twelve superconducting qubits. Variational optimization with purification and post-selection as error mitigation reached good accuracy.',
    terms:
      'quantum chemistry; variational quantum eigensolver; superconducting qubit; error mitigation; molecular energy',
    methods: 'quantum hardware experiment',
  },
  {
    id: 'reiher-2017',
    title: 'Elucidating reaction mechanisms on quantum computers',
    authors: 'M. Reiher; N. Wiebe; K. M. Svore; D. Wecker; M. Troyer',
    journal: 'Proceedings of the National Academy of Sciences',
    year: 2017,
    doi: '10.1073/pnas.1619152114',
    summary:
      'The paper estimates what a quantum computer needs to clarify the reaction mechanism of nitrogenase at its iron-molybdenum cofactor. Phase estimation with error correction is feasible in principle, with large but finite numbers of qubits and gates.',
    terms:
      'quantum chemistry; phase estimation; resource estimation; catalysis; quantum error correction; molecular energy; enzyme',
    methods: 'quantum algorithm design; numerical simulation',
  },
  {
    id: 'grimsley-2019',
    title:
      'An adaptive variational algorithm for exact molecular simulations on a quantum computer',
    authors: 'H. R. Grimsley; S. E. Economou; E. Barnes; N. J. Mayhall',
    journal: 'Nature Communications',
    year: 2019,
    doi: '10.1038/s41467-019-10988-2',
    summary:
      'ADAPT-VQE grows its ansatz one operator at a time, always choosing the one with the largest energy gradient. Simulations of small molecules gave exact energies with shallower circuits than fixed unitary coupled cluster.',
    terms: 'variational quantum eigensolver; quantum chemistry; molecular energy; optimization',
    methods: 'quantum algorithm design; numerical simulation',
  },
  {
    id: 'omalley-2016',
    title: 'Scalable Quantum Simulation of Molecular Energies',
    authors: "P. J. J. O'Malley; R. Babbush; I. D. Kivlichan; J. Romero; J. R. McClean; R. Barends",
    authorsTruncated: true,
    journal: 'Physical Review X',
    year: 2016,
    doi: '10.1103/physrevx.6.031007',
    summary:
      'The energy surface of molecular hydrogen was computed on superconducting qubits in two ways, by the variational quantum eigensolver and by phase estimation. The variational method reached chemical accuracy because it tolerates systematic errors.',
    terms:
      'variational quantum eigensolver; phase estimation; superconducting qubit; quantum chemistry; molecular energy',
    methods: 'quantum hardware experiment',
  },
  {
    id: 'hempel-2018',
    title: 'Quantum Chemistry Calculations on a Trapped-Ion Quantum Simulator',
    authors: 'C. Hempel; C. Maier; J. Romero; J. McClean; T. Monz; H. Shen',
    authorsTruncated: true,
    journal: 'Physical Review X',
    year: 2018,
    summary:
      'Ground-state energies of hydrogen and lithium hydride were found by the variational quantum eigensolver on trapped ions. The work compares encodings and shows how to save measurements and circuit depth.',
    terms:
      'trapped ion; variational quantum eigensolver; quantum chemistry; molecular energy; quantum simulation',
    methods: 'quantum hardware experiment',
  },
  {
    id: 'cirac-1995',
    title: 'Quantum Computations with Cold Trapped Ions',
    authors: 'J. I. Cirac; P. Zoller',
    journal: 'Physical Review Letters',
    year: 1995,
    summary:
      'A chain of cold trapped ions addressed by lasers can serve as a quantum computer: internal states are qubits, and their shared motion carries a controlled gate between any two. It was the first concrete blueprint for hardware.',
    terms: 'trapped ion; qubit; quantum gate; decoherence',
    methods: 'theoretical analysis',
  },
];
