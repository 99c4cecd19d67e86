import { VisuallyHidden } from '@spinout/design-system';
import { useState } from 'react';

/** A name in code that a click copies, such as that of a variable as `var(--name)`. */
export function CopyName({
  name,
  copied = name,
}: {
  readonly name: string;
  readonly copied?: string;
}) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = () =>
    navigator.clipboard.writeText(copied).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  return (
    <button type="button" className="copy-name" data-state={state} onClick={() => void copy()}>
      <code>{name}</code>
      <VisuallyHidden>{state === 'idle' ? 'Copy' : ''}</VisuallyHidden>
      <VisuallyHidden role="status">
        {state === 'copied' && 'Copied'}
        {state === 'failed' && 'The browser did not allow copying.'}
      </VisuallyHidden>
    </button>
  );
}
