/** Texts of a literature review around the sentences of the papers. */
export const reviewMessages = {
  span: {
    one: 'The paper selected is from {from}.',
    other: 'The {count} papers selected span the years {from} to {to}.',
  },
  sameYear: 'The {count} papers selected are all from {from}.',
  noYear: 'No year is known for {papers}.',
  each: '{Paper}: {sentence}',
  eachLibrary: '{Paper}, as the library sums it up: {sentence}',
  shared: 'Of the {count} papers selected, {holders} deal with {term}: {papers}.',
  all: 'All {count} papers selected deal with {term}.',
  nothingShared: 'No term of the library is shared by two of the papers selected.',
  methodShared: '{papers} used the same kind of method: {method}.',
  methodOwn: 'Only {papers} used {method}.',
  and: ' and ',
  comma: ', ',
  unknown: {
    one: 'The paper “{ids}” is not in the library and not among the papers sent. Search again and select from the list.',
    other:
      'The papers “{ids}” are not in the library and not among the papers sent. Search again and select from the list.',
  },
  nothingSelected: 'Please select at least one paper for review',
} as const;
