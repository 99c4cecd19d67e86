import { stepMachineFiles } from './step-machine.ts';
import type { Name } from './names.ts';
import type { Edit, Plan } from './plan.ts';
import { stepScreenFiles } from './step-screen.ts';
import { stepStandaloneFiles } from './step-standalone.ts';
import { createTranslationStep } from './translations.ts';

/** An API call, such as `literature.search`. */
export interface Call {
  readonly area: string;
  readonly method: string;
}

const FLOW = 'packages/research-flow/src';

/** Makes the step part of the flow, in front of the last one. */
const flowEdits = ({ kebab, camel, pascal, title }: Name): readonly Edit[] => [
  { path: `${FLOW}/data/steps.ts`, before: "  'company',", text: `  '${camel}',\n` },
  {
    path: `${FLOW}/flow/flow.messages.ts`,
    before: '  company:',
    text: `  ${camel}: '${title}',\n`,
  },
  {
    path: `${FLOW}/flow/step-loaders.ts`,
    before: '  company: ()',
    text: `  ${camel}: () => import('./steps/${kebab}.code.js'),\n`,
  },
  {
    path: `${FLOW}/saved/saved-flow.ts`,
    before: 'import type { TopicDraft }',
    text: `import type { ${pascal}Draft } from '../steps/${kebab}/${kebab}.machine.js';\n`,
  },
  {
    path: `${FLOW}/saved/saved-flow.ts`,
    before: '  readonly company?:',
    text: `  readonly ${camel}?: ${pascal}Draft;\n`,
  },
  {
    path: `${FLOW}/saved/saved-flow.read.ts`,
    before: 'import { topicDraft }',
    text: `import { ${camel}Draft } from '../steps/${kebab}/${kebab}.draft.js';\n`,
  },
  {
    path: `${FLOW}/saved/saved-flow.read.ts`,
    before: '  company: z.optional(companyDraft)',
    text: `  ${camel}: z.optional(${camel}Draft),\n`,
  },
  { path: `${FLOW}/data/dependencies.ts`, before: '  company: [', text: `  ${camel}: [],\n` },
  {
    path: `${FLOW}/flow/revisit/outdated.ts`,
    before: '  company: () => NO_VALUE,',
    text: `  ${camel}: () => NO_VALUE,\n`,
  },
  {
    path: `${FLOW}/flow/revisit/outdated.ts`,
    before: '  company: ({ data, drafts }) =>',
    text: `  ${camel}: ({ drafts }) => drafts.${camel} !== undefined,\n`,
  },
  {
    path: `${FLOW}/flow/revisit/outdated.ts`,
    before: "    case 'topic':",
    text: `    case '${camel}':\n`,
  },
  {
    path: `${FLOW}/flow/revisit/step-facts.ts`,
    before: "    case 'company':",
    text: `    case '${camel}':\n      return [];\n`,
  },
  {
    path: `${FLOW}/flow/step-results.ts`,
    before: '  company: describeCompany,',
    text: `  ${camel}: () => null,\n`,
  },
];

/** What the flow knows of the step. */
const definition = ({
  kebab,
  camel,
  title,
}: Name) => `import { ${camel}Actors } from '../../steps/${kebab}/${kebab}.actors.js';
import { ${camel}Machine } from '../../steps/${kebab}/${kebab}.machine.js';
import { defineStep } from '../define-step.js';

/** The definition of the step "${title}". */
export const ${camel}Step = defineStep({
  name: '${camel}',
  createMachine: (api) => ${camel}Machine.provide({ actors: ${camel}Actors(api) }),
  getInput: () => ({ request: {} as never }),
  addResult: ({ data }) => ({ data }),
});
`;

/** What the flow loads to open the step. */
const code = ({ kebab, camel, pascal }: Name) => `// What the flow loads to open the step.
export { ${camel}Step as definition } from './${kebab}.step.js';
export { ${pascal}StepScreen as Screen } from '../../steps/${kebab}/${kebab}-step.screen.js';
`;

/** A step of the flow, like `topic`: machine, actors, messages, model, view, stories and tests. */
export function stepPlan(name: Name, call: Call): Plan {
  const folder = `${FLOW}/steps/${name.kebab}`;
  return {
    files: {
      ...stepMachineFiles(folder, name, call),
      ...stepScreenFiles(folder, name),
      ...stepStandaloneFiles(folder, name, call),
      [`${FLOW}/flow/steps/${name.kebab}.step.ts`]: definition(name),
      [`${FLOW}/flow/steps/${name.kebab}.code.ts`]: code(name),
    },
    edits: [
      {
        path: `${FLOW}/index.ts`,
        before: 'export type { StepFrameProps,',
        text: `export { ${name.pascal}Step, type ${name.pascal}StepProps } from './steps/${name.kebab}/${name.kebab}-step.js';\n`,
      },
      ...flowEdits(name),
    ],
    nextSteps: [
      'write its rules, messages, view and tests; each requirement ID goes on the test that proves it',
      `say in flow/steps/${name.kebab}.step.ts what its request is made from and what its result adds to the flow`,
      'move its name in data/steps.ts to where it belongs',
      createTranslationStep(`${folder}/${name.kebab}.messages.ts`),
    ],
  };
}
