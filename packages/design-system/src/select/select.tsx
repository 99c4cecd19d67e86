'use client';
import {
  forwardRef,
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  type ReactElement,
  type Ref,
} from 'react';
import { Field } from '../field/field.js';
import { useField, type FieldProps } from '../field/use-field.js';
import { ChevronDownIcon } from '../icon/actions.icons.js';
import { Control, Frame } from './select.styles.js';

export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  /** Text of the option. */
  readonly label: string;
  /** Cannot be selected. @default false */
  readonly disabled?: boolean | undefined;
}

export interface SelectProps<Value extends string = string>
  extends FieldProps, Omit<ComponentPropsWithoutRef<'select'>, keyof FieldProps | 'children'> {
  /** Value of the selected option. */
  value: Value;
  /** Called with the value of the newly selected option. */
  onValueChange: (value: Value) => void;
  /** The options, in order. */
  options: readonly SelectOption<Value>[];
}

/** A native select with label, hint and error. */
export const Select = forwardRef(function Select(
  { options, ...props }: SelectProps,
  ref: ForwardedRef<HTMLSelectElement>,
) {
  const { frame, control } = useField(props);
  return (
    <Field {...frame}>
      <Frame>
        <Control {...control} ref={ref}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Control>
        <ChevronDownIcon size={16} />
      </Frame>
    </Field>
  );
}) as <Value extends string>(
  props: SelectProps<Value> & { ref?: Ref<HTMLSelectElement> },
) => ReactElement;
