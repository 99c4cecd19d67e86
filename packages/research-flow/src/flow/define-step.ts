import type { ApiClient, CompanyStructure } from '@spinout/api-client';
import type { AnyStateMachine, ContextFrom, InputFrom, OutputFrom } from 'xstate';
import type { FlowData } from '../data/flow-data.js';
import type { ReportEvent } from '../events/flow-events.types.js';
import type { StepName } from '../data/steps.js';
import type { TopicOptions } from '../steps/topic/topic.options.js';
import type { StepDrafts } from '../saved/saved-flow.js';

/** The part of the flow that a step starts from and adds to. */
export interface FlowState {
  /** Sent as `journey_id`. */
  readonly journeyId: string;
  readonly data: FlowData;
  readonly drafts: StepDrafts;
  /** What the topic step offers. @default ours */
  readonly topics?: TopicOptions | undefined;
}

/** What the flow knows of a step. */
export interface StepDefinition<Machine extends AnyStateMachine = AnyStateMachine> {
  readonly name: StepName;
  /** Connects the machine to a client, and to what is told of the files that it saves. */
  createMachine(api: ApiClient, report?: ReportEvent): Machine;
  /** The input of the machine; runtime, draft, journey id and whether the result is made again are added. */
  getInput(
    flow: FlowState,
  ): Omit<InputFrom<Machine>, 'runtime' | 'draft' | 'journeyId' | 'isUpdate'>;
  /** Adds the result to the flow, which then opens the next step. @default the step stays open */
  addResult?(
    flow: FlowState,
    result: OutputFrom<Machine>,
  ): Partial<Pick<FlowState, 'data' | 'drafts'>>;
  /** The company, once it is formed. @default the step forms none */
  getCompany?(context: ContextFrom<Machine>): CompanyStructure | null;
  /** The flow data with what the open step has not reported yet. @default the flow data */
  preview?(data: FlowData, draft: ContextFrom<Machine>['draft']): FlowData;
}

/** Checks the types of a step's definition against its machine. */
export const defineStep = <Machine extends AnyStateMachine>(
  definition: StepDefinition<Machine>,
): StepDefinition<Machine> => definition;
