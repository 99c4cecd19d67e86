'use client';
import { forwardRef, useId, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { CheckIcon } from '../icon/actions.icons.js';
import { Stack } from '../layout/layout.js';
import { Text } from '../text/text.js';
import { Box, Control, Label, Root } from './checkbox.styles.js';

export interface CheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type'> {
  /** Label beside the box. */
  label: string;
  /** Hides the label visually. @default false */
  labelHidden?: boolean | undefined;
  /** Help text under the label. @default none */
  hint?: ReactNode;
  /** Whether the box is checked. */
  checked: boolean;
  /** Called with the new state. @default nothing is called */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A native checkbox with label and hint. */
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
      <Stack as="span" gap={0}>
        <Label htmlFor={id ?? ownId} data-hidden={labelHidden || undefined}>
          {label}
        </Label>
        {hint && (
          <Text as="span" size="sm" tone="muted" id={hintId}>
            {hint}
          </Text>
        )}
      </Stack>
    </Root>
  );
});
