/**
 * Collects the declarations of the style rules that match an element, as written, because jsdom does not resolve
 * CSS variables.
 * @param part only rules whose selector contains this text. @default every rule
 */
export function collectStyleRules(element: Element, part = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const sheet of element.ownerDocument.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!('selectorText' in rule)) continue;
      const { selectorText, style } = rule as CSSStyleRule;
      if (!selectorText.includes(part) || !element.matches(selectorText)) continue;
      for (const name of style) found.set(name, style.getPropertyValue(name));
      // Shorthands with variables are not expanded, so they are read by name.
      for (const name of ['padding', 'background', 'animation', 'gap']) {
        const value = style.getPropertyValue(name);
        if (value) found.set(name, value);
      }
    }
  }
  return found;
}
