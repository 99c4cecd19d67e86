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
    openQuestions: [
      'Whether the number of years since spinal cord injury affects decoding accuracy in people with motor cortex implants was not tested.',
    ],
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
    openQuestions: [
      'Whether tactile feedback from cortical stimulation improves grip accuracy in people with tetraplegia and a robotic arm was not tested.',
    ],
  },
  {
    id: 'willett-2021',
    title: 'High-performance brain-to-text communication via handwriting',
    authors: 'F. R. Willett; D. T. Avansino; L. R. Hochberg; J. M. Henderson; K. V. Shenoy',
    journal: 'Nature',
    year: 2021,
    doi: '10.1038/s41586-021-03506-2',
    summary:
      'Attempted handwriting by a paralyzed participant was decoded from motor cortex into text with a recurrent neural network. Letters written in the mind were easier to tell apart than straight reaching movements, so communication became much faster than with cursor typing.',
    terms:
      'brain-computer interface; neural decoding; motor cortex; recurrent neural network; deep learning; paralysis; communication',
    methods: 'intracortical recording; deep learning; case study',
    openQuestions: [
      'Whether a cursive script reduces the time per letter in people with paralysis and a motor cortex interface was not tested.',
    ],
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
    openQuestions: [
      'Whether weekly retraining of the speech decoder lowers the word error rate in people with amyotrophic lateral sclerosis over one year was not tested.',
    ],
  },
  {
    id: 'anumanchipalli-2019',
    title: 'Speech synthesis from neural decoding of spoken sentences',
    authors: 'G. K. Anumanchipalli; J. Chartier; E. F. Chang',
    journal: 'Nature',
    year: 2019,
    doi: '10.1038/s41586-019-1119-1',
    summary:
      'Speech was synthesized from cortical surface recordings in two stages: a recurrent neural network first decoded the movements of the vocal tract and then turned these into sound. Listeners understood part of the sentences, which supports articulatory movement as the code to decode.',
    terms:
      'brain-computer interface; neural decoding; speech; recurrent neural network; deep learning; communication',
    methods: 'electrocorticography; deep learning',
    openQuestions: [
      'Whether articulatory decoding improves the intelligibility of synthesized speech in people with complete loss of voice was not tested.',
    ],
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
    openQuestions: [
      'Whether unilateral hippocampal removal reduces memory for word lists in patients with temporal lobe epilepsy was not tested.',
    ],
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
    openQuestions: [
      'Whether place cell firing predicts navigation errors in rats on a spatial memory task was not tested.',
    ],
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
    openQuestions: [
      'Whether loss of hippocampal output affects the regularity of grid cell firing in the medial entorhinal cortex of rats was not tested.',
    ],
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
      'Short trains of stimuli to the perforant path strengthened synaptic transmission in the dentate area of the hippocampus for hours in anesthetized rabbits. Such long-term potentiation was proposed as a form of synaptic plasticity that could store memory.',
    terms: 'synaptic plasticity; memory; hippocampus; electrophysiology',
    methods: 'electrophysiology',
    openQuestions: [
      'Whether long-term potentiation of the perforant path improves spatial learning in awake rabbits was not tested.',
    ],
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
      'Voltage-clamp data from the squid giant axon were turned into differential equations for sodium and potassium conductance. The model reproduced the shape and the speed of the action potential and explained both by ion channels that open and close with the membrane potential.',
    terms: 'action potential; ion channel; computational model; electrophysiology',
    methods: 'electrophysiology; mathematical modeling',
    openQuestions: [
      'Whether the sodium and potassium conductance model predicts firing patterns in mammalian cortical neurons was not tested.',
    ],
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
    openQuestions: [
      'Whether long-term expression of channelrhodopsin-2 affects spontaneous firing in the cortex of living mice was not tested.',
    ],
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
      'Recordings from the visual cortex of cats described simple and complex cells with oriented receptive fields, binocular interaction and columns of like preference. A hierarchy was proposed in which simple cells feed complex ones.',
    terms: 'visual cortex; receptive field; electrophysiology; hierarchical representation',
    methods: 'single-unit recording',
    openQuestions: [
      'Whether early visual deprivation affects orientation selectivity in the visual cortex of kittens was not tested.',
    ],
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
    openQuestions: [
      'Whether visual stimulation increases the blood-oxygenation signal in the human visual cortex was not tested.',
    ],
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
    openQuestions: [
      'Whether shank thickness affects neuron loss around high-density silicon probes in the mouse cortex was not tested.',
    ],
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
    openQuestions: [
      'Whether the population vector of motor cortex predicts the hand path during spiral movements in monkeys was not tested.',
    ],
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
    openQuestions: [
      'Whether optogenetic reactivation of a dentate gyrus engram increases the preference for a rewarded place in mice was not tested.',
    ],
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
      'Population activity in motor cortex during reaching was described as a dynamical system rather than as a code for movement parameters. A strong rotational component followed the preparatory state, and neural decoding can make use of such dynamics.',
    terms:
      'neural population dynamics; motor cortex; population coding; dynamical system; electrophysiology',
    methods: 'single-unit recording; statistical analysis',
    openQuestions: [
      'Whether disruption of rotational population dynamics in motor cortex reduces the accuracy of arm movement in monkeys was not tested.',
    ],
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
    openQuestions: [
      'Whether activation of dopamine neurons prevents extinction of a conditioned response in monkeys was not tested.',
    ],
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
    openQuestions: [
      "Whether clearance of soluble amyloid-beta oligomers reduces cognitive decline in people with presymptomatic Alzheimer's disease was not tested.",
      'Which form of amyloid-beta is toxic to neurons was not settled.',
    ],
  },
  {
    id: 'polymeropoulos-1997',
    title: "Mutation in the alpha-synuclein gene identified in families with Parkinson's disease",
    authors: 'M. H. Polymeropoulos; C. Lavedan; E. Leroy; S. E. Ide; A. Dehejia; A. Dutra',
    authorsTruncated: true,
    journal: 'Science',
    year: 1997,
    doi: '10.1126/science.276.5321.2045',
    summary:
      "A missense mutation in the gene for alpha-synuclein was found in an Italian kindred and in Greek families with autosomal dominant Parkinson's disease. It linked a protein of the synapse to neurodegeneration.",
    terms:
      "parkinson's disease; alpha-synuclein; protein aggregation; neurodegeneration; genetic variant",
    methods: 'linkage analysis; dna sequencing',
    openQuestions: [
      'Whether the A53T mutation increases alpha-synuclein aggregation in human dopamine neurons was not tested.',
    ],
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
    openQuestions: [
      'Whether the use of latent population dynamics improves cursor control in people with motor cortex implants was not tested.',
    ],
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
    openQuestions: [
      'Whether sparse pattern coding increases storage capacity in associative networks of spiking neurons was not tested.',
    ],
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
    openQuestions: [
      'Whether lecanemab treatment before symptom onset prevents cognitive decline in amyloid-positive adults was not tested.',
    ],
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
    openQuestions: [
      'Whether long-term GCaMP6 expression affects seizure susceptibility in the mouse cortex was not tested.',
    ],
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
    openQuestions: [
      'Whether simultaneous adaptation of user and decoder increases the rate of information transfer in people with paralysis who use an EEG interface was not tested.',
    ],
  },
  {
    id: 'moses-2021',
    title: 'Neuroprosthesis for Decoding Speech in a Paralyzed Person with Anarthria',
    authors: 'D. A. Moses; S. L. Metzger; J. R. Liu; G. K. Anumanchipalli; J. G. Makin; P. F. Sun',
    authorsTruncated: true,
    journal: 'New England Journal of Medicine',
    year: 2021,
    doi: '10.1056/nejmoa2027540',
    summary:
      'A man who could not articulate speech after a brainstem stroke attempted to say words from a set of fifty while an electrode array lay on his speech motor cortex. Deep learning and a language model turned the activity into sentences in real time, at about fifteen words per minute and with about a quarter of the words wrong.',
    terms:
      'brain-computer interface; neural decoding; speech; language model; deep learning; electrode array; paralysis; communication',
    methods: 'electrocorticography; deep learning; case study',
    openQuestions: [
      'Whether a larger vocabulary affects the word error rate in people with anarthria and a cortical surface array was not tested.',
    ],
  },
  {
    id: 'steinmetz-2021',
    title:
      'Neuropixels 2.0: A miniaturized high-density probe for stable, long-term brain recordings',
    authors: 'N. A. Steinmetz; C. Aydin; A. Lebedeva; M. Okun; M. Pachitariu; M. Bauza',
    authorsTruncated: true,
    journal: 'Science',
    year: 2021,
    doi: '10.1126/science.abf4588',
    summary:
      'A smaller silicon probe with four shanks and more than five thousand recording sites was made for mice and rats. With its dense sites and an algorithm that corrects brain motion, single neurons were recorded and followed over weeks, and two probes fit on one freely moving mouse.',
    terms:
      'electrode array; electrophysiology; neural population dynamics; silicon; open-source software',
    methods: 'single-unit recording; device fabrication; algorithm design',
    openQuestions: [
      'Whether motion correction increases the number of neurons that can be followed for six months in primate cortex was not tested.',
    ],
  },
  {
    id: 'gardner-2022',
    title: 'Toroidal topology of population activity in grid cells',
    authors: 'R. J. Gardner; E. Hermansen; M. Pachitariu; Y. Burak; N. A. Baas; B. A. Dunn',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2022,
    doi: '10.1038/s41586-021-04268-7',
    summary:
      'Hundreds of grid cells were recorded at once in rats, and topological data analysis showed that the joint activity of a grid module lies on a torus. The position on the torus follows the position in the room, and the form was kept across rooms and from waking to sleep, as attractor networks predict.',
    terms:
      'entorhinal cortex; spatial navigation; neural population dynamics; population coding; sleep; dynamical system',
    methods: 'single-unit recording; statistical analysis',
    openQuestions: [
      'Whether loss of head direction input affects the toroidal population activity of grid cell modules in rats was not tested.',
    ],
  },
  {
    id: 'lorach-2023',
    title: 'Walking naturally after spinal cord injury using a brain–spine interface',
    authors: 'H. Lorach; A. Galvez; V. Spagnolo; F. Martel; S. Karakas; N. Intering',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2023,
    doi: '10.1038/s41586-023-06094-5',
    summary:
      'Implants over the motor cortex of a man with chronic tetraplegia were linked without wires to electrical stimulation of the lumbar spinal cord. The link was calibrated within minutes, stayed reliable for a year and let him stand, walk and climb stairs; after training he walked with crutches even with the link switched off.',
    terms:
      'brain-computer interface; neural decoding; motor cortex; paralysis; electrode array; prosthesis',
    methods: 'electrocorticography; closed-loop stimulation; case study',
    openQuestions: [
      'Whether a brain-spine interface improves unassisted gait in people with complete spinal cord injury was not tested.',
    ],
  },
  {
    id: 'metzger-2023',
    title: 'A high-performance neuroprosthesis for speech decoding and avatar control',
    authors: 'S. L. Metzger; K. T. Littlejohn; A. B. Silva; D. A. Moses; M. P. Seaton; R. Wang',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2023,
    doi: '10.1038/s41586-023-06443-4',
    summary:
      'High-density recordings from the surface of the speech cortex of a woman with severe paralysis were decoded into three outputs at once: text, audible speech in the voice she once had, and movements of a facial avatar. Text came at a median of 78 words per minute with about a quarter of the words wrong.',
    terms:
      'brain-computer interface; neural decoding; speech; recurrent neural network; language model; electrode array; paralysis; communication',
    methods: 'electrocorticography; deep learning; case study',
    openQuestions: [
      'Whether facial animation of a decoded avatar improves speech comprehension in listeners of people with anarthria was not tested.',
    ],
  },
  {
    id: 'tang-2023',
    title: 'Semantic reconstruction of continuous language from non-invasive brain recordings',
    authors: 'J. Tang; A. LeBel; S. Jain; A. G. Huth',
    journal: 'Nature Neuroscience',
    year: 2023,
    doi: '10.1038/s41593-023-01304-9',
    summary:
      'A decoder proposed word sequences with a language model and kept those that best explained functional MRI responses. It recovered the meaning of stories that volunteers heard or imagined and of silent films that they watched, but not the exact words, and it failed when a person did not cooperate.',
    terms:
      'neural decoding; language model; functional mri; speech; brain-computer interface; brain imaging',
    methods: 'functional mri; deep learning',
    openQuestions: [
      'Whether training on the data of other people reduces the scanning time needed for language decoding in new volunteers was not tested.',
    ],
  },
  {
    id: 'card-2024',
    title: 'An Accurate and Rapidly Calibrating Speech Neuroprosthesis',
    authors: 'N. S. Card; M. Wairagkar; C. Iacobacci; X. Hou; T. Singer-Clark; F. R. Willett',
    authorsTruncated: true,
    journal: 'New England Journal of Medicine',
    year: 2024,
    doi: '10.1056/nejmoa2314132',
    summary:
      'Four microelectrode arrays in the speech motor cortex of a man with amyotrophic lateral sclerosis gave nearly faultless text from fifty words on the first day of use. With a vocabulary of 125,000 words more than nine in ten words were right after little training, and accuracy stayed near 97 percent over eight months of use at home.',
    terms:
      'brain-computer interface; neural decoding; speech; recurrent neural network; language model; electrode array; communication',
    methods: 'intracortical recording; deep learning; case study',
    openQuestions: [
      'Whether disease progression lowers decoding accuracy in people with amyotrophic lateral sclerosis who use a speech implant for several years was not tested.',
    ],
  },
  {
    id: 'dorkenwald-2024',
    title: 'Neuronal wiring diagram of an adult brain',
    authors: 'S. Dorkenwald; A. Matsliah; A. R. Sterling; P. Schlegel; S.-C. Yu; C. E. McKellar',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2024,
    doi: '10.1038/s41586-024-07558-y',
    summary:
      'All neurons of the brain of an adult female fruit fly, about 140,000 with tens of millions of synapses, were reconstructed from electron microscopy. Automatic segmentation was proofread by a large community, and cell classes and predicted transmitters make the wiring diagram usable for tracing circuits from sense to action.',
    terms: 'connectome; open data; deep learning; computational model',
    methods: 'electron microscopy; deep learning',
    openQuestions: [
      'Whether the number of shared synapses predicts functional coupling of neurons in the brains of active fruit flies was not tested.',
    ],
  },
];
