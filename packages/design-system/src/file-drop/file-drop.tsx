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
import { FieldError } from '../field/field.js';
import { Label, Root } from '../field/field.styles.js';
import { UploadIcon } from '../icon/tools.icons.js';
import { ProgressBar } from '../progress-bar/progress-bar.js';
import { Text } from '../text/text.js';
import { acceptsFile } from './accepts-file.js';
import { Control, Progress, Prompt, Zone } from './file-drop.styles.js';

export interface FileDropProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Label of the file input. */
  label: string;
  /** Instruction inside the drop zone. */
  prompt: ReactNode;
  /** Help text under the prompt, such as the file types. @default none */
  hint?: ReactNode;
  /** Accepted extensions and types, as in the native `accept`. @default every file */
  accept?: string | undefined;
  /** Called with an accepted file; of several dropped files, with the first. @default nothing is called */
  onFile?: ((file: File) => void) | undefined;
  /** Accepts several files at once. Called with those whose type is accepted. @default one file at a time */
  onFiles?: ((files: readonly File[]) => void) | undefined;
  /** Called with a file whose type is not accepted. @default nothing is called */
  onRejected?: ((file: File) => void) | undefined;
  /** Upload progress, 0–1; shows a progress bar. @default no progress bar */
  progress?: number | undefined;
  /** Label of the progress bar. @default the label */
  progressLabel?: string | undefined;
  /** Error message about the file. @default none */
  error?: ReactNode;
  /** Information about the selected file, under the zone. @default none */
  status?: ReactNode;
  /** Accepts no files. @default false */
  disabled?: boolean | undefined;
}

/** A native file input that also accepts dropped files. */
export const FileDrop = forwardRef<HTMLDivElement, FileDropProps>(function FileDrop(
  {
    label,
    prompt,
    hint,
    accept = '',
    onFile,
    onFiles,
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
  const [isDragging, setIsDragging] = useState(false);
  const handleFiles = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, onFiles ? undefined : 1);
    const accepted = files.filter((file) => acceptsFile(accept, file));
    for (const file of files) if (!accepted.includes(file)) onRejected?.(file);
    const [first] = accepted;
    if (!first) return;
    if (onFiles) onFiles(accepted);
    else onFile?.(first);
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsDragging(false);
    if (!disabled) handleFiles(event.dataTransfer.files);
  };
  const handleDragOver = (event: DragEvent) => {
    event.preventDefault();
    if (!disabled) setIsDragging(true);
  };
  const descriptions = [hint ? `${id}hint` : '', error ? `${id}error` : ''].filter(Boolean);
  return (
    <Root {...rest} ref={ref}>
      <Label htmlFor={`${id}input`}>{label}</Label>
      <Zone
        data-dragging={isDragging || undefined}
        data-disabled={disabled || undefined}
        data-invalid={error ? true : undefined}
        onDragOver={handleDragOver}
        onDragLeave={() => setIsDragging(false)}
        onDrop={handleDrop}
      >
        <UploadIcon />
        <Prompt>{prompt}</Prompt>
        {hint && (
          <Text as="div" size="sm" tone="muted" id={`${id}hint`}>
            {hint}
          </Text>
        )}
        {progress !== undefined && (
          <Progress>
            <ProgressBar label={progressLabel} value={progress} />
          </Progress>
        )}
        <Control
          id={`${id}input`}
          type="file"
          accept={accept || undefined}
          multiple={onFiles !== undefined}
          disabled={disabled}
          aria-describedby={descriptions.join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          // Clearing the value lets the same file be selected again.
          onClick={(event) => (event.currentTarget.value = '')}
          onChange={(event: ChangeEvent<HTMLInputElement>) => handleFiles(event.target.files)}
        />
      </Zone>
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
      {status && <div>{status}</div>}
    </Root>
  );
});
