import type { ReactNode } from 'react';
import { WarningIcon } from '../icon/status.icons.js';
import { ErrorText, Hint, Label, RequiredMark, Root } from './field.styles.js';
import type { FieldProps } from './use-field.js';

interface FrameProps extends FieldProps {
  /** Id of the control. */
  id: string;
  hintId: string | undefined;
  errorId: string | undefined;
  /** The control. */
  children: ReactNode;
}

interface FieldErrorProps {
  id: string | undefined;
  children: ReactNode;
}

/** Error message of a field, with an icon. */
export const FieldError = ({ id, children }: FieldErrorProps) => (
  <ErrorText id={id}>
    <WarningIcon size={16} />
    <span>{children}</span>
  </ErrorText>
);

/** Label, hint and error message around one control. */
export function Field(props: FrameProps) {
  const { id, label, labelHidden, hint, hintId, error, errorId, required, children } = props;
  return (
    <Root>
      <Label htmlFor={id} data-hidden={labelHidden || undefined}>
        {label}
        {required && <RequiredMark aria-hidden="true">*</RequiredMark>}
      </Label>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {children}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </Root>
  );
}
