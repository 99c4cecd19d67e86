'use client';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { CheckIcon } from '../icon/actions.icons.js';
import { Box, Control, Hint, Label, Root, Words } from './checkbox.styles.js';

export interface CheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type'> {
  /** Name of the choice, beside the box. */
  label: string;
  /** Leaves the label to assistive technology only. @default false */
  labelHidden?: boolean | undefined;
  /** Help under the label. */
  hint?: ReactNode;
  /** Whether it is chosen. */
  checked: boolean;
  /** Called with what it becomes. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A choice of its own, by the browser's own control. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, labelHidden = false, hint, onCheckedChange, onChange, id, ...rest },
  ref,
) {
  const ownId = useId();
  const hintId = hint ? `${ownId}hint` : undefined;
  return (
    <Root>
      <Box>
        <Control
          aria-describedby={hintId}
          {...rest}
          ref={ref}
          id={id ?? ownId}
          type="checkbox"
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.target.checked);
          }}
        />
        <CheckIcon size={16} />
      </Box>
      <Words>
        <Label htmlFor={id ?? ownId} data-hidden={labelHidden || undefined}>
          {label}
        </Label>
        {hint && <Hint id={hintId}>{hint}</Hint>}
      </Words>
    </Root>
  );
});
