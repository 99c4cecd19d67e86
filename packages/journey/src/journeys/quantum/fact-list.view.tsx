import { FactLine } from './quantum.styles.js';

interface FactListProps {
  /** Names and values; facts without a value are omitted. */
  readonly facts: readonly (readonly [name: string, value: string | number | null | undefined])[];
}

/** Facts in a row; nothing if there are none. */
export function FactList({ facts }: FactListProps) {
  const known = facts.filter(([, value]) => value != null && value !== '');
  if (known.length === 0) return null;
  return (
    <FactLine>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </FactLine>
  );
}
