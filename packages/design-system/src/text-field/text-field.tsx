'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { isEnter } from '../field/enter-key.js';
import { Field, type FieldProps } from '../field/field.js';
import { Control } from './text-field.styles.js';

export interface TextFieldProps
  extends FieldProps, Omit<ComponentPropsWithoutRef<'input'>, keyof FieldProps | 'type'> {
  /** Input type; `search` has the role `searchbox`. @default 'text' */
  type?: 'text' | 'search' | 'url' | 'email' | 'tel' | 'password' | undefined;
  /** The text. */
  value: string;
  /** Called with the text after each change. */
  onValueChange?: ((text: string) => void) | undefined;
  /** Called when Enter is pressed, but not during an input method composition. */
  onEnter?: (() => void) | undefined;
}

/** A single-line text field. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  {
    type = 'text',
    label,
    labelHidden,
    hint,
    error,
    required,
    onValueChange,
    onEnter,
    onChange,
    onKeyDown,
    ...rest
  },
  ref,
) {
  return (
    <Field
      {...{ label, labelHidden, hint, error, required }}
      id={rest.id}
      describedBy={rest['aria-describedby']}
    >
      {(control) => (
        <Control
          {...rest}
          {...control}
          ref={ref}
          type={type}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (onEnter && isEnter(event)) {
              event.preventDefault();
              onEnter();
            }
          }}
        />
      )}
    </Field>
  );
});
