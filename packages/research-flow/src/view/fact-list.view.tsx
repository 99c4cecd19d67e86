import { Fragment } from 'react';
import { Facts } from './step-layout.styles.js';

type Fact = readonly [term: string, value: string | undefined];

/** Terms and their values; those without a value are left out. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  const known = facts.filter(([, value = '']) => value.trim() !== '');
  if (known.length === 0) return null;
  return (
    <Facts>
      {known.map(([term, value]) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </Facts>
  );
}
