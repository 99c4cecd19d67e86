import type { AnyStateMachine } from 'xstate';

/** A machine, and the stories that show its states. */
export interface MachineEntry {
  readonly name: string;
  readonly machine: AnyStateMachine;
  /** Title of the stories. */
  readonly stories: string;
  /**
   * The stories of a state by its path, such as `loading` or `open.failed`, as export names, or why it has no screen of its own.
   * A state without an entry has that of its parent.
   */
  readonly screens: Readonly<Record<string, readonly string[] | string>>;
}

/** Why a state has no screen of its own. */
export const NO_SCREEN = {
  atOnce: 'Left at once.',
  loading: 'Shows the skeleton of the screen that follows.',
  done: 'The flow goes on to the next step.',
  behind: 'Works behind the screen that is shown.',
} as const;
