'use client';
import { forwardRef, type ComponentPropsWithoutRef, type KeyboardEvent } from 'react';
import { Field } from '../field/field.js';
import { useField, type FieldProps } from '../field/use-field.js';
import { Control } from './text-area.styles.js';

export interface TextAreaProps
  extends FieldProps, Omit<ComponentPropsWithoutRef<'textarea'>, keyof FieldProps | 'children'> {
  /** The text. */
  value: string;
  /** Called with the text after each change. @default nothing is called */
  onValueChange?: ((text: string) => void) | undefined;
}

/**
 * Chromium scrolls only to the caret of a text area that Tab leads to, so that a bar at the end of the screen may cover the rest.
 * Test environments without a layout cannot scroll.
 */
const reveal = ({ key, currentTarget }: KeyboardEvent) =>
  key === 'Tab' && currentTarget.scrollIntoView?.({ block: 'nearest' });

/** A multi-line text field that grows with its content where the browser supports it. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(
  function TextArea(props, ref) {
    const { frame, control } = useField(props);
    return (
      <Field {...frame}>
        <Control rows={4} onKeyUp={reveal} {...control} ref={ref} />
      </Field>
    );
  },
);
