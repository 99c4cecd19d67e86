/** What each step says of the content that it sends to a configured language model; `{name}` is the model. */
export const languageModelHints = {
  hypothesis:
    'When you generate a hypothesis, text of your papers is sent to the language model {name}. It proposes and words hypotheses, and we show only what passes our checks. Turn this off to send nothing in this step and in later ones.',
  themes:
    'The abstracts of the papers found, yours included, are sent to the language model {name}. It words themes and gaps, and we show only what passes our checks. You can turn it off in the hypothesis step.',
  design:
    'The proposed design is sent to the language model {name}. It words the method and the controls, and we show only what passes our checks. You can turn it off in the hypothesis step.',
} as const;
