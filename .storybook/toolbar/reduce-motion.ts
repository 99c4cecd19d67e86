const QUERY = /\(prefers-reduced-motion:\s*reduce\)/g;
const originals = new WeakMap<CSSMediaRule, string>();

/** `all` matches always, and `(min-width: 0)` can stand beside other conditions. */
const replaceCondition = (condition: string): string =>
  condition.replace(QUERY, condition.trim().replace(QUERY, '') === '' ? 'all' : '(min-width: 0)');

function setRules(rules: CSSRuleList, isReduced: boolean): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = originals.get(rule) ?? rule.media.mediaText;
      if (QUERY.test(original)) {
        originals.set(rule, original);
        const wanted = isReduced ? replaceCondition(original) : original;
        if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
      }
      QUERY.lastIndex = 0;
    }
    if (rule instanceof CSSGroupingRule) setRules(rule.cssRules, isReduced);
  }
}

function setSheets(isReduced: boolean): void {
  for (const sheet of document.styleSheets) {
    // Rules of other origins cannot be read.
    try {
      setRules(sheet.cssRules, isReduced);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
    }
  }
}

let observer: MutationObserver | undefined;

/**
 * Shows what people see who asked their system for less motion: pages cannot set that preference, so the rules for it are
 * made to match. Rules that are added later follow.
 */
export function reduceMotion(isReduced: boolean): void {
  observer?.disconnect();
  observer = undefined;
  setSheets(isReduced);
  if (!isReduced) return;
  observer = new MutationObserver(() => setSheets(true));
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
}
