import { Button } from '@spinout/design-system';
import { useState } from 'react';

/** Copies variables as a CSS rule. */
export function CopyCss({
  label,
  variables,
}: {
  readonly label: string;
  readonly variables: Readonly<Record<string, string>>;
}) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async () => {
    const lines = Object.entries(variables).map(([name, value]) => `  ${name}: ${value};`);
    try {
      await navigator.clipboard.writeText([':root {', ...lines, '}'].join('\n'));
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button size="sm" onClick={() => void copy()}>
        {label}
      </Button>{' '}
      <span role="status">
        {state === 'copied' && 'Copied.'}
        {state === 'failed' && 'The browser did not allow copying.'}
      </span>
    </>
  );
}
