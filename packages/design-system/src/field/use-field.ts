'use client';
import { useId, type ChangeEvent, type KeyboardEvent, type ReactNode } from 'react';

/** Props that all fields share. */
export interface FieldProps {
  /** Label above the field. */
  label: string;
  /** Hides the label visually. @default false */
  labelHidden?: boolean | undefined;
  /** Help text that is always visible. */
  hint?: ReactNode;
  /** Error message; marks the field as invalid. */
  error?: ReactNode;
  /** Marks the field as required. @default false */
  required?: boolean | undefined;
}

/** Whether Enter was pressed, and not to confirm an input method composition. */
const isEnter = (event: KeyboardEvent) =>
  event.key === 'Enter' && !event.nativeEvent.isComposing && !event.defaultPrevented;

/** The native control of a field. */
type ControlElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface FieldInput<Control extends ControlElement> extends FieldProps {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  onEnter?: (() => void) | undefined;
  onChange?: ((event: ChangeEvent<Control>) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent<Control>) => void) | undefined;
}

/**
 * Divides the props of a field between its frame (label, hint and error) and its native control, connects the two by
 * ids, and reports new values and the Enter key.
 */
export function useField<Control extends ControlElement, Props extends FieldInput<Control>>({
  label,
  labelHidden = false,
  hint,
  error,
  required,
  onValueChange,
  onEnter,
  onChange,
  onKeyDown,
  ...rest
}: Props & FieldInput<Control>) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const hintId = hint ? `${ownId}hint` : undefined;
  const errorId = error ? `${ownId}error` : undefined;
  const descriptions = [rest['aria-describedby'], hintId, errorId].filter(Boolean).join(' ');
  return {
    frame: { id, label, labelHidden, hint, hintId, error, errorId, required },
    control: {
      ...rest,
      id,
      required,
      'aria-describedby': descriptions || undefined,
      'aria-invalid': error ? (true as const) : undefined,
      onChange: (event: ChangeEvent<Control>) => {
        onChange?.(event);
        onValueChange?.(event.target.value);
      },
      onKeyDown: (event: KeyboardEvent<Control>) => {
        onKeyDown?.(event);
        if (onEnter && isEnter(event)) {
          event.preventDefault();
          onEnter();
        }
      },
    },
  };
}
