'use client';
import {
  forwardRef,
  useId,
  useState,
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  type DragEvent,
  type ReactNode,
} from 'react';
import { FieldError, Label } from '../field/field.styles.js';
import { UploadIcon } from '../icon/actions.icons.js';
import { WarningIcon } from '../icon/status.icons.js';
import { ProgressBar } from '../progress-bar/progress-bar.js';
import { acceptsFile } from './accepts-file.js';
import { Control, Hint, Progress, Prompt, Root, Status, Zone } from './file-drop.styles.js';

export interface FileDropProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Name of the file input. */
  label: string;
  /** Words in the zone: what to do here. */
  prompt: ReactNode;
  /** Help under the words, such as the kinds of files. */
  hint?: ReactNode;
  /** Endings and types that are taken, as the native `accept`. @default every file */
  accept?: string | undefined;
  /** Called with a file that is taken. */
  onFile: (file: File) => void;
  /** Called with a file of a kind that is not taken. */
  onRejected?: ((file: File) => void) | undefined;
  /** How far handing in has come, 0–1; nothing shows without it. */
  progress?: number | undefined;
  /** Name of the progress bar. @default the label */
  progressLabel?: string | undefined;
  /** What is wrong with the file. */
  error?: ReactNode;
  /** What is known of the chosen file, under the zone. */
  status?: ReactNode;
  /** Takes nothing for now. @default false */
  disabled?: boolean | undefined;
}

/** Takes one file: by the browser's own chooser, or dropped onto it. */
export const FileDrop = forwardRef<HTMLDivElement, FileDropProps>(function FileDrop(
  {
    label,
    prompt,
    hint,
    accept = '',
    onFile,
    onRejected,
    progress,
    progressLabel = label,
    error,
    status,
    disabled = false,
    ...rest
  },
  ref,
) {
  const id = useId();
  const [dragging, setDragging] = useState(false);
  const take = (file: File | undefined) => {
    if (!file) return;
    if (acceptsFile(accept, file)) onFile(file);
    else onRejected?.(file);
  };
  const takeDropped = (event: DragEvent) => {
    event.preventDefault();
    setDragging(false);
    if (!disabled) take(event.dataTransfer.files[0]);
  };
  const invite = (event: DragEvent) => {
    event.preventDefault();
    if (!disabled) setDragging(true);
  };
  const descriptions = [hint ? `${id}hint` : '', error ? `${id}error` : ''].filter(Boolean);
  return (
    <Root {...rest} ref={ref}>
      <Label htmlFor={`${id}input`}>{label}</Label>
      <Zone
        data-dragging={dragging || undefined}
        data-disabled={disabled || undefined}
        data-invalid={error ? true : undefined}
        onDragOver={invite}
        onDragLeave={() => setDragging(false)}
        onDrop={takeDropped}
      >
        <UploadIcon />
        <Prompt>{prompt}</Prompt>
        {hint && <Hint id={`${id}hint`}>{hint}</Hint>}
        {progress !== undefined && (
          <Progress>
            <ProgressBar label={progressLabel} value={progress} />
          </Progress>
        )}
        <Control
          id={`${id}input`}
          type="file"
          accept={accept || undefined}
          disabled={disabled}
          aria-describedby={descriptions.join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          // Choosing the same file again is a choice too.
          onClick={(event) => (event.currentTarget.value = '')}
          onChange={(event: ChangeEvent<HTMLInputElement>) => take(event.target.files?.[0])}
        />
      </Zone>
      {error && (
        <FieldError id={`${id}error`}>
          <WarningIcon size={16} />
          <span>{error}</span>
        </FieldError>
      )}
      {status && <Status>{status}</Status>}
    </Root>
  );
});
