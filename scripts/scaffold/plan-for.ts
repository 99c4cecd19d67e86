import { componentPlan } from './component.ts';
import { endpointPlan } from './endpoint.ts';
import { nameOf } from './names.ts';
import type { Plan } from './plan.ts';
import { stepPlan } from './step.ts';

export const USAGE = `Lays out a room like the others:
  npm run scaffold -- component <name>            packages/design-system/src/<name>/
  npm run scaffold -- step <name> [area.call]     packages/research-flow/src/steps/<name>/
  npm run scaffold -- endpoint <area> <name>      the call, its shapes, the engine's answer
Names are kebab-case. area.call is the client's call that the step makes (topics.suggest if left out).
Nothing that exists is overwritten.`;

/** @throws {Error} with the usage when the words make no sense */
export function planFor([kind, first, second]: readonly string[]): Plan {
  if (kind === 'component' && first !== undefined) return componentPlan(nameOf(first));
  if (kind === 'endpoint' && first !== undefined && second !== undefined)
    return endpointPlan(nameOf(first), nameOf(second));
  if (kind === 'step' && first !== undefined) {
    const [area, method] = (second ?? 'topics.suggest').split('.');
    if (area && method) return stepPlan(nameOf(first), { area, method });
  }
  throw new Error(USAGE);
}
