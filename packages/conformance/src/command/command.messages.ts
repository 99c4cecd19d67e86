export const commandMessages = {
  help: `Checks a server against the contract of Spinout's calls.

Usage: npx @spinout/conformance https://spinout.example.org [options]

  ADDRESS            Where the server answers; also as --url ADDRESS. Paths such as /api/journey/company
                     are joined to it.
  --auth-base URL    Where sign-in answers. Default: /api/v1 under the address.
  --token TOKEN      A bearer token, to check the calls of a signed-in user.
  --refresh-token T  The refresh token of the same session: also checks refreshing and signing out.
  --code CODE        An unused code of a sign-in: creates a separate session.
  --state STATE      The state that was returned with the code.
  --code-verifier V  The verifier of the code, if the sign-in started with PKCE.
  --token-env NAME, --refresh-token-env NAME, --code-env NAME
                     The same, read from this environment variable.
  --only ROWS        Rows to check, separated by commas, e.g. API-03,API-05. Default: all.
  --for PACKAGE      Checks what a package needs: "flow" (the nine calls of the six steps) or "journey"
                     (all others). Default: all.
  --timeout MS       Timeout of a call in milliseconds. Default: 30000.
  --json FILE        Also writes the report as JSON.
  --help             Shows this.

The checks store made-up papers, circuits and journeys under a name of their own, and change the profile
of the signed-in user and change it back. With a token alone no one is signed out. With a refresh token
or a code the session is ended: to check a used refresh token and a sign-out in full, give both, of two
sign-ins. No token is printed.

A server must ignore fields that it does not know. The research paper call (API-10) may carry
data_source, notice, figures and tables beside its four fields; a server may print them or ignore them.

A finding says what was expected, what came, and how to fix it.

Ends with 0 when every check passed, 1 when one failed, 2 when it could not be used or the server
could not be reached.
`,
  oneServer: 'Name one server: spinout-conformance https://spinout.example.org. See --help.',
  noUrl: 'No server given. Use: spinout-conformance https://spinout.example.org. See --help.',
  twice: (name: string) => `Give --${name} or --${name}-env, not both.`,
  noCode: '--state and --code-verifier belong to a --code. Give that too.',
  sessionsOver:
    'The given session ended with an earlier check. Add the --code of a second sign-in.',
  aPairForTheRefreshToken: 'a pair of tokens for the refresh token that was given',
  aSessionForTheCode: 'a session for the code that was given',
  noSuchVariable: (name: string) => `The environment variable ${name} is missing or empty.`,
  oneSelection: 'Give --only or --for, not both.',
  unknownPackage: (name: string) => `--for must be "flow" or "journey", not "${name}".`,
  badTimeout: '--timeout must be a whole number of milliseconds, 1 or more.',
  unreachable: (url: string, why: string) => `${url} could not be reached: ${why}`,
  notWritten: (file: string, why: string) => `The report could not be written to ${file}: ${why}`,
} as const;
