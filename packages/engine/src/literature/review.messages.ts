/** Texts of a literature review around the sentences of the papers. */
export const reviewMessages = {
  span: {
    one: 'The selected paper is from {from}.',
    other: 'The {count} selected papers span the years {from} to {to}.',
  },
  sameYear: 'All {count} selected papers are from {from}.',
  noYear: 'Year unknown: {papers}.',
  each: '{Paper}: {sentence}',
  eachLibrary: '{Paper}, in our summary: {sentence}',
  cited: '{Paper}, as cited in your paper: {quote}',
  shared: '{holders} of the {count} selected papers cover {term}: {papers}.',
  all: 'All {count} selected papers cover {term}.',
  titles: '{holders} of the {count} selected papers have “{term}” in their titles: {papers}.',
  nothingShared: 'No two of the selected papers share a term.',
  methodShared: '{papers} used the same method: {method}.',
  systemShared: '{papers} worked with the same model system: {method}.',
  methodOwn: 'Only {papers} used {method}.',
  /** Behind a sentence on two terms that no paper joins. */
  beatsChance:
    'Chance alone makes this unlikely (Fisher’s exact test, p < 0.05 after Bonferroni correction).',
  and: ' and ',
  comma: ', ',
  unknown: {
    one: 'The paper “{ids}” was not found. Search again and select from the list.',
    other: 'The papers “{ids}” were not found. Search again and select from the list.',
  },
  nothingSelected: 'Please select at least one paper for review',
} as const;
