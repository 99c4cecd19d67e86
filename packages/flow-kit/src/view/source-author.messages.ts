/** Who made a result, for the authors that our engine and pages name. Sources carry the English names. */
export const sourceAuthorMessages = {
  authorPerson: 'The author',
  authorSimulatedAgents: 'Simulated agents',
  authorStandardDesign: 'Standard design (prepared locally)',
  authorDefaultStructure: 'Default structure (prepared locally)',
  authorPower: 'Power analysis in the engine',
  authorCompany: 'Company rules in the engine',
  authorCompanySized: 'Company rules in the engine; rounds sized to the budget',
  authorQuantum: 'Quantum simulation in the engine',
  authorText: 'Text analysis in the engine',
  authorLibrary: 'Bundled library',
  authorUpload: 'Uploaded paper',
  authorReferences: 'References of your papers',
  authorCounts: 'Counts and calculations over the results of the run',
  authorDraft: 'Draft composed from the run’s results',
} as const;

export type SourceAuthorMessages = Readonly<Record<keyof typeof sourceAuthorMessages, string>>;

const names = Object.keys(sourceAuthorMessages) as (keyof SourceAuthorMessages)[];

/** The author of a source in the language of the messages; one that only its service names stays as it is. */
export const formatSourceAuthor = (by: string, messages: SourceAuthorMessages): string => {
  const name = names.find((each) => sourceAuthorMessages[each] === by);
  return name === undefined ? by : messages[name];
};
