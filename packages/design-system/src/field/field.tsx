import { useId, type ReactNode } from 'react';
import { WarningIcon } from '../icon/status.icons.js';
import { FieldError, Hint, Label, RequiredMark, Root } from './field.styles.js';

/** What every field can be told beside its value. */
export interface FieldProps {
  /** Name of the field, above it. */
  label: string;
  /** Leaves the label to assistive technology only. @default false */
  labelHidden?: boolean | undefined;
  /** Help that stays in sight. */
  hint?: ReactNode;
  /** What is wrong with the value; marks the field invalid. */
  error?: ReactNode;
  /** Marks the field as one that must be filled. @default false */
  required?: boolean | undefined;
}

/** Attributes that tie a control to its label, hint and error. */
export interface ControlAttributes {
  id: string;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

interface FrameProps extends FieldProps {
  /** The control's own id, if its owner chose one. */
  id?: string | undefined;
  /** Ids the control's owner describes it by. */
  describedBy?: string | undefined;
  children: (control: ControlAttributes) => ReactNode;
}

/** Label, hint and error around one control. */
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
