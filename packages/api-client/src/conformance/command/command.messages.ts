/** Output of the command. */
export const commandMessages = {
  help: `Checks a server against the contract of Spinout's calls.

Usage: npx @spinout/api-client conformance --url https://spinout.example.org [options]

  --url ADDRESS      Where the server answers. Paths such as /api/journey/company are joined to it.
  --auth-base URL    Where sign-in answers. Default: /api/v1 under --url.
  --token TOKEN      A bearer token, to check the calls of somebody who is signed in.
  --refresh-token T  The refresh token of the same session: refreshing and signing out are checked too.
  --code CODE        A code that a sign-in came back with, not exchanged yet: a session of its own.
  --state STATE      The state that came back with the code.
  --code-verifier V  The verifier of the code, where the sign-in was begun with PKCE.
  --token-env NAME, --refresh-token-env NAME, --code-env NAME
                     The same, read from this variable of the environment.
  --only ROWS        Rows to check, with commas between, e.g. API-03,API-05. Default: all.
  --timeout MS       Milliseconds that a call may take. Default: 30000.
  --json FILE        Writes the report as JSON as well.
  --help             Shows this.

The checks store made-up papers, circuits and journeys under a name of their own, and change the profile
of the signed-in user and change it back. With a token alone nobody is signed out. With a refresh token
or a code the session is ended: to check a used refresh token and a sign-out in full, give both, of two
sign-ins. No token is printed.

A server must ignore fields that it does not know. The research paper call (API-10) may carry
data_source, notice, figures and tables beside its four fields; a server may print them or ignore them.

A finding says what was expected, what came, and how to fix it.

Ends with 0 when every check passed, 1 when one failed, 2 when it could not be used or the server
could not be reached.
`,
  unknownCommand: 'Say what to do: spinout-api-client conformance --url ADDRESS. More with --help.',
  noUrl: 'Say which server: --url https://spinout.example.org. More with --help.',
  twice: (name: string) => `Give --${name} or --${name}-env, not both.`,
  noCode: '--state and --code-verifier belong to a --code. Give that too.',
  sessionsOver:
    'The session that was given ended with an earlier check. Give --code of a second sign-in as well.',
  aPairForTheRefreshToken: 'a pair of tokens for the refresh token that was given',
  aSessionForTheCode: 'a session for the code that was given',
  noSuchVariable: (name: string) => `The environment has no variable ${name}, or an empty one.`,
  badTimeout: '--timeout must be a whole number of milliseconds, 1 or more.',
  unreachable: (url: string, why: string) => `${url} could not be reached: ${why}`,
  notWritten: (file: string, why: string) => `The report could not be written to ${file}: ${why}`,
} as const;
