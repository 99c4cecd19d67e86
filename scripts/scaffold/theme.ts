import type { Name } from './names.ts';
import type { Plan } from './plan.ts';

const FOLDER = 'packages/design-system/src/themes';

/** A theme of the design system, as a change of the light one. */
export function themePlan({ kebab, camel, title }: Name): Plan {
  return {
    files: {
      [`${FOLDER}/${kebab}.ts`]: `import { neutral } from '../tokens/color.js';
import { light } from './light.js';
import type { Theme } from './theme.js';

/** The theme "${title}". */
export const ${camel}: Theme = {
  ...light,
  colors: { ...light.colors, hairline: neutral[8] },
};
`,
    },
    edits: [
      {
        path: `${FOLDER}/themes.ts`,
        before: "import type { Theme } from './theme.js';",
        text: `import { ${camel} } from './${kebab}.js';\n`,
      },
      { path: `${FOLDER}/themes.ts`, before: '} as const', text: `'${kebab}': ${camel},\n` },
    ],
    nextSteps: [
      'choose its colors; the tests check the contrast and the sRGB gamut of every pair',
      'add it to THEMES in apps/demo/src/settings/settings.ts, with a label in app.messages.ts',
    ],
  };
}
