import { ConfigurationError } from '@spinout/api-client';
import { checkClient, checkFrame, checkListeners, describeValue } from '@spinout/flow-kit';
import { checkSlots } from './check-slots.js';
import { checkTopics } from './check-topics.js';
import { COMPONENT_NEEDS } from './flow-calls.js';

/**
 * Checks the props of a component that a host shows without the flow.
 * @throws {ConfigurationError} if one cannot be used; what the component survives is logged
 */
export function checkComponent(props: object, component: string): void {
  const values = props as Readonly<Record<string, unknown>>;
  const { calls, props: required = [] } = COMPONENT_NEEDS[component] ?? { calls: [] };
  checkClient(values['api'], { component, factory: 'createApiClient', calls });
  checkFrame(values, component);
  checkListeners(values, component);
  checkSlots(values['slots'], component);
  checkTopics(values['topics'], component);
  const missing = required.find((name) => values[name] === undefined || values[name] === null);
  if (missing === undefined) return;
  throw new ConfigurationError(
    `<${component}> has no \`${missing}\`: it got ${describeValue(values[missing])}. ` +
      (missing === 'journeyId'
        ? 'Each request names the journey that it belongs to, so the server could not tell it from others. Pass one id for ' +
          'all steps of a journey, such as journeyId={`journey-${crypto.randomUUID()}`}, created once.'
        : `It reports through this function what the person did, so nothing would happen. Write ${missing}={() => …}.`),
  );
}
