import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { CheckIcon } from '../icon/actions.icons.js';
import { Fill, Item, Line, List, Mark, Name, OpenButton, Root } from './progress-steps.styles.js';

export interface ProgressStepsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Accessible name of the progress bar. */
  label: string;
  /** Accessible name of the list. */
  listLabel: string;
  /** Names of all steps, in order. */
  steps: readonly string[];
  /** Number of the current step, from 1. */
  current: number;
  /** The position as text: "Step 2 of 6: …". */
  valueText: string;
  /** How many steps are completed; more than those before the current one if an earlier step is open again. @default those before the current step */
  completed?: number | undefined;
  /** Called with the number of a completed step, from 1, whose name was clicked. @default the names are not buttons */
  onOpenStep?: ((step: number) => void) | undefined;
}

const getStepState = (step: number, current: number, completed: number) =>
  step === current ? 'current' : step <= completed ? 'done' : 'ahead';

/**
 * Shows the position in a row of named steps; in a narrow container only the current name is shown.
 * Completed steps can be buttons.
 */
export const ProgressSteps = forwardRef<HTMLDivElement, ProgressStepsProps>(function ProgressSteps(
  { label, listLabel, steps, current, valueText, completed = current - 1, onOpenStep, ...rest },
  ref,
) {
  return (
    <Root {...rest} ref={ref}>
      <Line
        role="progressbar"
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={steps.length}
        aria-valuenow={current}
        aria-valuetext={valueText}
      >
        <Fill style={{ inlineSize: `${(current / steps.length) * 100}%` }} />
      </Line>
      <List role="list" aria-label={listLabel}>
        {steps.map((name, index) => {
          const state = getStepState(index + 1, current, completed);
          const content = (
            <>
              <Mark data-state={state} aria-hidden="true">
                {state === 'done' && <CheckIcon size={16} />}
              </Mark>
              <Name>{name}</Name>
            </>
          );
          return (
            <Item
              key={name}
              data-active={state !== 'ahead'}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {state === 'done' && onOpenStep ? (
                <OpenButton type="button" onClick={() => onOpenStep(index + 1)}>
                  {content}
                </OpenButton>
              ) : (
                content
              )}
            </Item>
          );
        })}
      </List>
    </Root>
  );
});
