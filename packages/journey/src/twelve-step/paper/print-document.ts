import type { PrintablePaper } from './paper.types.js';

/** Marks the frame of the last print, which is taken away by the next. */
const FRAME = 'data-spinout-print';

/** In points and centimetres, since this is for paper. */
const PRINT_STYLE = `
  @page { margin: 2.2cm 2.4cm; }
  body { margin: 0; font: 11pt/1.5 Georgia, 'Times New Roman', serif; color: #000; }
  h1 { font-size: 18pt; line-height: 1.2; margin: 0 0 6pt; }
  h2 { font-size: 12.5pt; margin: 16pt 0 4pt; break-after: avoid; }
  p { margin: 0 0 6pt; orphans: 3; widows: 3; white-space: pre-line; overflow-wrap: break-word; }
  ol { margin: 0; padding-inline-start: 1.6em; }
  .authors { font-style: italic; }
  .origin { margin-block-start: 20pt; padding-block-start: 6pt; border-block-start: 0.5pt solid; font-size: 9pt; }
`;

/**
 * Prints a paper alone, out of a frame of its own: what a host has on its page stays off the sheet. The frame has no
 * address and its style is made by script, so a strict content policy has nothing to refuse.
 */
export function printDocument(sheet: PrintablePaper, page: Document = document): void {
  page.querySelector(`iframe[${FRAME}]`)?.remove();
  const frame = page.createElement('iframe');
  frame.setAttribute(FRAME, '');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  // Out of sight, yet laid out: Firefox prints no frame that is not.
  Object.assign(frame.style, {
    position: 'fixed',
    insetInlineEnd: '0',
    insetBlockEnd: '0',
    inlineSize: '0',
    blockSize: '0',
    border: '0',
  });
  page.body.append(frame);
  const { contentWindow: view, contentDocument: inner } = frame;
  if (!view || !inner) throw new Error('This browser opened no frame to print from.');
  inner.title = sheet.title;
  inner.documentElement.lang = page.documentElement.lang;
  inner.documentElement.dir = page.documentElement.dir;
  inner.body.replaceChildren(...createElements(inner, sheet));
  applyStyle(view as Window & typeof globalThis, inner);
  view.addEventListener('afterprint', () => frame.remove(), { once: true });
  view.print();
}

const applyStyle = (view: Window & typeof globalThis, inner: Document) => {
  // Browsers without such sheets print in their own plain style.
  if (!('adoptedStyleSheets' in inner)) return;
  const style = new view.CSSStyleSheet();
  style.replaceSync(PRINT_STYLE);
  inner.adoptedStyleSheets = [style];
};

const createElements = (inner: Document, sheet: PrintablePaper): readonly Element[] => {
  const element = (tag: string, text: string, className = '') => {
    const made = inner.createElement(tag);
    made.textContent = text;
    if (className !== '') made.className = className;
    return made;
  };
  const part = (title: string, text: string) =>
    text.trim() === '' ? [] : [element('h2', title), element('p', text)];
  const list = inner.createElement('ol');
  list.append(...sheet.references.map((reference) => element('li', reference)));
  return [
    element('h1', sheet.title),
    ...(sheet.authors === '' ? [] : [element('p', sheet.authors, 'authors')]),
    ...part(sheet.abstractHeading, sheet.abstract),
    ...sheet.sections.flatMap(({ title, content }) => part(title, content)),
    ...(sheet.references.length === 0 ? [] : [element('h2', sheet.referencesHeading), list]),
    element('p', sheet.origin, 'origin'),
  ];
};
