import type { JudgedExample } from './judged-examples.fixtures.js';

/** Forms of clinical, epidemiological and laboratory papers. Their contents are invented. What is missing must stay empty. */
export const CLINICAL_EXAMPLES: readonly JudgedExample[] = [
  // What is asked of a treatment or a test
  {
    text: 'Longer follow-up and randomized trials would be needed to confirm the efficacy of zinc gel or other treatments.',
    factor: 'zinc gel',
  },
  {
    text: 'Larger trials are needed to establish the efficacy of Tovirel in treating the joint symptoms caused by Lark fever.',
    factor: 'Tovirel',
    outcome: 'the joint symptoms caused by Lark fever',
    direction: 'lowers',
  },
  {
    text: 'Randomized trials are required to better assess the possible effect tovirel may have in improving kidney function.',
    factor: 'tovirel',
    outcome: 'kidney function',
    direction: 'raises',
  },
  {
    text: 'Studies with a larger sample are needed to determine the usefulness of urinary velin as an early marker of graft loss.',
    factor: 'urinary velin',
    outcome: 'graft loss',
    direction: 'associated',
  },
  {
    text: 'The plasma level of tarin may have diagnostic value for bacterial meningitis.',
    factor: 'The plasma level of tarin',
    outcome: 'bacterial meningitis',
    direction: 'associated',
  },
  {
    text: 'Future work will elucidate the mode of action of velanol isolated from yarrow.',
    factor: 'velanol isolated from yarrow',
  },
  {
    text: 'Further studies on salt intake and its impact on bone density are needed.',
    factor: 'salt intake',
    outcome: 'bone density',
  },
  // Groups and comparisons
  {
    text: 'The reasons for higher attendance of nurses than doctors are unknown.',
    factor: 'nurses',
    comparator: 'doctors',
    outcome: 'attendance',
  },
  {
    text: 'It will be interesting to compare KalA and KalB with regard to their contribution to salt tolerance.',
    factor: 'KalA',
    comparator: 'KalB',
    outcome: 'salt tolerance',
  },
  {
    text: 'Steroid injections may be more effective than cold packs.',
    factor: 'Steroid injections',
    comparator: 'cold packs',
  },
  {
    text: 'Whether hair loss is related to the use of tovirel or to anemia remains to be established.',
    factor: 'tovirel',
    comparator: 'anemia',
    outcome: 'hair loss',
    direction: 'associated',
  },
  // What explains an outcome
  {
    text: 'Resistance to the mite in older colonies perhaps reflects the loss of weak queens during winter.',
    factor: 'the loss of weak queens',
    conditions: 'during winter',
    outcome: 'Resistance to the mite in older colonies',
  },
  {
    text: 'The favorable survival with the short regimen may be related to the early response.',
    factor: 'the early response',
    outcome: 'The favorable survival with the short regimen',
    direction: 'associated',
  },
  {
    text: 'The remission rate is associated with the dose of tovirel.',
    factor: 'the dose of tovirel',
    outcome: 'The remission rate',
    direction: 'associated',
  },
  {
    text: 'We suggest that iron deficiency is a potential and likely reason for higher Tav2 transcription in embryos from anemic mothers.',
    factor: 'iron deficiency',
    outcome: 'Tav2 transcription',
    direction: 'raises',
    population: 'embryos from anemic mothers',
  },
  {
    text: 'A possible reason for the higher rate of relapse is the resection of the spleen.',
    factor: 'the resection of the spleen',
    outcome: 'rate of relapse',
    direction: 'raises',
  },
  {
    text: 'The yield of sugar would decrease due to the slow diffusion of oxygen.',
    factor: 'the slow diffusion of oxygen',
    outcome: 'The yield of sugar',
    direction: 'lowers',
  },
  {
    text: 'Vaccine uptake may increase considerably if reminder programs are offered to parents.',
    factor: 'reminder programs',
    outcome: 'Vaccine uptake',
    direction: 'raises',
  },
  // Subjects with an insertion, an example or a second verb
  {
    text: 'Tailored visits aimed at improving adherence, particularly among migrants who are young, live alone, and have debts, might improve viral suppression.',
    factor: 'Tailored visits aimed at improving adherence',
    outcome: 'viral suppression',
    direction: 'raises',
  },
  {
    text: 'We expect that a school-based, carefully planned education program delivered by health workers such as midwives will play a key role in increasing screening uptake in the study area.',
    factor:
      'a school-based, carefully planned education program delivered by health workers such as midwives',
    outcome: 'screening uptake',
    direction: 'raises',
  },
  {
    text: 'Molecules interfering with the binding between spike and heparan might inhibit viral entry.',
    factor: 'Molecules interfering with the binding between spike and heparan',
    outcome: 'viral entry',
    direction: 'lowers',
  },
  {
    text: 'Cold sensing under moss cover may induce frost tolerance.',
    factor: 'Cold sensing under moss cover',
    outcome: 'frost tolerance',
    direction: 'raises',
  },
  {
    text: 'It is likely that adding velin maintenance to our regimen will improve graft survival further.',
    factor: 'adding velin maintenance',
    outcome: 'graft survival',
    direction: 'raises',
  },
  {
    text: 'Defective genomes might affect infection dynamics such as persistence in the host.',
    factor: 'Defective genomes',
    outcome: 'infection dynamics',
  },
  // Traps: what is known, pointed to, elsewhere, or no outcome
  {
    text: 'As we know that fever increases pulse rate, the difference in gait speed could be explained by muscle weakness.',
    factor: 'muscle weakness',
    outcome: 'gait speed',
  },
  {
    text: 'While most work is on bed rest in hospitalized patients with fractures, it is possible that early walking may prevent pressure ulcers.',
    factor: 'early walking',
    outcome: 'pressure ulcers',
    direction: 'lowers',
  },
  {
    text: 'It is plausible that other rodents may also play a role in virus circulation.',
    outcome: 'virus circulation',
  },
  {
    text: 'Differences in strain and host could contribute to the observed discrepancies.',
    factor: 'Differences in strain and host',
  },
  {
    text: 'The identified enzyme may play a role in the liver.',
  },
  {
    text: 'More data are needed to accurately define associations between gut variants, the course and the outcome of colitis.',
  },
  {
    text: 'The lack of a relationship between rainfall and bite counts could be due to netting.',
    factor: 'netting',
    outcome: 'The lack of a relationship between rainfall and bite counts',
  },
  {
    text: 'There may be a connection between the Larnby patient and an earlier cluster.',
  },
  {
    text: 'Cold storage may impair the ability of cells to move.',
    factor: 'Cold storage',
  },
];
