import { stepMachineFiles } from './step-machine.ts';
import type { Name } from './names.ts';
import type { Plan } from './plan.ts';
import { stepScreenFiles } from './step-screen.ts';
import { stepStandaloneFiles } from './step-standalone.ts';

/** An API call, such as `literature.search`. */
export interface Call {
  readonly area: string;
  readonly method: string;
}

/** A step of the flow, like `topic`: machine, actors, messages, model, view, stories and tests. */
export function stepPlan(name: Name, call: Call): Plan {
  const folder = `packages/research-flow/src/steps/${name.kebab}`;
  return {
    files: {
      ...stepMachineFiles(folder, name, call),
      ...stepScreenFiles(folder, name),
      ...stepStandaloneFiles(folder, name, call),
    },
    edits: [
      {
        path: 'packages/research-flow/src/index.ts',
        before: 'export type { StepFrameProps,',
        text: `export { ${name.pascal}Step, type ${name.pascal}StepProps } from './steps/${name.kebab}/${name.kebab}-step.js';\n`,
      },
    ],
    nextSteps: [
      'write its rules, messages, view and tests; each requirement ID goes on the test that proves it',
      'hosts can use the step alone; to make it part of the flow, add it where packages/research-flow/src/flow/ names the others',
    ],
  };
}
