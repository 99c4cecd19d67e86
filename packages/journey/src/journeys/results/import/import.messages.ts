export const importMessages = {
  importLabel: 'Results file',
  importPrompt: 'Choose a results file or drop it here',
  importHint: 'A JSON or ZIP file downloaded from here, at most {megabytes} MB',
  importReading: 'Reading {name}…',
  importDone: 'Opened {name}: {topic}',
  importDoneWithoutTopic: 'Opened {name}',
  importWrongKind: 'Not a results file. Choose a file that ends in .json or .zip.',
  importTooLarge: '{name} is larger than {megabytes} MB and was not opened. Choose a smaller file.',
  importUnreadable: '{name} could not be read. Check that it still exists and choose it again.',
  importBroken:
    '{name} is damaged: its JSON is incomplete. Download the results again, or open another copy.',
  importForeign: '{name} has no research results. Choose a file downloaded from here.',
  importNewer: '{name} was made by a newer version. Reload the page, then open the file again.',
  importDamaged: '{name} is damaged: some results are missing or invalid. Nothing was opened.',
  importEmpty: '{name} has no results: its run is empty.',
} as const;
