import { parseWords } from '../text/word-list.js';

/** Verbs that are rarely nouns, in their base form. */
const BASE = parseWords(`
accelerate accommodate accompany accomplish accumulate achieve acquire activate adapt adhere adjust admit adopt affect aggregate
alleviate allocate allow alter amplify anticipate appear arise ascertain assemble assert assess assign assist associate
assume attain attract attribute augment avoid await become begin behave believe belong bind calculate cease characterize
characterise choose circulate circumvent cite classify cleave coexist coincide collaborate combine commence comprise
compute conceive conclude confer confirm conflict conform connect conserve consist constitute constrain consume contain
continue contribute converge convey cooperate correlate correspond counteract culminate deactivate decide deem define
degrade delete delineate deliver demonstrate denote depend deplete derive describe deserve destroy detect deteriorate
determine develop deviate devise differ differentiate diminish disappear discover discuss disentangle disperse display
disrupt dissociate distinguish distribute diverge diversify elicit eliminate elucidate embed emerge emit emphasize
emphasise employ enable encode encompass encounter enhance enlarge enrich ensue ensure entail enter evade evaluate evolve
exacerbate examine exceed excite exclude exemplify exert exhibit exist expect explain exploit explore express extend
facilitate fail fluctuate form fulfil fulfill gather generate govern guarantee happen highlight hinder hydrolyze
hydrolyse hypothesize hypothesise identify illustrate immunize immunise impair impede imply improve incorporate indicate
induce infect infer inform inhibit initiate innervate inoculate insert integrate intend interact interfere intervene
introduce investigate involve irradiate isolate justify learn localize localise lyse maintain manifest maximize maximise
mediate migrate mimic minimize minimise mitigate modify modulate multiply mutate necessitate neutralize neutralise obey
obtain occupy occur offer operate optimize optimise orchestrate originate oscillate outperform overcome overlap overlie
participate penetrate perceive perform permeate permit perpetuate persist perturb phosphorylate polarize polarise possess
postulate potentiate precede predict predispose predominate prefer prepare preserve presume prevail prevent proceed
produce proliferate prolong prove provide provoke publish quantify react recognize recognise recommend reconcile
reconstruct recruit reduce reflect refute regenerate regulate reinforce reject relate rely remain remember remove render
repeat replace replicate represent require resemble reside resist resolve respond restore restrict retain reveal
rotate seem segregate separate shorten simulate solve specify stabilize stabilise stimulate strengthen succeed suffer
suffice suggest summarize summarise suppress surround survive sustain synchronize synchronise synthesize synthesise
terminate thicken tolerate transcribe transform translate transmit trigger undergo underlie understand unfold utilize
utilise validate vanish vary visualize visualise weaken withstand worsen
increase decrease decline rise fall act play argue die spend pertain
`);

/** Base forms that are also nouns or adjectives; at most their form in -s counts as a verb. */
const ALSO_NOUNS = new Set(
  `act play aggregate associate attribute conflict decline decrease display embed fall form increase insert isolate learn offer
  overlap reject repeat rise recruit replicate separate manifest trigger precipitate transform conserve isolate mimic
  thicken permit adopt`.split(/\s+/),
);

/** Forms in -s that are just as often plural nouns. */
const PLURALS = new Set(
  `aggregates associates attributes conflicts displays forms inserts isolates offers overlaps recruits replicates
  separates triggers transforms mimics repeats permits`.split(/\s+/),
);

const IRREGULAR = parseWords(`
arose became began broke chose drove fell forgot froze grew knew led met overcame ran rang
shrank stood sought swam threw told understood underwent underlay went withstood wrote
arisen become begun borne broken chosen fallen forgotten frozen gone grown known overcome seen shown shrunk
taken thrown undergone withdrawn written
`);

const formThirdPerson = (verb: string): string =>
  /(?:s|x|z|ch|sh|o)$/u.test(verb)
    ? `${verb}es`
    : /[^aeiou]y$/u.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : `${verb}s`;

const VERBS: ReadonlySet<string> = new Set([
  ...IRREGULAR,
  ...[...BASE].filter((verb) => !ALSO_NOUNS.has(verb)),
  ...[...BASE].map(formThirdPerson).filter((verb) => !PLURALS.has(verb)),
]);

/**
 * Whether a word is a finite verb or a participle that is rarely a noun. Terms contain no verbs.
 * @param word in lower case
 */
export const isVerb = (word: string): boolean => VERBS.has(word);
