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
    openQuestions: [
      'Whether decoherence reduces the accuracy of energy spectra in a quantum model of coupled spins was not tested.',
    ],
  },
  {
    id: 'shor-1997',
    title:
      'Polynomial-Time Algorithms for Prime Factorization and Discrete Logarithms on a Quantum Computer',
    authors: 'P. W. Shor',
    journal: 'SIAM Journal on Computing',
    year: 1997,
    doi: '10.1137/s0097539795293172',
    summary:
      'A quantum computer can factor integers and find discrete logarithms in polynomial time by period finding with the quantum Fourier transform. No polynomial classical method is known, so the result threatens public-key cryptography.',
    terms: 'quantum algorithm; cryptography; quantum advantage; qubit',
    methods: 'quantum algorithm design',
    openQuestions: [
      'Whether gate noise lowers the success probability of period finding in circuits without error correction was not tested.',
    ],
  },
  {
    id: 'grover-1997',
    title: 'Quantum Mechanics Helps in Searching for a Needle in a Haystack',
    authors: 'L. K. Grover',
    journal: 'Physical Review Letters',
    year: 1997,
    doi: '10.1103/physrevlett.79.325',
    summary:
      'Searching an unsorted list takes a number of quantum queries that grows only with the square root of its length. Amplitude of the marked item is amplified by repeated reflections.',
    terms: 'quantum algorithm; quantum advantage; database search; qubit',
    methods: 'quantum algorithm design',
    openQuestions: [
      'Whether qubit decay lowers the success probability of amplitude amplification in searches over more than one thousand items was not tested.',
    ],
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
    openQuestions: [
      'Whether error mitigation improves the accuracy of dissociation energies in variational eigensolvers on photonic hardware was not tested.',
    ],
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
    openQuestions: [
      'Whether zero-noise extrapolation lowers the energy error of beryllium hydride in a superconducting variational eigensolver was not tested.',
    ],
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
    openQuestions: [
      'Whether error mitigation increases the useful circuit depth in processors of one hundred noisy qubits was not tested.',
    ],
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
      'A processor of 53 programmable superconducting qubits sampled random circuits in minutes, a task then estimated to take classical supercomputers far longer. The result was presented as quantum supremacy, and the fidelity agreed with a model of independent errors.',
    terms:
      'superconducting qubit; quantum advantage; noisy intermediate-scale quantum; benchmarking quantum devices',
    methods: 'quantum hardware experiment; benchmarking',
    openQuestions: [
      'Whether error correlation between qubits lowers sampling fidelity in random circuits deeper than twenty cycles was not tested.',
    ],
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
    openQuestions: [
      'Whether state preparation fidelity predicts the success of phase estimation in molecules with near-degenerate ground states was not tested.',
    ],
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
    openQuestions: [
      'Whether symmetry verification lowers the energy error of variational eigensolvers in transition-metal complexes was not tested.',
    ],
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
    openQuestions: [
      'Whether the Jordan-Wigner transformation increases the energy error of noisy quantum processors in large molecules was not tested.',
    ],
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
      'Variational quantum algorithms train a parameterized quantum circuit with a classical optimizer. The review treats costs, ansatz, gradients and uses from chemistry to machine learning, and the obstacles of trainability, accuracy and efficiency.',
    terms:
      'variational quantum algorithm; variational quantum eigensolver; barren plateau; error mitigation; noisy intermediate-scale quantum; optimization',
    methods: 'literature review',
    openQuestions: [
      'Whether a local cost function prevents barren plateaus in variational circuits for molecular ground states was not tested.',
    ],
  },
  {
    id: 'harrow-2009',
    title: 'Quantum Algorithm for Linear Systems of Equations',
    authors: 'A. W. Harrow; A. Hassidim; S. Lloyd',
    journal: 'Physical Review Letters',
    year: 2009,
    doi: '10.1103/physrevlett.103.150502',
    summary:
      'A quantum algorithm prepares a state proportional to the solution of a sparse linear system in time logarithmic in its size, given good conditioning. Only summary properties of the solution can be read out.',
    terms: 'quantum algorithm; linear systems; quantum advantage; quantum machine learning',
    methods: 'quantum algorithm design',
    openQuestions: [
      'Whether a preconditioner lowers the gate count of a quantum linear solver in finite-element problems was not tested.',
    ],
  },
  {
    id: 'lloyd-1996',
    title: 'Universal Quantum Simulators',
    authors: 'S. Lloyd',
    journal: 'Science',
    year: 1996,
    doi: '10.1126/science.273.5278.1073',
    summary:
      "Feynman's conjecture was made precise: a quantum computer can simulate any local quantum system efficiently by composing short time steps of its local interactions.",
    terms: 'quantum simulation; quantum algorithm; many-body physics; qubit',
    methods: 'quantum algorithm design; theoretical analysis',
    openQuestions: [
      'Whether the length of the time step affects the energy error of spin models in noisy quantum hardware was not tested.',
    ],
  },
  {
    id: 'shor-1995',
    title: 'Scheme for reducing decoherence in quantum computer memory',
    authors: 'P. W. Shor',
    journal: 'Physical Review A',
    year: 1995,
    doi: '10.1103/physreva.52.r2493',
    summary:
      'One qubit of information is spread over nine, so that decoherence of any single qubit can be detected and undone without reading the state. It was the first quantum error correction code.',
    terms: 'quantum error correction; qubit; decoherence; quantum gate',
    methods: 'theoretical analysis',
    openQuestions: [
      'Whether the nine-qubit code lowers the logical error rate in hardware with correlated noise was not tested.',
    ],
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
    openQuestions: [
      'Whether qubit leakage affects the logical error rate in surface code memories was not tested.',
    ],
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
    openQuestions: [
      'Whether shielding from cosmic rays reduces correlated error bursts in superconducting surface code processors was not tested.',
    ],
  },
  {
    id: 'biamonte-2017',
    title: 'Quantum machine learning',
    authors: 'J. Biamonte; P. Wittek; N. Pancotti; P. Rebentrost; N. Wiebe; S. Lloyd',
    journal: 'Nature',
    year: 2017,
    doi: '10.1038/nature23474',
    summary:
      'The review covers quantum machine learning: linear algebra speed-ups, quantum annealers, deep quantum learning and learning on quantum data. Input and output of classical data, cost and benchmarking are named as the main hurdles.',
    terms:
      'quantum machine learning; quantum algorithm; machine learning; linear systems; quantum advantage',
    methods: 'literature review',
    openQuestions: [
      'Whether a quantum kernel improves the accuracy of image classification in medical x-ray images was not tested.',
    ],
  },
  {
    id: 'mcclean-2018',
    title: 'Barren plateaus in quantum neural network training landscapes',
    authors: 'J. R. McClean; S. Boixo; V. N. Smelyanskiy; R. Babbush; H. Neven',
    journal: 'Nature Communications',
    year: 2018,
    doi: '10.1038/s41467-018-07090-4',
    summary:
      'For wide classes of random parameterized circuits the gradient vanishes exponentially with the number of qubits. Such barren plateaus make random starting points useless for variational quantum algorithms and quantum neural networks.',
    terms: 'barren plateau; variational quantum algorithm; quantum machine learning; optimization',
    methods: 'theoretical analysis; numerical simulation',
    openQuestions: [
      'Whether layerwise training prevents vanishing gradients in deep variational quantum circuits was not tested.',
    ],
  },
  {
    id: 'temme-2017',
    title: 'Error Mitigation for Short-Depth Quantum Circuits',
    authors: 'K. Temme; S. Bravyi; J. M. Gambetta',
    journal: 'Physical Review Letters',
    year: 2017,
    doi: '10.1103/physrevlett.119.180509',
    summary:
      'Two schemes reduce the effect of noise on expectation values without extra qubits: extrapolation to zero noise and resampling of random circuits by a quasi-probability. Both serve error mitigation in circuits that are too short for error correction.',
    terms: 'error mitigation; noisy intermediate-scale quantum; decoherence; quantum simulation',
    methods: 'theoretical analysis; numerical simulation',
    openQuestions: [
      'Whether noise drift increases the error of zero-noise extrapolation in superconducting processors was not tested.',
    ],
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
      'A 127-qubit superconducting processor with zero-noise extrapolation measured the dynamics of an Ising model at depths beyond brute-force simulation. Results agreed with exact values where these are known, also at strong entanglement, where the tensor network methods that were compared broke down.',
    terms:
      'error mitigation; superconducting qubit; quantum simulation; quantum advantage; many-body physics',
    methods: 'quantum hardware experiment; numerical simulation',
    openQuestions: [
      'Whether a greater circuit depth reduces the accuracy of zero-noise extrapolation in Ising models of 127 qubits was not tested.',
    ],
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
    openQuestions: [
      'Whether tensor factorization of the Hamiltonian lowers the gate count of phase estimation in nitrogenase models was not tested.',
    ],
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
    openQuestions: [
      'Whether measurement noise affects operator selection of adaptive variational eigensolvers in small molecules was not tested.',
    ],
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
    openQuestions: [
      'Whether variational optimization reduces systematic energy errors in molecules larger than molecular hydrogen was not tested.',
    ],
  },
  {
    id: 'cirac-1995',
    title: 'Quantum Computations with Cold Trapped Ions',
    authors: 'J. I. Cirac; P. Zoller',
    journal: 'Physical Review Letters',
    year: 1995,
    doi: '10.1103/physrevlett.74.4091',
    summary:
      'A chain of cold trapped ions addressed by lasers can serve as a quantum computer: internal states are qubits, and their shared motion carries a controlled gate between any two. It was the first concrete blueprint for hardware.',
    terms: 'trapped ion; qubit; quantum gate; decoherence',
    methods: 'theoretical analysis',
    openQuestions: [
      'Whether motional heating lowers the fidelity of controlled gates in chains of more than ten trapped ions was not tested.',
    ],
  },
  {
    id: 'gidney-2021',
    title: 'How to factor 2048 bit RSA integers in 8 hours using 20 million noisy qubits',
    authors: 'C. Gidney; M. Ekerå',
    journal: 'Quantum',
    year: 2021,
    doi: '10.22331/q-2021-04-15-433',
    summary:
      'The cost of factoring integers of 2048 bits with a variant of the algorithm of Shor was estimated for a surface code on a square grid of noisy qubits. About twenty million physical qubits with a gate error of one in a thousand would suffice for eight hours, far fewer than in earlier estimates.',
    terms:
      'quantum algorithm; cryptography; surface code; resource estimation; quantum error correction',
    methods: 'quantum algorithm design; theoretical analysis',
    openQuestions: [
      'Whether a low-density parity-check code lowers the number of physical qubits needed in quantum factoring of 2048-bit integers was not tested.',
    ],
  },
  {
    id: 'lee-2021',
    title: 'Even More Efficient Quantum Computations of Chemistry Through Tensor Hypercontraction',
    authors: 'J. Lee; D. W. Berry; C. Gidney; W. J. Huggins; J. R. McClean; N. Wiebe',
    authorsTruncated: true,
    journal: 'PRX Quantum',
    year: 2021,
    doi: '10.1103/prxquantum.2.030305',
    summary:
      'Tensor hypercontraction of the electron interaction gave quantum circuits for phase estimation with lower cost than any earlier factorization for molecules in arbitrary basis sets. The iron-molybdenum cofactor of nitrogenase was estimated to need about four million physical qubits for less than four days.',
    terms:
      'quantum chemistry; phase estimation; resource estimation; molecular energy; surface code; quantum algorithm',
    methods: 'quantum algorithm design; numerical simulation',
    openQuestions: [
      'Whether truncation of the tensor hypercontraction affects relative energies in reaction intermediates of nitrogenase was not tested.',
    ],
  },
  {
    id: 'huang-2022',
    title: 'Quantum advantage in learning from experiments',
    authors: 'H.-Y. Huang; M. Broughton; J. Cotler; S. Chen; J. Li; M. Mohseni',
    authorsTruncated: true,
    journal: 'Science',
    year: 2022,
    doi: '10.1126/science.abn7293',
    summary:
      'A machine that stores quantum data and measures several copies jointly can learn some properties of a physical system from exponentially fewer experiments than one that measures each copy by itself. The advantage was proved, and shown with up to forty superconducting qubits in spite of noise.',
    terms:
      'quantum machine learning; quantum advantage; superconducting qubit; noisy intermediate-scale quantum; machine learning',
    methods: 'quantum hardware experiment; theoretical analysis; machine learning',
    openQuestions: [
      'Whether joint measurement of stored copies reduces the number of experiments needed in magnetic resonance sensing of molecules was not tested.',
    ],
  },
  {
    id: 'cai-2023',
    title: 'Quantum error mitigation',
    authors: 'Z. Cai; R. Babbush; S. C. Benjamin; S. Endo; W. J. Huggins; Y. Li',
    authorsTruncated: true,
    journal: 'Reviews of Modern Physics',
    year: 2023,
    doi: '10.1103/revmodphys.95.045005',
    summary:
      'The review covers methods of error mitigation, among them zero-noise extrapolation, probabilistic error cancellation, symmetry verification and purification. It compares bias with sampling cost, reports how the methods did on hardware, and stresses that the cost grows exponentially with the number of faults in a circuit.',
    terms:
      'error mitigation; noisy intermediate-scale quantum; decoherence; quantum simulation; variational quantum algorithm',
    methods: 'literature review',
    openQuestions: [
      'Whether symmetry verification lowers the sampling cost of probabilistic error cancellation in circuits of one hundred qubits was not tested.',
    ],
  },
  {
    id: 'evered-2023',
    title: 'High-fidelity parallel entangling gates on a neutral-atom quantum computer',
    authors: 'S. J. Evered; D. Bluvstein; M. Kalinowski; S. Ebadi; T. Manovitz; H. Zhou',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2023,
    doi: '10.1038/s41586-023-06481-y',
    summary:
      'Entangling gates between neutral atoms were run in parallel on up to sixty atoms with a fidelity of 99.5 percent. Fast pulses close to the time optimum, atomic dark states and better cooling brought the gates past the error threshold of the surface code.',
    terms: 'neutral atom; quantum gate; qubit; quantum error correction; surface code',
    methods: 'quantum hardware experiment',
    openQuestions: [
      'Whether higher laser power lowers the entangling gate error in arrays of more than two hundred neutral atoms was not tested.',
    ],
  },
  {
    id: 'lee-2023',
    title:
      'Evaluating the evidence for exponential quantum advantage in ground-state quantum chemistry',
    authors: 'S. Lee; J. Lee; H. Zhai; Y. Tong; A. M. Dalzell; A. Kumar',
    authorsTruncated: true,
    journal: 'Nature Communications',
    year: 2023,
    doi: '10.1038/s41467-023-37587-6',
    summary:
      'Numerical studies of iron-sulfur clusters and other systems weighed how hard it is to prepare a good state for phase estimation and how well classical heuristics do. No evidence was found for a general exponential quantum advantage in ground-state quantum chemistry, although polynomial gains may still be useful.',
    terms:
      'quantum chemistry; quantum advantage; phase estimation; electronic structure; molecular energy',
    methods: 'numerical simulation; theoretical analysis',
    openQuestions: [
      'Whether adiabatic state preparation lowers the cost of phase estimation in copper enzymes was not tested.',
    ],
  },
  {
    id: 'bluvstein-2024',
    title: 'Logical quantum processor based on reconfigurable atom arrays',
    authors: 'D. Bluvstein; S. J. Evered; A. A. Geim; S. H. Li; H. Zhou; T. Manovitz',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2024,
    doi: '10.1038/s41586-023-06927-3',
    summary:
      'Up to 280 neutral atoms that can be moved between zones were encoded into logical qubits and operated with parallel transversal gates. A logical entangling gate improved as the surface code grew, and sampling circuits on 48 logical qubits did better with error detection than with bare physical qubits.',
    terms: 'neutral atom; quantum error correction; surface code; quantum gate; qubit',
    methods: 'quantum hardware experiment',
    openQuestions: [
      'Whether repeated syndrome extraction lowers the logical error rate in deep circuits on neutral-atom processors was not tested.',
    ],
  },
  {
    id: 'bravyi-2024',
    title: 'High-threshold and low-overhead fault-tolerant quantum memory',
    authors: 'S. Bravyi; A. W. Cross; J. M. Gambetta; D. Maslov; P. Rall; T. J. Yoder',
    journal: 'Nature',
    year: 2024,
    doi: '10.1038/s41586-024-07107-7',
    summary:
      'A family of low-density parity-check codes has an error threshold near that of the surface code but needs far fewer qubits. Simulations show that 288 physical qubits could keep twelve logical qubits for nearly a million cycles, for which the surface code would need about three thousand.',
    terms:
      'quantum error correction; surface code; resource estimation; qubit; superconducting qubit',
    methods: 'theoretical analysis; numerical simulation',
    openQuestions: [
      'Whether crosstalk between qubits affects the logical error rate of bivariate bicycle codes in superconducting processors was not tested.',
    ],
  },
  {
    id: 'tindall-2024',
    title: "Efficient Tensor Network Simulation of IBM's Eagle Kicked Ising Experiment",
    authors: 'J. Tindall; M. Fishman; E. M. Stoudenmire; D. Sels',
    journal: 'PRX Quantum',
    year: 2024,
    doi: '10.1103/prxquantum.5.010308',
    summary:
      'A tensor network that follows the lattice of a 127-qubit processor, contracted by belief propagation, simulated its kicked Ising dynamics on a classical computer. The results were more accurate and precise than those of the quantum hardware with error mitigation, and they extend to longer times and to the infinite lattice.',
    terms: 'quantum simulation; many-body physics; quantum advantage; error mitigation',
    methods: 'numerical simulation; algorithm design',
    openQuestions: [
      'Whether a shorter lattice loop reduces the accuracy of belief propagation in tensor networks of square qubit lattices was not tested.',
    ],
  },
  {
    id: 'google-2025',
    title: 'Quantum error correction below the surface code threshold',
    authors: 'Google Quantum AI and Collaborators',
    journal: 'Nature',
    year: 2025,
    doi: '10.1038/s41586-024-08449-y',
    summary:
      'Surface code memories on superconducting processors were run below the error threshold: the logical error per cycle fell about twofold with each step in code distance up to seven. The logical qubit outlived its best physical qubit, and a decoder kept up with the hardware in real time.',
    terms: 'quantum error correction; surface code; superconducting qubit; decoherence; qubit',
    methods: 'quantum hardware experiment',
    openQuestions: [
      'Whether a larger code distance lowers the logical error rate in surface code memories with correlated error bursts was not tested.',
    ],
  },
];
