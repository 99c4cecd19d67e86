import type { CorpusEntry } from '../library.types.js';

/** Papers of the category "Neuroscience & Brain Research". Facts are checked; every summary is our own wording. */
export const neuroscience: readonly CorpusEntry[] = [
  {
    id: 'hochberg-2006',
    title: 'Neuronal ensemble control of prosthetic devices by a human with tetraplegia',
    authors: 'L. R. Hochberg; M. D. Serruya; G. M. Friehs; J. A. Mukand; M. Saleh; A. H. Caplan',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2006,
    doi: '10.1038/nature04970',
    summary:
      'A person with tetraplegia received a microelectrode array in the motor cortex. Spiking activity that accompanied intended movement was decoded into cursor control, and it also drove simple prosthetic devices. The work showed that motor cortex stays modulated by intention years after spinal cord injury.',
    terms:
      'brain-computer interface; neural decoding; motor cortex; electrode array; paralysis; electrophysiology',
    methods: 'intracortical recording; case study',
    openQuestions: ['How long an implanted electrode array keeps a usable signal was left open.'],
  },
  {
    id: 'hochberg-2012',
    title: 'Reach and grasp by people with tetraplegia using a neurally controlled robotic arm',
    authors: 'L. R. Hochberg; D. Bacher; B. Jarosiewicz; N. Y. Masse; J. D. Simeral; J. Vogel',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2012,
    doi: '10.1038/nature11076',
    summary:
      'Two people with long-standing tetraplegia steered robotic arms to reach and grasp through an intracortical brain-computer interface. Neural decoding of motor cortex populations worked in one participant more than five years after the electrode array had been implanted.',
    terms:
      'brain-computer interface; neural decoding; motor cortex; electrode array; paralysis; robotics; prosthesis',
    methods: 'intracortical recording; case study',
    openQuestions: ['Reliable use without daily recalibration of the decoder was not reached.'],
  },
  {
    id: 'willett-2021',
    title: 'High-performance brain-to-text communication via handwriting',
    authors: 'F. R. Willett; D. T. Avansino; L. R. Hochberg; J. M. Henderson; K. V. Shenoy',
    journal: 'Nature',
    year: 2021,
    doi: '10.1038/s41586-021-03506-2',
    summary:
      'Attempted handwriting by a paralysed participant was decoded from motor cortex into text with a recurrent neural network. Letters written in the mind were easier to tell apart than straight reaching movements, so communication became much faster than with cursor typing.',
    terms:
      'brain-computer interface; neural decoding; motor cortex; recurrent neural network; deep learning; paralysis; communication',
    methods: 'intracortical recording; deep learning; case study',
    openQuestions: ['The result rests on one participant; how well it generalises is open.'],
  },
  {
    id: 'willett-2023',
    title: 'A high-performance speech neuroprosthesis',
    authors: 'F. R. Willett; E. M. Kunz; C. Fan; D. T. Avansino; G. H. Wilson; E. Y. Choi',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2023,
    doi: '10.1038/s41586-023-06377-x',
    summary:
      'Microelectrode arrays in speech-related cortex let a person with amyotrophic lateral sclerosis communicate by attempting to speak. A recurrent neural network turned neural activity into phonemes and a language model turned these into sentences with a large vocabulary.',
    terms:
      'brain-computer interface; neural decoding; speech; recurrent neural network; language model; electrode array; communication',
    methods: 'intracortical recording; deep learning; case study',
    openQuestions: ['The word error rate was still too high for everyday use.'],
  },
  {
    id: 'anumanchipalli-2019',
    title: 'Speech synthesis from neural decoding of spoken sentences',
    authors: 'G. K. Anumanchipalli; J. Chartier; E. F. Chang',
    journal: 'Nature',
    year: 2019,
    doi: '10.1038/s41586-019-1119-1',
    summary:
      'Speech was synthesized from cortical surface recordings in two stages: a recurrent neural network first decoded the movements of the vocal tract and then turned these into sound. Listeners could understand part of the sentences, which supports articulatory movement as the code to decode.',
    terms:
      'brain-computer interface; neural decoding; speech; recurrent neural network; deep learning; communication',
    methods: 'electrocorticography; deep learning',
  },
  {
    id: 'scoville-1957',
    title: 'Loss of recent memory after bilateral hippocampal lesions',
    authors: 'W. B. Scoville; B. Milner',
    journal: 'Journal of Neurology, Neurosurgery and Psychiatry',
    year: 1957,
    doi: '10.1136/jnnp.20.1.11',
    summary:
      'Patients whose medial temporal lobes were removed on both sides, among them patient H.M., lost the ability to form new lasting memories while other intellect was preserved. The case series tied recent memory to the hippocampus.',
    terms: 'memory; hippocampus; amnesia; lesion',
    methods: 'case study',
  },
  {
    id: 'okeefe-1971',
    title:
      'The hippocampus as a spatial map. Preliminary evidence from unit activity in the freely-moving rat',
    authors: "J. O'Keefe; J. Dostrovsky",
    journal: 'Brain Research',
    year: 1971,
    doi: '10.1016/0006-8993(71)90358-1',
    summary:
      'Single units recorded in the hippocampus of freely moving rats fired when the animal was at a particular place and faced a particular way. These place cells led to the proposal that the hippocampus holds a spatial map.',
    terms: 'hippocampus; spatial navigation; memory; electrophysiology',
    methods: 'single-unit recording',
  },
  {
    id: 'hafting-2005',
    title: 'Microstructure of a spatial map in the entorhinal cortex',
    authors: 'T. Hafting; M. Fyhn; S. Molden; M.-B. Moser; E. I. Moser',
    journal: 'Nature',
    year: 2005,
    doi: '10.1038/nature03721',
    summary:
      'Neurons of the dorsocaudal medial entorhinal cortex fire at the nodes of a regular triangular grid that tiles the floor a rat walks on. These grid cells give a metric for the spatial map and feed the hippocampus.',
    terms: 'entorhinal cortex; spatial navigation; hippocampus; electrophysiology',
    methods: 'single-unit recording',
  },
  {
    id: 'bliss-1973',
    title:
      'Long-lasting potentiation of synaptic transmission in the dentate area of the anaesthetized rabbit following stimulation of the perforant path',
    authors: 'T. V. P. Bliss; T. Lømo',
    journal: 'The Journal of Physiology',
    year: 1973,
    doi: '10.1113/jphysiol.1973.sp010273',
    summary:
      'Short trains of stimuli to the perforant path strengthened synaptic transmission in the dentate area of the hippocampus for hours in anaesthetised rabbits. This long-term potentiation became the leading model of how synaptic plasticity stores memory.',
    terms: 'synaptic plasticity; memory; hippocampus; electrophysiology',
    methods: 'electrophysiology',
  },
  {
    id: 'hodgkin-1952',
    title:
      'A quantitative description of membrane current and its application to conduction and excitation in nerve',
    authors: 'A. L. Hodgkin; A. F. Huxley',
    journal: 'The Journal of Physiology',
    year: 1952,
    doi: '10.1113/jphysiol.1952.sp004764',
    summary:
      'Voltage-clamp data from the squid giant axon were turned into differential equations for sodium and potassium conductance. The model reproduced the shape and the speed of the action potential and founded quantitative modeling of excitable membranes and ion channels.',
    terms: 'action potential; ion channel; computational model; electrophysiology',
    methods: 'electrophysiology; mathematical modeling',
  },
  {
    id: 'boyden-2005',
    title: 'Millisecond-timescale, genetically targeted optical control of neural activity',
    authors: 'E. S. Boyden; F. Zhang; E. Bamberg; G. Nagel; K. Deisseroth',
    journal: 'Nature Neuroscience',
    year: 2005,
    doi: '10.1038/nn1525',
    summary:
      'The algal light-gated ion channel channelrhodopsin-2 was expressed in mammalian neurons by a lentiviral vector. Pulses of blue light then evoked spikes with millisecond precision, which made genetically targeted optical control, optogenetics, a practical tool.',
    terms: 'optogenetics; ion channel; viral vector; action potential; delivery',
    methods: 'optogenetics; electrophysiology',
  },
  {
    id: 'hubel-1962',
    title:
      "Receptive fields, binocular interaction and functional architecture in the cat's visual cortex",
    authors: 'D. H. Hubel; T. N. Wiesel',
    journal: 'The Journal of Physiology',
    year: 1962,
    doi: '10.1113/jphysiol.1962.sp006837',
    summary:
      'Recordings from the visual cortex of cats described simple and complex cells with oriented receptive fields, binocular interaction and columns of like preference. The hierarchy they proposed later inspired convolutional neural networks.',
    terms: 'visual cortex; receptive field; electrophysiology; hierarchical representation',
    methods: 'single-unit recording',
  },
  {
    id: 'ogawa-1990',
    title: 'Brain magnetic resonance imaging with contrast dependent on blood oxygenation',
    authors: 'S. Ogawa; T. M. Lee; A. R. Kay; D. W. Tank',
    journal: 'Proceedings of the National Academy of Sciences',
    year: 1990,
    doi: '10.1073/pnas.87.24.9868',
    summary:
      'Deoxygenated hemoglobin changes the magnetic resonance signal around blood vessels, so images of the rodent brain at high field show contrast that depends on blood oxygenation. This BOLD effect is the basis of functional MRI.',
    terms: 'functional mri; brain imaging; blood oxygenation; hemoglobin',
    methods: 'magnetic resonance imaging',
  },
  {
    id: 'jun-2017',
    title: 'Fully integrated silicon probes for high-density recording of neural activity',
    authors: 'J. J. Jun; N. A. Steinmetz; J. H. Siegle; D. J. Denman; M. Bauza; B. Barbarits',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2017,
    doi: '10.1038/nature24636',
    summary:
      'Neuropixels probes place hundreds of recording channels and their electronics on a thin silicon shank. They record well-isolated spikes of large neural populations across several brain regions at once, also in freely moving rodents.',
    terms: 'electrode array; electrophysiology; neural population dynamics; silicon',
    methods: 'single-unit recording; device fabrication',
  },
  {
    id: 'georgopoulos-1986',
    title: 'Neuronal population coding of movement direction',
    authors: 'A. P. Georgopoulos; A. B. Schwartz; R. E. Kettner',
    journal: 'Science',
    year: 1986,
    doi: '10.1126/science.3749885',
    summary:
      'Motor cortex cells of monkeys are broadly tuned to the direction of arm movement. Adding their preferred directions weighted by firing rate gives a population vector that predicts the movement, a first neural decoding method for brain-computer interfaces.',
    terms: 'neural decoding; motor cortex; population coding; electrophysiology',
    methods: 'single-unit recording; statistical analysis',
  },
  {
    id: 'liu-2012',
    title: 'Optogenetic stimulation of a hippocampal engram activates fear memory recall',
    authors: 'X. Liu; S. Ramirez; P. T. Pang; C. B. Puryear; A. Govindarajan; K. Deisseroth',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2012,
    doi: '10.1038/nature11028',
    summary:
      'Hippocampal neurons active during fear conditioning were labeled with channelrhodopsin-2. Later optical reactivation of these cells in another context made mice freeze, evidence that an engram population is sufficient for memory recall.',
    terms: 'memory; hippocampus; optogenetics; engram; viral vector',
    methods: 'optogenetics; mouse model; behavioral testing',
  },
  {
    id: 'churchland-2012',
    title: 'Neural population dynamics during reaching',
    authors:
      'M. M. Churchland; J. P. Cunningham; M. T. Kaufman; J. D. Foster; P. Nuyujukian; S. I. Ryu',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2012,
    doi: '10.1038/nature11129',
    summary:
      'Population activity in motor cortex during reaching was described as a dynamical system rather than as a code for movement parameters. A strong rotational component followed the preparatory state, which reframed how neural decoding can treat motor cortex.',
    terms:
      'neural population dynamics; motor cortex; population coding; dynamical system; electrophysiology',
    methods: 'single-unit recording; statistical analysis',
  },
  {
    id: 'schultz-1997',
    title: 'A neural substrate of prediction and reward',
    authors: 'W. Schultz; P. Dayan; P. R. Montague',
    journal: 'Science',
    year: 1997,
    doi: '10.1126/science.275.5306.1593',
    summary:
      'Firing of midbrain dopamine neurons in monkeys matches the reward prediction error of temporal-difference learning: it moves from reward to the predicting cue and dips when reward fails. The paper joined reinforcement learning with neurophysiology.',
    terms: 'dopamine; reinforcement learning; reward; electrophysiology; computational model',
    methods: 'single-unit recording; mathematical modeling',
  },
  {
    id: 'hardy-2002',
    title:
      "The amyloid hypothesis of Alzheimer's disease: progress and problems on the road to therapeutics",
    authors: 'J. Hardy; D. J. Selkoe',
    journal: 'Science',
    year: 2002,
    doi: '10.1126/science.1072994',
    summary:
      "The review weighs the hypothesis that accumulation of amyloid-beta peptide drives Alzheimer's disease, with tau tangles and neuron loss downstream. Genetics supports it; the weak link between plaque load and symptoms and the toxic species were named as problems.",
    terms: "alzheimer's disease; amyloid-beta; protein aggregation; neurodegeneration; drug target",
    methods: 'literature review',
    openQuestions: ['Which form of amyloid-beta is toxic to neurons was not settled.'],
  },
  {
    id: 'polymeropoulos-1997',
    title: "Mutation in the alpha-synuclein gene identified in families with Parkinson's disease",
    authors: 'M. H. Polymeropoulos; C. Lavedan; E. Leroy; S. E. Ide; A. Dehejia; A. Dutra',
    authorsTruncated: true,
    journal: 'Science',
    year: 1997,
    summary:
      "A missense mutation in the gene for alpha-synuclein was found in an Italian kindred and in Greek families with autosomal dominant Parkinson's disease. It linked a synaptic protein, later found in Lewy bodies, to neurodegeneration.",
    terms:
      "parkinson's disease; alpha-synuclein; protein aggregation; neurodegeneration; genetic variant",
    methods: 'linkage analysis; dna sequencing',
  },
  {
    id: 'pandarinath-2018',
    title: 'Inferring single-trial neural population dynamics using sequential auto-encoders',
    authors: "C. Pandarinath; D. J. O'Shea; J. Collins; R. Jozefowicz; S. D. Stavisky; J. C. Kao",
    authorsTruncated: true,
    journal: 'Nature Methods',
    year: 2018,
    doi: '10.1038/s41592-018-0109-9',
    summary:
      'LFADS is a sequential variational autoencoder, built from recurrent neural networks, that infers the smooth neural population dynamics behind noisy spikes on single trials. The inferred factors predicted movement better than the spikes did and allowed sessions to be combined.',
    terms:
      'neural population dynamics; variational autoencoder; recurrent neural network; deep learning; neural decoding; motor cortex',
    methods: 'deep learning; single-unit recording',
  },
  {
    id: 'hopfield-1982',
    title: 'Neural networks and physical systems with emergent collective computational abilities',
    authors: 'J. J. Hopfield',
    journal: 'Proceedings of the National Academy of Sciences',
    year: 1982,
    doi: '10.1073/pnas.79.8.2554',
    summary:
      'A network of simple two-state units with symmetric connections settles into stable states that minimize an energy function. Stored patterns become attractors, so the network acts as content-addressable, associative memory; the idea comes from the statistical physics of spins.',
    terms:
      'associative memory; recurrent neural network; memory; dynamical system; computational model',
    methods: 'mathematical modeling; numerical simulation',
  },
  {
    id: 'vandyck-2023',
    title: "Lecanemab in Early Alzheimer's Disease",
    authors: 'C. H. van Dyck; C. J. Swanson; P. Aisen; R. J. Bateman; C. Chen; M. Gee',
    authorsTruncated: true,
    journal: 'New England Journal of Medicine',
    year: 2023,
    doi: '10.1056/nejmoa2212948',
    summary:
      "In a phase 3 trial of early Alzheimer's disease the monoclonal antibody lecanemab, which binds soluble amyloid-beta protofibrils, lowered brain amyloid and moderately slowed clinical decline against placebo. Amyloid-related imaging abnormalities were among the adverse events.",
    terms:
      "alzheimer's disease; amyloid-beta; monoclonal antibody; neurodegeneration; clinical trial",
    methods: 'randomized controlled trial',
    openQuestions: ['Whether the slowing lasts beyond the trial period needs longer follow-up.'],
  },
  {
    id: 'chen-2013',
    title: 'Ultrasensitive fluorescent proteins for imaging neuronal activity',
    authors: 'T.-W. Chen; T. J. Wardill; Y. Sun; S. R. Pulver; S. L. Renninger; A. Baohan',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2013,
    doi: '10.1038/nature12354',
    summary:
      'Structure-guided mutagenesis and screening in neurons produced the GCaMP6 family of protein calcium sensors. They detect single action potentials in vivo and made calcium imaging of large neural populations routine.',
    terms:
      'calcium imaging; protein engineering; action potential; neural population dynamics; visual cortex',
    methods: 'protein engineering; calcium imaging; mouse model',
  },
  {
    id: 'wolpaw-2002',
    title: 'Brain-computer interfaces for communication and control',
    authors: 'J. R. Wolpaw; N. Birbaumer; D. J. McFarland; G. Pfurtscheller; T. M. Vaughan',
    journal: 'Clinical Neurophysiology',
    year: 2002,
    doi: '10.1016/s1388-2457(02)00057-3',
    summary:
      'This review set out the parts of a brain-computer interface, from signal acquisition by EEG or implanted electrodes to feature extraction and translation algorithms. It compared the rates of information transfer and named adaptation between user and system as the central problem.',
    terms: 'brain-computer interface; neural decoding; eeg; communication; paralysis',
    methods: 'literature review',
  },
];
