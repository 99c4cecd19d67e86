import { themes, type ThemeName } from '@spinout/design-system';

/** Rules that depend on colors. Themes differ only in colors, so other rules need no second check. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const OTHER_THEMES = (Object.keys(themes) as (keyof typeof themes)[]).filter(
  (name) => name !== 'light',
);

/** Ends running transitions, because colors between two themes must not be measured. */
function finishTransitions(root: HTMLElement): void {
  const getTransitions = () =>
    root.getAnimations({ subtree: true }).filter((each) => each instanceof CSSTransition);
  // Finishing the transition of a parent can start transitions of inherited properties.
  for (let found = getTransitions(); found.length > 0; found = getTransitions()) {
    for (const transition of found) transition.finish();
  }
}

async function findContrastProblems(root: HTMLElement, theme: ThemeName): Promise<string[]> {
  const { default: axe } = await import('axe-core');
  root.dataset['theme'] = theme;
  finishTransitions(root);
  const { violations } = await axe.run(root, {
    runOnly: COLOR_RULES,
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${theme}: ${id}: ${html}\n${failureSummary}`),
  );
}

/**
 * Checks the contrast of a rendered story in the other themes.
 * @throws {Error} with the elements that have insufficient contrast
 */
export async function checkContrastInOtherThemes(canvas: HTMLElement): Promise<void> {
  const root = canvas.querySelector<HTMLElement>('.preview-root');
  if (!root) throw new Error('The story has no theme root.');
  const { theme } = root.dataset;
  try {
    const problems = [];
    for (const other of OTHER_THEMES) problems.push(...(await findContrastProblems(root, other)));
    if (problems.length > 0) throw new Error(problems.join('\n\n'));
  } finally {
    root.dataset['theme'] = theme;
    finishTransitions(root);
  }
}
