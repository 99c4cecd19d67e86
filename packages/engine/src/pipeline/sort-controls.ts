const NEGATIVE = /^negative/i;
const IMPLIED_NEGATIVE = /\b(?:vehicle|placebo|sham|untreated|without)\b/i;

/** Sorts the controls of a design: positive (shows the effect), negative (does not), and reference; empty if there is none. */
export function sortControls(controls: readonly string[]) {
  const positive = controls.find((text) => /^positive/i.test(text)) ?? '';
  const others = controls.filter((text) => text !== positive);
  const negative =
    others.find((text) => NEGATIVE.test(text)) ??
    others.find((text) => IMPLIED_NEGATIVE.test(text)) ??
    '';
  const reference = others.find((text) => text !== negative) ?? '';
  return { positive, negative, reference };
}
