import { isEnglish } from './is-english.js';

const FIELDS = 'input, textarea';
const UNREAD = 'script, style, svg';

/** The text of an element itself, without that of the elements in it. */
const readOwnText = (element: Element): string =>
  element.matches(FIELDS)
    ? (element as HTMLInputElement | HTMLTextAreaElement).value
    : [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent)
        .join(' ');

/**
 * Marks the English texts of a page in another language, and keeps them marked: quotes of papers, and what the engine writes.
 * Screen readers then read them aloud in English. Elements that have a `lang` of their own stay as they are.
 * @param root the part of the page
 * @param language BCP 47 tag of the language of the page
 * @returns a function that removes the marks and stops
 */
export function markEnglishTexts(root: Element, language: string): () => void {
  const { script } = new Intl.Locale(language).maximize();
  const hasLatinPage = script === 'Latn';
  const marked = new WeakSet<Element>();

  const findLanguage = (element: Element): string | undefined => {
    const text = readOwnText(element);
    if (!/\p{L}/u.test(text)) return undefined;
    return isEnglish(text, hasLatinPage) ? 'en' : language;
  };
  const mark = (element: Element): void => {
    if (element.matches(UNREAD) || (element.hasAttribute('lang') && !marked.has(element))) return;
    const inherited = element.parentElement?.closest('[lang]');
    const around =
      inherited && inherited.contains(root) ? language : inherited?.getAttribute('lang');
    const own = findLanguage(element);
    if (own === undefined || own === (around ?? language)) {
      if (marked.delete(element)) element.removeAttribute('lang');
    } else if (around === undefined || around === language || marked.has(inherited as Element)) {
      marked.add(element);
      element.setAttribute('lang', own);
    }
  };
  const markAll = (element: Element): void => {
    mark(element);
    for (const descendant of element.querySelectorAll('*')) mark(descendant);
  };

  const observer = new MutationObserver((changes) => {
    const changed = new Set<Element>();
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      if (element !== null) changed.add(element);
    }
    for (const element of changed) if (element.isConnected) markAll(element);
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  const onInput = ({ target }: Event) => target instanceof Element && mark(target);
  root.addEventListener('input', onInput);
  markAll(root);

  return () => {
    observer.disconnect();
    root.removeEventListener('input', onInput);
    for (const element of root.querySelectorAll('[lang]'))
      if (marked.has(element)) element.removeAttribute('lang');
  };
}
