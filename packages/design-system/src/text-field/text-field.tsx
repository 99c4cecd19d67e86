'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Field } from '../field/field.js';
import { useField, type FieldProps } from '../field/use-field.js';
import { Control } from './text-field.styles.js';

export interface TextFieldProps
  extends FieldProps, Omit<ComponentPropsWithoutRef<'input'>, keyof FieldProps | 'type'> {
  /** Input type; `search` has the role `searchbox`, and the value of `date` is a day such as 2027-01-31. @default 'text' */
  type?: 'text' | 'search' | 'url' | 'email' | 'tel' | 'password' | 'date' | undefined;
  /** The text. */
  value: string;
  /** Called with the text after each change. @default nothing is called */
  onValueChange?: ((text: string) => void) | undefined;
  /** Called when Enter is pressed, but not during an input method composition. @default nothing is called */
  onEnter?: (() => void) | undefined;
}

/** A single-line text field. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { type = 'text', ...props },
  ref,
) {
  const { frame, control } = useField(props);
  return (
    <Field {...frame}>
      <Control {...control} ref={ref} type={type} />
    </Field>
  );
});
