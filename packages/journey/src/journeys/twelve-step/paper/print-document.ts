import type { PrintablePaper } from './paper.types.js';

/** Marks the print frame, which the next print removes. */
const FRAME = 'data-spinout-print';

/** Print units: points and centimeters. */
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
 * Prints a paper from its own frame, without the rest of the host's page. The frame has no URL and its style is set by
 * script, so that a strict content security policy allows it.
 */
export function printDocument(printable: PrintablePaper, page: Document = document): void {
  page.querySelector(`iframe[${FRAME}]`)?.remove();
  const frame = page.createElement('iframe');
  frame.setAttribute(FRAME, '');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  // Hidden but laid out: Firefox does not print frames without layout.
  frame.style.cssText =
    'position: fixed; inset-inline-end: 0; inset-block-end: 0; inline-size: 0; block-size: 0; border: 0';
  page.body.append(frame);
  const { contentWindow: view, contentDocument: inner } = frame;
  if (!view || !inner) throw new Error('This browser opened no frame to print from.');
  inner.title = printable.title;
  inner.documentElement.lang = page.documentElement.lang;
  inner.documentElement.dir = page.documentElement.dir;
  inner.body.replaceChildren(...createElements(inner, printable));
  applyStyle(view as Window & typeof globalThis, inner);
  view.addEventListener('afterprint', () => frame.remove(), { once: true });
  view.print();
}

const applyStyle = (view: Window & typeof globalThis, inner: Document) => {
  // Browsers without constructable style sheets use their default style.
  if (!('adoptedStyleSheets' in inner)) return;
  const style = new view.CSSStyleSheet();
  style.replaceSync(PRINT_STYLE);
  inner.adoptedStyleSheets = [style];
};

const createElements = (inner: Document, printable: PrintablePaper): readonly Element[] => {
  const element = (tag: string, textContent: string, className = '') =>
    Object.assign(inner.createElement(tag), { textContent, className });
  const part = (title: string, text: string) =>
    text.trim() === '' ? [] : [element('h2', title), element('p', text)];
  const list = inner.createElement('ol');
  list.append(...printable.references.map((reference) => element('li', reference)));
  return [
    element('h1', printable.title),
    ...(printable.authors === '' ? [] : [element('p', printable.authors, 'authors')]),
    ...part(printable.abstractHeading, printable.abstract),
    ...printable.sections.flatMap(({ title, content }) => part(title, content)),
    ...(printable.references.length === 0
      ? []
      : [element('h2', printable.referencesHeading), list]),
    element('p', printable.origin, 'origin'),
  ];
};
