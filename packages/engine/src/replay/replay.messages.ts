export const replayMessages = {
  help: [
    'Makes the results of a bundle again and compares them.',
    'Use: spinout-engine replay FILE [--papers FOLDER]',
    'FILE is a bundle (ZIP), or its calls.json.',
    'FOLDER has the uploaded papers, which a bundle does not contain. Without it, calls that need one are left out.',
    'Exit code: 0 if every result that could be made again is the same, 1 if one is different, 2 if FILE cannot be used.',
  ],
  noCommand: 'Use: spinout-engine replay FILE [--papers FOLDER]',
  unreadable: '{file} cannot be read: {reason}',
  noCalls: '{file} has no list of calls. Choose a bundle, or its calls.json.',
  head: ['Result', 'Call', 'Engine', 'Seed', 'Date', 'Output', 'Outcome'],
  outcomes: {
    same: 'same',
    different: 'DIFFERENT',
    inputChanged: 'not compared: its input was changed since',
    needsFile: 'not compared: needs {detail}',
    live: 'not compared: made with public sources or a language model',
    failed: 'FAILED: {detail}',
  },
  summary: '{same} the same, {different} different, {left} not compared. Engine {version}.',
  nothing: 'No result in {file} has a recipe.',
} as const;
