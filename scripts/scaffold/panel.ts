import type { Name } from './names.ts';
import { panelMachineFiles } from './panel-machine.ts';
import { panelScreenFiles } from './panel-screen.ts';
import type { Plan } from './plan.ts';
import type { Call } from './step.ts';
import { createTranslationStep } from './translations.ts';

/** A panel that loads the reply of a call and shows it: machine, actors, messages, model, view, stories and tests. */
export function panelPlan(name: Name, call: Call): Plan {
  const { kebab, pascal } = name;
  const folder = `packages/journey/src/panels/${kebab}`;
  return {
    files: { ...panelMachineFiles(folder, name, call), ...panelScreenFiles(folder, name, call) },
    edits: [
      {
        path: 'packages/journey/src/panels.ts',
        before: 'export { Showcase, ShowcaseScreen',
        text: `export { ${pascal}, type ${pascal}Props, ${pascal}Screen, type ${pascal}ScreenProps } from './panels/${kebab}/${kebab}.js';\n`,
      },
    ],
    nextSteps: [
      'write its machine, messages, view and tests; each requirement ID goes on the test that proves it',
      createTranslationStep(`${folder}/${kebab}.messages.ts`),
      'list it in packages/journey/README.md; `npm run api` adds its props',
    ],
  };
}
