import type { CorpusEntry } from '../library.types.js';

/** Papers of the category "Neuroscience & Brain Research" on sleep and memory. Facts are checked; every summary is our own wording. */
export const neuroscienceMemory: readonly CorpusEntry[] = [
  {
    id: 'wilson-1994',
    title: 'Reactivation of hippocampal ensemble memories during sleep',
    authors: 'M. A. Wilson; B. L. McNaughton',
    journal: 'Science',
    year: 1994,
    doi: '10.1126/science.8036517',
    summary:
      'Place cells that had fired together while rats explored a space fired together again in the slow-wave sleep that followed, more than in the sleep before. This memory replay in the hippocampus suggested that sleep helps to consolidate what was learned awake.',
    terms:
      'sleep; slow-wave sleep; memory consolidation; memory replay; place cell; hippocampus; electrophysiology',
    methods: 'single-unit recording',
    openQuestions: [
      'Whether reactivation of hippocampal place cells during slow-wave sleep predicts spatial memory in rats was not tested.',
    ],
  },
  {
    id: 'stickgold-2005',
    title: 'Sleep-dependent memory consolidation',
    authors: 'R. Stickgold',
    journal: 'Nature',
    year: 2005,
    doi: '10.1038/nature04286',
    summary:
      'The review gathers evidence that memory consolidation depends on sleep, above all for visual and motor skills learned before a night. Different kinds of memory gain from different sleep stages, among them slow-wave sleep and REM sleep, and synaptic plasticity was discussed as what changes.',
    terms:
      'sleep; slow-wave sleep; rem sleep; memory consolidation; synaptic plasticity; declarative memory',
    methods: 'literature review',
    openQuestions: [
      'Whether a daytime nap rich in slow-wave sleep improves retention of word pairs in older adults was not tested.',
    ],
  },
  {
    id: 'marshall-2006',
    title: 'Boosting slow oscillations during sleep potentiates memory',
    authors: 'L. Marshall; H. Helgadóttir; M. Mölle; J. Born',
    journal: 'Nature',
    year: 2006,
    doi: '10.1038/nature05278',
    summary:
      'Weak currents that swung slowly were applied through the skull of sleeping volunteers. This transcranial stimulation strengthened slow oscillations and slow sleep spindles in the EEG. Retention of declarative memory improved with it, whereas stimulation at a faster rhythm had no such effect.',
    terms:
      'sleep; slow-wave sleep; slow oscillation; sleep spindle; declarative memory; memory consolidation; eeg; transcranial stimulation',
    methods: 'eeg; transcranial stimulation; controlled experiment',
    openQuestions: [
      'Whether slow-oscillation stimulation improves declarative memory in older adults was not tested.',
      'How slow-oscillation stimulation through the skull acts on single cortical neurons was left open.',
    ],
  },
  {
    id: 'rasch-2007',
    title: 'Odor cues during slow-wave sleep prompt declarative memory consolidation',
    authors: 'B. Rasch; C. Büchel; S. Gais; J. Born',
    journal: 'Science',
    year: 2007,
    doi: '10.1126/science.1138581',
    summary:
      'An odor that had been present while volunteers learned the places of objects was given again as they slept. Odor cues in slow-wave sleep improved declarative memory and activated the hippocampus in functional MRI; odor cues in REM sleep or in waking were of no use.',
    terms:
      'sleep; slow-wave sleep; rem sleep; odor cue; declarative memory; memory consolidation; hippocampus; functional mri',
    methods: 'functional mri; eeg; controlled experiment',
    openQuestions: [
      'Whether odor cueing during slow-wave sleep improves declarative memory in people with mild cognitive impairment was not tested.',
    ],
  },
  {
    id: 'girardeau-2009',
    title: 'Selective suppression of hippocampal ripples impairs spatial memory',
    authors: 'G. Girardeau; K. Benchenane; S. I. Wiener; G. Buzsáki; M. B. Zugaro',
    journal: 'Nature Neuroscience',
    year: 2009,
    doi: '10.1038/nn.2384',
    summary:
      'Whenever a sharp-wave ripple began in rats resting after training, a brief electrical pulse cut it short. Suppressing sharp-wave ripples impaired spatial memory compared with the same pulses given outside ripples, so sharp-wave ripples were shown to support memory consolidation.',
    terms:
      'sharp-wave ripple; spatial memory; memory consolidation; sleep; hippocampus; electrophysiology; closed-loop stimulation',
    methods: 'closed-loop stimulation; single-unit recording',
    openQuestions: [
      'Whether prolongation of sharp-wave ripples improves spatial memory in rats was not tested.',
    ],
  },
  {
    id: 'diekelmann-2010',
    title: 'The memory function of sleep',
    authors: 'S. Diekelmann; J. Born',
    journal: 'Nature Reviews Neuroscience',
    year: 2010,
    doi: '10.1038/nrn2762',
    summary:
      'The review proposes that memory replay in slow-wave sleep moves memories from the hippocampus to the neocortex. Slow oscillations time sleep spindles and sharp-wave ripples to each other, while REM sleep may support synaptic plasticity in the stores that were reached.',
    terms:
      'sleep; slow-wave sleep; rem sleep; slow oscillation; sleep spindle; sharp-wave ripple; memory replay; memory consolidation; synaptic plasticity; hippocampus',
    methods: 'literature review',
    openQuestions: [
      'Whether reward expectation increases memory replay during slow-wave sleep in healthy adults was not tested.',
    ],
  },
  {
    id: 'xie-2013',
    title: 'Sleep drives metabolite clearance from the adult brain',
    authors: 'L. Xie; H. Kang; Q. Xu; M. J. Chen; Y. Liao; M. Thiyagarajan',
    authorsTruncated: true,
    journal: 'Science',
    year: 2013,
    doi: '10.1126/science.1241224',
    summary:
      'In mice the space between brain cells widened during natural sleep and under anesthesia. Sleep thereby increased the exchange of cerebrospinal fluid with interstitial fluid, and amyloid-beta was cleared faster than in waking mice, which points to a restoring function of sleep.',
    terms: 'sleep; amyloid-beta; brain clearance; cerebrospinal fluid',
    methods: 'two-photon microscopy; mouse model',
    openQuestions: [
      'Whether slow-wave sleep increases amyloid-beta clearance in the human brain was not tested.',
    ],
  },
  {
    id: 'tononi-2014',
    title:
      'Sleep and the price of plasticity: from synaptic and cellular homeostasis to memory consolidation and integration',
    authors: 'G. Tononi; C. Cirelli',
    journal: 'Neuron',
    year: 2014,
    doi: '10.1016/j.neuron.2013.12.025',
    summary:
      'The synaptic homeostasis hypothesis holds that learning in waking raises synaptic strength and that sleep lowers synaptic strength again. Slow-wave activity follows synaptic strength, and its decline over the night is taken as a sign of the renormalization that lets synaptic plasticity go on the next day.',
    terms:
      'sleep; synaptic homeostasis; synaptic strength; synaptic plasticity; slow-wave activity; memory consolidation',
    methods: 'literature review',
    openQuestions: [
      'Whether selective suppression of slow-wave activity prevents synaptic weakening in the cortex of sleeping mice was not tested.',
    ],
  },
  {
    id: 'buzsaki-2015',
    title: 'Hippocampal sharp wave-ripple: A cognitive biomarker for episodic memory and planning',
    authors: 'G. Buzsáki',
    journal: 'Hippocampus',
    year: 2015,
    doi: '10.1002/hipo.22488',
    summary:
      'The review describes sharp-wave ripples as the most synchronous pattern of the mammalian brain. Sharp-wave ripples carry memory replay of place cells in compressed form, occur in rest and sleep, and their change in disease makes them a candidate biomarker of episodic memory.',
    terms:
      'sharp-wave ripple; memory replay; place cell; episodic memory; sleep; hippocampus; electrophysiology',
    methods: 'literature review',
    openQuestions: [
      "Whether the rate of sharp-wave ripples predicts episodic memory decline in people with Alzheimer's disease was not tested.",
    ],
  },
  {
    id: 'geva-sagiv-2023',
    title:
      'Augmenting hippocampal–prefrontal neuronal synchrony during sleep enhances memory consolidation in humans',
    authors: 'M. Geva-Sagiv; E. A. Mankin; D. Eliashiv; S. Epstein; N. Cherry; G. Kalender',
    authorsTruncated: true,
    journal: 'Nature Neuroscience',
    year: 2023,
    doi: '10.1038/s41593-023-01324-5',
    summary:
      'In patients with implanted electrodes, the prefrontal cortex was stimulated during sleep in step with slow waves of the medial temporal lobe. Closed-loop stimulation increased sleep spindles, bound spiking across the brain to slow waves and improved recognition memory relative to an undisturbed night, whereas stimulation out of step did not.',
    terms:
      'sleep; slow oscillation; sleep spindle; sharp-wave ripple; memory consolidation; closed-loop stimulation; hippocampus; electrophysiology',
    methods: 'closed-loop stimulation; single-unit recording; controlled experiment',
    openQuestions: [
      'Whether synchronized prefrontal stimulation during sleep reduces forgetting over four weeks in people with epilepsy was not tested.',
    ],
  },
  {
    id: 'miao-2024',
    title: 'Brain clearance is reduced during sleep and anesthesia',
    authors: 'A. Miao; T. Luo; B. Hsieh; C. J. Edge; M. Gridley; R. T. C. Wong',
    authorsTruncated: true,
    journal: 'Nature Neuroscience',
    year: 2024,
    doi: '10.1038/s41593-024-01638-y',
    summary:
      'The spread and loss of a fluorescent dye in the brain of mice was followed by light and on brain sections. The dye was cleared more slowly during sleep and under anesthesia than in waking, which speaks against the removal of waste as a core function of sleep.',
    terms: 'sleep; brain clearance; cerebrospinal fluid; eeg',
    methods: 'fluorescence microscopy; eeg; mouse model',
    openQuestions: [
      'Whether natural sleep reduces amyloid-beta clearance in the mouse brain was not tested.',
    ],
  },
  {
    id: 'yang-2024',
    title: 'Selection of experience for memory by hippocampal sharp wave ripples',
    authors: 'W. Yang; C. Sun; R. Huszár; T. Hainmueller; K. Kiselev; G. Buzsáki',
    journal: 'Science',
    year: 2024,
    doi: '10.1126/science.adk8261',
    summary:
      'Large groups of hippocampal neurons were recorded while mice ran a maze for reward and slept afterwards. The trials whose patterns appeared in sharp-wave ripples during rest at the reward were those replayed most in later sleep, so awake sharp-wave ripples may tag which experience enters memory consolidation.',
    terms:
      'sharp-wave ripple; memory replay; memory consolidation; sleep; place cell; hippocampus; reward',
    methods: 'single-unit recording; mouse model; statistical analysis',
    openQuestions: [
      'Whether suppression of awake sharp-wave ripples reduces memory replay during sleep in mice was not tested.',
    ],
  },
];
