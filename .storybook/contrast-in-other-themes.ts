import type { ThemeName } from '@spinout/design-system';

/** The verdict of every other rule is the same in all themes: they differ in their colours alone. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const OTHER_THEMES: readonly ThemeName[] = ['dark', 'high-contrast'];

/** Colours change at once: what is half way between two themes is in none. */
function finishTransitions(root: HTMLElement): void {
  const underWay = () =>
    root.getAnimations({ subtree: true }).filter((each) => each instanceof CSSTransition);
  // What an element inherits begins to change when its parent has changed.
  for (let found = underWay(); found.length > 0; found = underWay()) {
    for (const transition of found) transition.finish();
  }
}

async function contrastFaults(root: HTMLElement, theme: ThemeName): Promise<string[]> {
  const { default: axe } = await import('axe-core');
  root.dataset['theme'] = theme;
  finishTransitions(root);
  const { violations } = await axe.run(root, {
    runOnly: COLOUR_RULES,
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${theme}: ${id}: ${html}\n${failureSummary}`),
  );
}

/**
 * Looks at a story, as it stands, in the themes that it was not shown in.
 * @throws {Error} that names what cannot be read
 */
export async function checkContrastInOtherThemes(canvas: HTMLElement): Promise<void> {
  const root = canvas.querySelector<HTMLElement>('.preview-root');
  if (!root) throw new Error('The story stands in no theme root.');
  const { theme } = root.dataset;
  try {
    const faults = [];
    for (const other of OTHER_THEMES) faults.push(...(await contrastFaults(root, other)));
    if (faults.length > 0) throw new Error(faults.join('\n\n'));
  } finally {
    root.dataset['theme'] = theme;
    finishTransitions(root);
  }
}
