import { componentPlan } from './component.ts';
import { endpointPlan } from './endpoint.ts';
import { languagePlan } from './language.ts';
import { parseName } from './names.ts';
import type { Plan } from './plan.ts';
import { panelPlan } from './panel.ts';
import { stepPlan, type Call } from './step.ts';
import { themePlan } from './theme.ts';

const USAGE = `Creates files with the structure of the existing ones:
  npm run scaffold -- component <name>            packages/design-system/src/<name>/
  npm run scaffold -- step <name> [area.call]     packages/research-flow/src/steps/<name>/, as a step of the flow
  npm run scaffold -- panel <name> [area.call]    packages/journey/src/panels/<name>/
  npm run scaffold -- endpoint <area> <name>      the endpoint of a new area, its schemas, handler and checks
  npm run scaffold -- theme <name>                packages/design-system/src/themes/<name>.ts
  npm run scaffold -- language <tag>              packages/languages/src/<tag>.json, with the English texts
Names are in kebab-case. area.call is the API call of the step or panel (default: topics.suggest, platform.services).
Exports and lists are extended. Existing files are not overwritten. The texts of a step or panel need translations; it says which.`;

/** @throws {Error} with the usage if the arguments are invalid */
export async function createPlan([kind, first, second]: readonly string[]): Promise<Plan> {
  if (kind === 'component' && first !== undefined) return componentPlan(parseName(first));
  if (kind === 'theme' && first !== undefined) return themePlan(parseName(first));
  if (kind === 'language' && first !== undefined) return languagePlan(first);
  if (kind === 'endpoint' && first !== undefined && second !== undefined)
    return endpointPlan(parseName(first), parseName(second));
  if (kind === 'step' && first !== undefined)
    return stepPlan(parseName(first), parseCall(second ?? 'topics.suggest'));
  if (kind === 'panel' && first !== undefined)
    return panelPlan(parseName(first), parseCall(second ?? 'platform.services'));
  throw new Error(USAGE);
}

function parseCall(text: string): Call {
  const [area, method] = text.split('.');
  if (!area || !method) throw new Error(USAGE);
  return { area, method };
}
