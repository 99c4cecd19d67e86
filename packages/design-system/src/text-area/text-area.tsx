'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Field, type FieldProps } from '../field/field.js';
import { Control } from './text-area.styles.js';

export interface TextAreaProps
  extends FieldProps, Omit<ComponentPropsWithoutRef<'textarea'>, keyof FieldProps | 'children'> {
  /** The text. */
  value: string;
  /** Called with the text after each change. */
  onValueChange?: ((text: string) => void) | undefined;
}

/** A multi-line text field that grows with its content where the browser supports it. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, labelHidden, hint, error, required, onValueChange, onChange, ...rest },
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
          rows={4}
          {...rest}
          {...control}
          ref={ref}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
        />
      )}
    </Field>
  );
});
