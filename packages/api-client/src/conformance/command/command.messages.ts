/** What the command says. */
export const commandMessages = {
  help: `Checks a server against the contract of Spinout's calls.

Usage: npx @spinout/api-client conformance --url https://spinout.example.org [options]

  --url ADDRESS      Where the server answers. Paths such as /api/journey/company are joined to it.
  --token TOKEN      A bearer token, to check the calls of somebody who is signed in.
  --token-env NAME   The same, read from this variable of the environment.
  --only ROWS        Rows to check, with commas between, e.g. API-03,API-05. Default: all.
  --timeout MS       Milliseconds that a call may take. Default: 30000.
  --json FILE        Writes the report as JSON as well.
  --help             Shows this.

The checks store made-up papers, circuits and journeys under a name of their own, change the profile
of the token's user and change it back, and never sign that user out. No token is printed.

Ends with 0 when every check passed, 1 when one failed, 2 when it could not be used or the server
could not be reached.
`,
  unknownCommand: 'Say what to do: spinout-api-client conformance --url ADDRESS. More with --help.',
  noUrl: 'Say which server: --url https://spinout.example.org. More with --help.',
  twoTokens: 'Give --token or --token-env, not both.',
  noSuchVariable: (name: string) => `The environment has no variable ${name}, or an empty one.`,
  badTimeout: '--timeout must be a whole number of milliseconds, 1 or more.',
  unreachable: (url: string, why: string) => `${url} could not be reached: ${why}`,
  notWritten: (file: string, why: string) => `The report could not be written to ${file}: ${why}`,
} as const;
