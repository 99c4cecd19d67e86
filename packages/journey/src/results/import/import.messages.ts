export const importMessages = {
  importLabel: 'Results file',
  importPrompt: 'Drop a results file here, or choose one',
  importHint: 'A JSON file that was downloaded here, at most {megabytes} MB',
  importReading: 'Reading {name}…',
  importDone: 'Opened {name}: {topic}',
  importDoneWithoutTopic: 'Opened {name}',
  importWrongKind: 'This is no JSON file. Choose a file that ends in .json.',
  importTooLarge:
    '{name} is larger than {megabytes} MB and was not opened. Results of a run are smaller.',
  importUnreadable: '{name} could not be read. Check that it still exists and choose it again.',
  importBroken:
    '{name} is damaged: it is not complete JSON. Download the results again, or open another copy.',
  importForeign: '{name} is a JSON file, but holds no research results that were downloaded here.',
  importNewer:
    '{name} was made by a newer version of this page. Reload the page to get the newest version, then open it again.',
  importDamaged:
    '{name} is damaged: parts of the results are missing or have another form. Nothing was opened.',
  importEmpty: '{name} holds no results: the run in it is empty.',
} as const;
