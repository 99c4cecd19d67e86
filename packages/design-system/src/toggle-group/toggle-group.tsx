'use client';
import {
  forwardRef,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';
import { Button } from '../button/button.js';
import { Root } from './toggle-group.styles.js';

export interface ToggleGroupItem<Value extends string = string> {
  readonly value: Value;
  /** Label of the button. */
  readonly label: string;
  /** Icon before the label. */
  readonly icon?: ReactNode;
  /** Cannot be pressed. @default false */
  readonly disabled?: boolean | undefined;
}

export interface ToggleGroupProps<Value extends string = string> extends Omit<
  ComponentPropsWithoutRef<'div'>,
  'children'
> {
  /** Accessible name of the group. */
  label: string;
  /** Value of the pressed button. */
  value: Value;
  /** Called with the value of the newly pressed button. */
  onValueChange: (value: Value) => void;
  items: readonly ToggleGroupItem<Value>[];
}

/** A group of toggle buttons, exactly one of which is pressed. */
export const ToggleGroup = forwardRef(function ToggleGroup(
  { label, value, onValueChange, items, ...rest }: ToggleGroupProps,
  ref: ForwardedRef<HTMLDivElement>,
) {
  return (
    <Root {...rest} ref={ref} role="group" aria-label={label}>
      {items.map((item) => (
        <Button
          key={item.value}
          pressed={item.value === value}
          icon={item.icon}
          disabled={item.disabled}
          onClick={() => onValueChange(item.value)}
        >
          {item.label}
        </Button>
      ))}
    </Root>
  );
}) as <Value extends string>(
  props: ToggleGroupProps<Value> & { ref?: Ref<HTMLDivElement> },
) => ReactElement;
