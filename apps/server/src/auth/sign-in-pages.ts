import { html } from 'hono/html';

/** A page or a part of one; all inserted values are escaped. */
export type Html = ReturnType<typeof html>;

/** No scripts, inline styles or frames. The stylesheet is served by a route. */
export const pagePolicy = (formTargets: readonly string[] = []): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action ${["'self'", ...formTargets].join(' ')}`,
  ].join('; ');

export const renderPage = (content: {
  readonly title: string;
  readonly stylesheet: string;
  readonly body: Html;
}): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${content.title}</title>
        <link rel="stylesheet" href="${content.stylesheet}" />
      </head>
      <body>
        <main>${content.body}</main>
      </body>
    </html>`;

export const renderProblemPage = (problem: {
  readonly title: string;
  readonly message: string;
  readonly stylesheet: string;
  readonly home: string;
}): Html =>
  renderPage({
    title: problem.title,
    stylesheet: problem.stylesheet,
    body: html`<h1>${problem.title}</h1>
      <p>${problem.message}</p>
      <p><a href="${problem.home}">Back to Spinout</a></p>`,
  });

export const PAGE_STYLES = `:root {
  color-scheme: light dark;
  --ink: light-dark(#1c1d20, #ecebe7);
  --paper: light-dark(#f9f7f3, #1c1d20);
  --surface: light-dark(#fefdfb, #26272b);
  --line: light-dark(#85817b, #8f8c86);
  --accent: light-dark(#0a6a5b, #6fd3bf);
  --on-accent: light-dark(#fefdfb, #12201d);
  --notice: light-dark(#fbeed9, #3d3320);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  padding: 1.5rem;
  background: var(--paper);
  color: var(--ink);
  font: 1rem/1.6 system-ui, sans-serif;
}
main { max-inline-size: 34rem; margin-inline: auto; }
h1 { font-size: 1.5rem; line-height: 1.3; }
a { color: var(--accent); }
fieldset { margin: 0 0 1.5rem; padding: 1rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--surface); }
legend { padding-inline: 0.5rem; font-weight: 600; }
label { display: grid; grid-template-columns: auto 1fr; gap: 0.75rem; align-items: start; padding-block: 0.625rem; min-block-size: 2.75rem; }
input[type='radio'] { inline-size: 1.25rem; block-size: 1.25rem; margin: 0.2rem 0 0; accent-color: var(--accent); }
.account { display: block; font-weight: 600; }
.notice, .problem { padding: 0.75rem 1rem; border-inline-start: 0.25rem solid var(--line); background: var(--notice); }
.problem { border-inline-start-color: light-dark(#b3261e, #f2b8b5); }
button {
  min-block-size: 2.75rem;
  min-inline-size: 6rem;
  margin: 0 0 0.75rem;
  padding: 0.5rem 1.25rem;
  border: 1px solid var(--accent);
  border-radius: 0.5rem;
  background: var(--accent);
  color: var(--on-accent);
  font: inherit;
  cursor: pointer;
}
button.quiet { background: transparent; color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
@media (forced-colors: active) { button, button.quiet { border-color: ButtonText; background: ButtonFace; color: ButtonText; } }
`;
