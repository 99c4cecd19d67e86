import { useId, type ReactNode } from 'react';
import { WarningIcon } from '../icon/status.icons.js';
import { FieldError, Hint, Label, RequiredMark, Root } from './field.styles.js';

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

/** Attributes that connect a control with its label, hint and error. */
export interface ControlAttributes {
  id: string;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

interface FrameProps extends FieldProps {
  /** Id of the control. @default a generated id */
  id?: string | undefined;
  /** Additional ids for `aria-describedby`. */
  describedBy?: string | undefined;
  children: (control: ControlAttributes) => ReactNode;
}

/** Label, hint and error message around one control. */
export function Field({
  id,
  describedBy,
  label,
  labelHidden = false,
  hint,
  error,
  required,
  children,
}: FrameProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${ownId}hint` : undefined;
  const errorId = error ? `${ownId}error` : undefined;
  const descriptions = [describedBy, hintId, errorId].filter(Boolean).join(' ');
  return (
    <Root>
      <Label htmlFor={controlId} data-hidden={labelHidden || undefined}>
        {label}
        {required && <RequiredMark aria-hidden="true">*</RequiredMark>}
      </Label>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {children({
        id: controlId,
        required,
        'aria-describedby': descriptions || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <FieldError id={errorId}>
          <WarningIcon size={16} />
          <span>{error}</span>
        </FieldError>
      )}
    </Root>
  );
}
