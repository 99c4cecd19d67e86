/** What each step says of the content that it sends to a configured language model; `{name}` is the model. */
export const languageModelHints = {
  hypothesis:
    'When you generate a hypothesis, we send text from your papers to the language model {name}. It suggests hypotheses, and we show only those that pass our checks. Turn this off to send nothing in this step and later ones.',
  themes:
    'We send the abstracts of all papers found, including yours, to the language model {name}. It words themes and gaps, and we show only those that pass our checks. You can turn it off in the hypothesis step.',
  design:
    'We send the proposed design to the language model {name}. It words the methodology and the controls, and we show only what passes our checks. You can turn it off in the hypothesis step.',
} as const;
