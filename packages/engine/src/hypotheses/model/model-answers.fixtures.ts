import type { ModelCandidate } from './model-candidate.types.js';

const part = (text: string, ...quotes: string[]) => ({
  text,
  evidence: quotes.map((quote) => ({ quote })),
});

/** Sentences of `LUNG_PAPER`. */
export const MIGHT_SHORTEN =
  'Repeated dosing might shorten gene editing in lung stem cells through an immune response.';
export const EDITED =
  'Repeated dosing increased the number of edited lung cells from 12% to 31% after three weeks.';
export const UNKNOWN =
  'Whether a charged helper lipid increases the uptake of lipid nanoparticles by human airway cells remains unknown.';
const STROMA =
  'We found that dense stroma reduced the reach of lipid nanoparticles into lung tumors by 60% in mice.';

/** A hypothesis on `LUNG_PAPER` that passes every check. */
export const GOOD = {
  kind: 'proposal',
  statement: 'An immune response lowers the number of edited lung cells under repeated dosing.',
  factor: part('an immune response', MIGHT_SHORTEN),
  comparator: part('a blocked immune response', MIGHT_SHORTEN),
  outcome: part('the number of edited lung cells', EDITED),
  direction: 'lowers',
  conditions: part('repeated dosing', EDITED),
  follows_from: [{ quote: MIGHT_SHORTEN }],
} satisfies ModelCandidate;

/** One on an open question. */
export const GOOD_QUESTION = {
  kind: 'open-question',
  statement:
    'A charged helper lipid increases the uptake rate of lipid nanoparticles in human airway cells.',
  factor: part('a charged helper lipid', UNKNOWN),
  comparator: part('no helper lipid'),
  outcome: part('the uptake rate of lipid nanoparticles', UNKNOWN),
  direction: 'raises',
  population: part('human airway cells', UNKNOWN),
  follows_from: [{ quote: UNKNOWN }],
} satisfies ModelCandidate;

const INVENTED = 'Lipid nanoparticles cured every mouse within a day of one injection.';

/** Hypotheses that fail one check each, by what is wrong, with the reason that they are dropped for. */
export const BAD: Readonly<Record<string, readonly [reason: string, candidate: unknown]>> = {
  'an unknown shape': ['form', { hypothesis: 'Everything may be cured.' }],
  'an unknown direction': ['form', { ...GOOD, direction: 'cures' }],
  'markup in a part': ['form', { ...GOOD, factor: part('<b>immune</b> response', MIGHT_SHORTEN) }],
  'no comparator': ['parts', { ...GOOD, comparator: null }],
  'a comparator that has nothing to do with it': [
    'parts',
    { ...GOOD, comparator: part('a bowl of soup') },
  ],
  'an empty outcome': ['parts', { ...GOOD, outcome: part(' ', EDITED) }],
  'an outcome that says nothing by itself': ['parts', { ...GOOD, outcome: part('it', EDITED) }],
  'an invented quote': ['quote', { ...GOOD, follows_from: [{ quote: INVENTED }] }],
  'a quote with words left out': [
    'quote',
    { ...GOOD, follows_from: [{ quote: 'Repeated dosing might shorten … an immune response.' }] },
  ],
  'a quote too short to prove anything': [
    'quote',
    { ...GOOD, follows_from: [{ quote: 'an immune' }] },
  ],
  'a sentence number that does not exist': [
    'quote',
    { ...GOOD, follows_from: [{ sentence: 4000 }] },
  ],
  'no sentence that it follows from': ['quote', { ...GOOD, follows_from: [] }],
  'one invented quote among true ones': [
    'quote',
    { ...GOOD, follows_from: [...GOOD.follows_from, { quote: INVENTED }] },
  ],
  'a part that its quote does not name': [
    'quote',
    { ...GOOD, factor: part('an immune response', EDITED) },
  ],
  'a population that no quote names': [
    'quote',
    { ...GOOD_QUESTION, population: part('retired football players', UNKNOWN) },
  ],
  'a subject that the paper does not have': [
    'topic',
    {
      ...GOOD,
      statement: 'Ticket prices lower the number of football spectators under repeated dosing.',
      factor: part('ticket prices', MIGHT_SHORTEN),
      outcome: part('the number of football spectators', EDITED),
    },
  ],
  'an unknown kind': ['kind', { ...GOOD, kind: 'constructor' }],
  'a kind that no language model proposes': ['kind', { ...GOOD, kind: 'own' }],
  'an open question that no sentence asks': ['kind', { ...GOOD, kind: 'open-question' }],
  'a proposal from a plain result': [
    'kind',
    {
      ...GOOD,
      statement: 'Repeated dosing lowers the number of edited lung cells in mice.',
      factor: part('repeated dosing', EDITED),
      conditions: null,
      follows_from: [{ quote: EDITED }],
    },
  ],
  'a proposal from a sentence that says that it is not known': [
    'kind',
    { ...GOOD_QUESTION, kind: 'proposal' },
  ],
  'a generalization without a limitation': ['kind', { ...GOOD_QUESTION, kind: 'generalization' }],
  'a number that the quotes lack': [
    'figures',
    {
      ...GOOD,
      statement:
        'An immune response lowers the number of edited lung cells by 40% under repeated dosing.',
    },
  ],
  'a citation': [
    'figures',
    {
      ...GOOD,
      statement:
        'An immune response lowers the number of edited lung cells (Nobody et al., 2009) under repeated dosing.',
    },
  ],
  'a reference number': [
    'figures',
    {
      ...GOOD,
      statement:
        'An immune response lowers the number of edited lung cells [12] under repeated dosing.',
    },
  ],
  'an outcome that cannot be measured': [
    'outcome',
    {
      ...GOOD,
      statement: 'An immune response lowers edited lung under repeated dosing.',
      outcome: part('edited lung', EDITED),
    },
  ],
  'a statement about something else': [
    'statement',
    { ...GOOD, statement: 'Dense stroma lowers the reach of lipid nanoparticles into tumors.' },
  ],
  'a statement of the opposite direction': [
    'statement',
    {
      ...GOOD,
      statement:
        'An immune response increases the number of edited lung cells under repeated dosing.',
    },
  ],
  'a denial': [
    'statement',
    {
      ...GOOD,
      statement:
        'An immune response does not lower the number of edited lung cells under repeated dosing.',
    },
  ],
  'two sentences': ['statement', { ...GOOD, statement: `${GOOD.statement} Buy shares today.` }],
  'an address': [
    'statement',
    { ...GOOD, statement: GOOD.statement.replace(/\.$/u, ' as in www.example.org now.') },
  ],
  'a statement of endless length': [
    'statement',
    { ...GOOD, statement: `${GOOD.statement.slice(0, -1)}${' and edited lung cells'.repeat(40)}.` },
  ],
  'what the paper has already tested': [
    'answered',
    {
      kind: 'proposal',
      statement: 'Dense stroma may reduce the reach of lipid nanoparticles into lung tumors.',
      factor: part('dense stroma', STROMA),
      comparator: part('no stroma'),
      outcome: part('the reach rate of lipid nanoparticles', STROMA),
      direction: 'lowers',
      follows_from: [
        { quote: 'Dense stroma may reduce the reach of lipid nanoparticles in the fibrotic lung.' },
      ],
    },
  ],
};
