'use client';
import type { ComponentPropsWithoutRef, ForwardedRef, ReactNode } from 'react';
import { Button } from '../button/button.js';
import { ClusterRoot } from '../layout/layout.styles.js';
import { forwardGenericRef } from '../react/forward-generic-ref.js';

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
  /** The buttons, in order. */
  items: readonly ToggleGroupItem<Value>[];
}

/** A group of toggle buttons, exactly one of which is pressed. */
export const ToggleGroup = forwardGenericRef(function ToggleGroup<Value extends string>(
  { label, value, onValueChange, items, ...rest }: ToggleGroupProps<Value>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  return (
    <ClusterRoot
      {...rest}
      ref={ref}
      data-gap="2"
      data-align="stretch"
      role="group"
      aria-label={label}
    >
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
    </ClusterRoot>
  );
});
