/** The layout and the looks of the site, from the variables of the design system. */
export const SITE_STYLES = `
*, *::before, *::after { box-sizing: border-box; }
html { color-scheme: light dark; scroll-padding-block-start: var(--spinout-space-6); }
body {
  margin: 0;
  background: var(--spinout-color-canvas);
  color: var(--spinout-color-text);
  font: var(--spinout-text-md)/var(--spinout-leading-body) system-ui, sans-serif;
  overflow-wrap: break-word;
}
a { color: var(--spinout-color-accent-text); text-underline-offset: 0.2em; }
:focus-visible { outline: 2px solid var(--spinout-color-focus); outline-offset: 2px; }
.skip { position: absolute; inset-block-start: -10rem; }
.skip:focus { position: static; display: block; padding: var(--spinout-space-3); }
.page { display: grid; grid-template-columns: minmax(0, 1fr); max-inline-size: 80rem; margin-inline: auto; }
.page > header { display: flex; justify-content: space-between; padding: var(--spinout-space-4) var(--spinout-space-4) 0; }
.page > header a:first-child { color: inherit; font-weight: var(--spinout-weight-strong); text-decoration: none; }
nav { padding: 0 var(--spinout-space-4) var(--spinout-space-6); font-size: var(--spinout-text-ui); }
nav h2 { margin: var(--spinout-space-4) 0 var(--spinout-space-1); font-size: var(--spinout-text-sm); color: var(--spinout-color-text-muted); }
nav ul { margin: 0; padding: 0; list-style: none; }
nav li a { display: block; padding: var(--spinout-space-1) var(--spinout-space-2); border-radius: var(--spinout-radius-control); color: inherit; text-decoration: none; }
nav li a:hover { background: var(--spinout-color-hover); }
nav li a[aria-current] { background: var(--spinout-color-accent-quiet); color: var(--spinout-color-accent-text); font-weight: var(--spinout-weight-medium); }
main { padding: var(--spinout-space-4); max-inline-size: 52rem; }
h1, h2, h3 { line-height: var(--spinout-leading-heading); text-wrap: balance; }
h1 { margin: var(--spinout-space-2) 0 var(--spinout-space-4); font-size: var(--spinout-text-3xl); }
h2 { margin: var(--spinout-space-8) 0 var(--spinout-space-3); font-size: var(--spinout-text-xl); }
h3 { margin: var(--spinout-space-6) 0 var(--spinout-space-2); font-size: var(--spinout-text-lg); }
.anchor { color: inherit; text-decoration: none; }
.anchor:hover { text-decoration: underline; }
p, ul, ol, figure { margin-block: 0 var(--spinout-space-4); }
figure { margin-inline: 0; }
li { margin-block-end: var(--spinout-space-1); }
img { max-inline-size: 100%; block-size: auto; border: 1px solid var(--spinout-color-border); border-radius: var(--spinout-radius-card); }
code { font-family: ui-monospace, monospace; font-size: 0.9em; }
:not(pre) > code { padding: 0.1em 0.3em; border-radius: var(--spinout-radius-control); background: var(--spinout-color-sunken); }
.code { border: 1px solid var(--spinout-color-border); border-radius: var(--spinout-radius-card); background: var(--spinout-color-surface); }
.code figcaption { padding: var(--spinout-space-2) var(--spinout-space-4); border-block-end: 1px solid var(--spinout-color-hairline); color: var(--spinout-color-text-muted); font: var(--spinout-text-sm) ui-monospace, monospace; }
.scroll { overflow-x: auto; margin-block-end: var(--spinout-space-4); }
.code .scroll { margin: 0; }
pre { margin: 0; padding: var(--spinout-space-4); line-height: 1.6; }
[data-kind='keyword'] { color: var(--spinout-color-info-text); }
[data-kind='string'] { color: var(--spinout-color-success-text); }
[data-kind='name'] { color: var(--spinout-color-accent-text); }
[data-kind='comment'] { color: var(--spinout-color-text-muted); }
table { border-collapse: collapse; inline-size: 100%; font-size: var(--spinout-text-ui); }
th, td { padding: var(--spinout-space-2) var(--spinout-space-3); border-block-end: 1px solid var(--spinout-color-hairline); text-align: start; vertical-align: top; }
th { color: var(--spinout-color-text-muted); font-weight: var(--spinout-weight-medium); }
td code { overflow-wrap: normal; }
.next { display: flex; flex-wrap: wrap; gap: var(--spinout-space-4); justify-content: space-between; margin-block-start: var(--spinout-space-8); padding-block: var(--spinout-space-4); border-block-start: 1px solid var(--spinout-color-hairline); }
@media (min-width: 60rem) {
  .page { grid-template: auto 1fr / 16rem minmax(0, 1fr); column-gap: var(--spinout-space-8); }
  .page > header { grid-column: 1; }
  .to-pages { display: none; }
  nav { position: sticky; inset-block-start: 0; grid-column: 1; grid-row: 2; align-self: start; max-block-size: 100vh; overflow-y: auto; }
  main { grid-column: 2; grid-row: 1 / span 2; padding-block-start: var(--spinout-space-6); }
}
`;
