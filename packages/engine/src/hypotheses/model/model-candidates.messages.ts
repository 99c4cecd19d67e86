const ASKED = 6;

export const modelCandidatesMessages = {
  instructions:
    `Propose up to ${String(ASKED)} research hypotheses that follow from the material. Each document is a paper: its ` +
    'sentences, one a line, each after its number in brackets. Answer with {"hypotheses": […]}; an empty list is a good ' +
    'answer if nothing follows. Each hypothesis has:\n' +
    'kind: "open-question" if a sentence says that this is not known; "proposal" if a sentence suggests it (“may”, ' +
    '“we suggest”) without having tested it; "generalization" if a sentence reports an effect and another says that it ' +
    'may not extend to a population, which the hypothesis then names.\n' +
    'follows_from: those sentences.\n' +
    'factor: what is varied or compared. comparator: what it is compared with. outcome: the quantity that is measured, ' +
    'such as a rate, level, number, score or time. direction: "raises", "lowers", "changes" or "associated". Where ' +
    'stated: mechanism, population, conditions. Each of these parts but direction is {"text", "evidence"}, its text in ' +
    'the words of the sentences that its evidence names.\n' +
    'statement: one plain sentence of at most 35 words that can be read without the paper and that an experiment could ' +
    'refute; it names factor and outcome in the words of these parts.\n' +
    'Each entry of follows_from and evidence is {"sentence": number, "quote": "…"}; the quote is optional and copied ' +
    'letter for letter from that sentence. All sentences of a hypothesis are from one paper. Propose nothing that the ' +
    'paper has already tested. Use no number, name, work or claim that the quoted sentences lack: a hypothesis with a ' +
    'quote that is not found is discarded.',
  sentence: '[{number}] {text}',
} as const;

export const MAX_MODEL_CANDIDATES = 2 * ASKED;
