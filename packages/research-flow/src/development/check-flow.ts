import { ConfigurationError } from '@spinout/api-client';
import {
  checkClient,
  checkFrame,
  checkListeners,
  checkStorage,
  describeValue,
  logMistake,
} from '@spinout/flow-kit';
import { STEPS } from '../data/steps.js';
import { checkSlots } from './check-slots.js';
import { checkTopics } from './check-topics.js';
import { FLOW_CALLS } from './flow-calls.js';

type Props = Readonly<Record<string, unknown>>;

const COMPONENT = 'ResearchFlow';

/**
 * Checks the props of a flow.
 * @throws {ConfigurationError} if one cannot be used; what the flow survives is logged
 */
export function checkFlow(props: object): void {
  const { api, storage, ...others } = props as Props;
  checkClient(api, { component: COMPONENT, factory: 'createApiClient', calls: FLOW_CALLS });
  checkFrame(others, COMPONENT);
  checkStorage(storage, COMPONENT);
  checkListeners(others, COMPONENT);
  checkSlots(others['slots'], COMPONENT);
  checkTopics(others['topics'], COMPONENT);
  checkStep('step', others['step']);
  checkStep('defaultStep', others['defaultStep']);
  checkStart(others);
  if (others['step'] !== undefined && others['onStepChange'] === undefined) {
    logMistake(
      `<${COMPONENT}> has a \`step\` without \`onStepChange\`. The step is then controlled by your page, so the flow stays ` +
        'where it is when a step is completed. Update `step` in `onStepChange`, or pass `defaultStep` instead.',
    );
  }
}

function checkStep(prop: string, value: unknown) {
  if (value === undefined) return;
  const names: readonly unknown[] = STEPS;
  const number = names.includes(value) ? names.indexOf(value) + 1 : Number(value);
  if (!Number.isInteger(value)) {
    throw new ConfigurationError(
      `The \`${prop}\` of <${COMPONENT}> is ${describeValue(value)}. Steps are numbered from 1 to ${STEPS.length}, in the order ` +
        `${STEPS.join(', ')}, so no step is found. Write ${prop}={${isStepNumber(number) ? number : 1}}.`,
    );
  }
  if (isStepNumber(number)) return;
  logMistake(
    `The \`${prop}\` of <${COMPONENT}> is ${number}, and the flow has steps 1 to ${STEPS.length}, so people read that the step ` +
      `was not found. Write a number from 1 to ${STEPS.length}.`,
  );
}

const isStepNumber = (value: number): boolean => STEPS[value - 1] !== undefined;

function checkStart({ instanceId, initialData, initialPaper, initialInterest }: Props) {
  if (instanceId !== undefined && (typeof instanceId !== 'string' || instanceId === '')) {
    throw new ConfigurationError(
      `The \`instanceId\` of <${COMPONENT}> is ${describeValue(instanceId)}. The flow is saved under it, so flows of several ` +
        'people could be saved in one place. Pass a text that is not empty, such as the id of the user, or leave it out.',
    );
  }
  if (initialData !== undefined && !isObject(initialData)) {
    throw new ConfigurationError(
      `The \`initialData\` of <${COMPONENT}> are ${describeValue(initialData)}. The steps read known results from an object. ` +
        "Pass one such as { interest: { id: '1', title: 'Sleep' } }, and parse it first if it is JSON.",
    );
  }
  if (initialPaper !== undefined && !(isObject(initialPaper) && 'analysis' in initialPaper)) {
    throw new ConfigurationError(
      `The \`initialPaper\` of <${COMPONENT}> is ${describeValue(initialPaper)} without an \`analysis\`. Topics are proposed from ` +
        'what was read in a paper, and a file was not read yet. Pass what <PaperDialog> or <PaperStep> reports.',
    );
  }
  if (initialInterest !== undefined && typeof initialInterest !== 'string') {
    throw new ConfigurationError(
      `The \`initialInterest\` of <${COMPONENT}> is ${describeValue(initialInterest)}. It becomes the title of a topic, so it ` +
        'has to be a text. Write initialInterest="Sleep and memory".',
    );
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
