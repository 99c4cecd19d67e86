'use client';
import { forwardRef, type ComponentPropsWithoutRef } from 'react';
import { Field } from '../field/field.js';
import { useField, type FieldProps } from '../field/use-field.js';
import { Control, Frame, Unit } from './number-field.styles.js';

export interface NumberFieldProps
  extends FieldProps, Omit<ComponentPropsWithoutRef<'input'>, keyof FieldProps | 'type'> {
  /** The number as typed, which may be incomplete. */
  value: string;
  /** Called with the text after each change; the caller parses it. @default nothing is called */
  onValueChange?: ((text: string) => void) | undefined;
  /** Called when Enter is pressed. @default nothing is called */
  onEnter?: (() => void) | undefined;
  /** Unit before the number, inside the field. Decorative: name the unit in the label. @default none */
  prefix?: string | undefined;
  /** Unit after the number, inside the field, of up to 12 characters. Decorative: name the unit in the label. @default none */
  unit?: string | undefined;
}

/** A native number input (role `spinbutton`) whose value is text. */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(
  { prefix, unit, ...props },
  ref,
) {
  const { frame, control } = useField(props);
  return (
    <Field {...frame}>
      <Frame>
        <Control
          {...control}
          ref={ref}
          type="number"
          data-before={prefix && ''}
          data-after={unit && (unit.length > 2 ? 'long' : '')}
        />
        {prefix && <Unit aria-hidden="true">{prefix}</Unit>}
        {unit && (
          <Unit aria-hidden="true" data-after="">
            {unit}
          </Unit>
        )}
      </Frame>
    </Field>
  );
});
