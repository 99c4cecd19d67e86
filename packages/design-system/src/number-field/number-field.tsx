'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { isEnter } from '../field/enter-key.js';
import { Field, type FieldProps } from '../field/field.js';
import { Control, Frame, Unit } from './number-field.styles.js';

export interface NumberFieldProps
  extends FieldProps, Omit<ComponentPropsWithoutRef<'input'>, keyof FieldProps | 'type'> {
  /** The number as typed, which may be incomplete. */
  value: string;
  /** Called with the text after each change; the caller parses it. */
  onValueChange?: ((text: string) => void) | undefined;
  /** Called when Enter is pressed. */
  onEnter?: (() => void) | undefined;
  /** Unit before the number. Decorative: name the unit in the label. */
  prefix?: string | undefined;
  /** Unit after the number. Decorative: name the unit in the label. */
  unit?: string | undefined;
}

/** A native number input (role `spinbutton`) whose value is text. */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(
  {
    label,
    labelHidden,
    hint,
    error,
    required,
    prefix,
    unit,
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
        <Frame>
          {prefix && <Unit aria-hidden="true">{prefix}</Unit>}
          <Control
            {...rest}
            {...control}
            ref={ref}
            type="number"
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
          {unit && <Unit aria-hidden="true">{unit}</Unit>}
        </Frame>
      )}
    </Field>
  );
});
