import type { Page } from '@playwright/test';

/** Rules of a host for elements, as in templates and resets. */
const HOSTILE_RULES = `
  *, *::before, *::after { box-sizing: border-box; letter-spacing: 2px; }
  h1, h2, h3, h4, h5, h6 { margin: 32px; color: rgb(8 6 13); font: 500 56px/1 fantasy; text-transform: uppercase; letter-spacing: -1.68px; text-align: center; }
  p, span, strong, em, blockquote, code, dt, dd, figcaption { margin: 20px; color: rgb(8 6 13); font-size: 30px; text-indent: 20px; }
  a { color: rgb(255 0 255); font-weight: 900; text-decoration: none; text-transform: uppercase; }
  button { min-width: 300px; padding: 20px; border: 8px solid red; border-radius: 99px; background: rgb(26 26 26); color: rgb(8 6 13); font-size: 30px; text-transform: uppercase; box-shadow: 0 0 9px red; }
  ul, ol, li, dl { margin: 20px; padding: 20px; color: rgb(8 6 13); font-size: 30px; list-style: square; }
  label, legend, fieldset { display: block; margin: 20px; color: rgb(8 6 13); font-size: 30px; text-transform: uppercase; }
  input, textarea, select, progress { width: 90px; margin: 20px; border: 8px solid red; background: rgb(26 26 26); color: rgb(8 6 13); font-size: 30px; text-transform: uppercase; }
  table { width: 90%; border-spacing: 20px; color: rgb(8 6 13); font-size: 30px; }
  th, td { padding: 20px; border: 8px solid red; color: rgb(8 6 13); font-size: 30px; text-align: right; text-transform: uppercase; }
  svg { display: block; margin: 20px; width: 90px; height: 90px; fill: red; stroke: red; vertical-align: middle; }
  div, section, article, header, main, footer, nav, aside, figure { padding: 9px; color: rgb(8 6 13); }
`;

/** Properties of text and of the boxes around it. Sizes that depend on the layout are not among them. */
const STYLES = [
  'color',
  'background-color',
  'font-family',
  'font-size',
  'font-style',
  'font-weight',
  'letter-spacing',
  'line-height',
  'text-align',
  'text-decoration-line',
  'text-indent',
  'text-transform',
  'display',
  'margin-top',
  'padding-top',
  'padding-left',
  'border-top-width',
  'border-top-color',
  'border-top-left-radius',
  'box-shadow',
  'list-style-type',
  'min-width',
  'fill',
  'stroke',
  'vertical-align',
];

/** Lists the styles that the host's rules for elements change, added after all other style sheets. */
export const findChangedStyles = (page: Page): Promise<string[]> =>
  findChanges(page, HOSTILE_RULES, STYLES);

/** Lists the sizes of texts and controls that a smaller rem of the host changes. */
export const findChangedSizes = (page: Page): Promise<string[]> =>
  findChanges(page, 'html { font-size: 62.5%; }', [
    'font-size',
    'line-height',
    'min-height',
    'max-width',
    'padding-left',
    'row-gap',
    'grid-template-columns',
  ]);

/** Adds a rule of the page, as an extension of the browser can under any content security policy. */
export const addRule = (page: Page, rule: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, rule);

/** Lists the properties in the isolated roots of a page that change when rules are added. */
const findChanges = (
  page: Page,
  addedRules: string,
  compared: readonly string[],
): Promise<string[]> =>
  page.evaluate(
    ([rules, properties]) => {
      const createSheet = (text: string) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        return sheet;
      };
      const own = document.adoptedStyleSheets;
      const still = createSheet('* { transition: none !important; animation: none !important; }');
      document.adoptedStyleSheets = [...own, still];
      const elements = [
        ...document.querySelectorAll('[data-isolated], [data-isolated] :not(svg *)'),
      ]
        // Content of the host keeps its rules.
        .filter((element) =>
          element.closest('[data-isolated], [data-host-styles]')?.matches('[data-isolated]'),
        );
      const read = () =>
        elements.map((element) => {
          const style = getComputedStyle(element);
          return properties.map((property) => style.getPropertyValue(property));
        });
      const before = read();
      document.adoptedStyleSheets = [...own, still, createSheet(rules)];
      const after = read();
      document.adoptedStyleSheets = own;
      return elements.flatMap((element, at) =>
        properties.flatMap((property, index) => {
          const [old, now] = [before[at]?.[index], after[at]?.[index]];
          const name = `${element.localName} "${element.textContent.slice(0, 30)}"`;
          return old === now ? [] : [`${name} ${property}: ${old} -> ${now}`];
        }),
      );
    },
    [addedRules, compared] as const,
  );
