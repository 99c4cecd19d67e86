export const importMessages = {
  tooLarge: 'The file is larger than 25 MB. Export fewer records.',
  noRecords: 'The file has no record with a title.',
  tooManyImports: 'A journey can have up to 50 imported files. Remove one first.',
  tooManyRecords:
    'A journey can have up to 20,000 imported records. Remove a file, or export fewer records.',
} as const;
