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
    openQuestions: ['Whether later recall depends on the reactivation was not tested.'],
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
    openQuestions: ['Which sleep stage serves which kind of memory was not settled.'],
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
    openQuestions: ['How the applied current acts on single neurons was left open.'],
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
    openQuestions: ['What the remaining learning without ripples rests on was left open.'],
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
    openQuestions: ['How sleep chooses the memories that it strengthens was left open.'],
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
      'In mice the space between brain cells widened during natural sleep and under anaesthesia. Sleep thereby increased the exchange of cerebrospinal fluid with interstitial fluid, and amyloid-beta was cleared faster than in waking mice, which points to a restoring function of sleep.',
    terms: 'sleep; amyloid-beta; brain clearance; cerebrospinal fluid',
    methods: 'two-photon microscopy; mouse model',
    openQuestions: ['Whether the human brain is cleared in sleep in the same way was not tested.'],
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
    openQuestions: ['By which mechanism synapses are weakened in sleep was left open.'],
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
    openQuestions: ['How the content of a replay is chosen was left open.'],
  },
];
