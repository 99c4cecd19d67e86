import { Fragment } from 'react';
import { Facts } from './step-layout.styles.js';

/** `lang`: BCP 47 tag of the language of the value, if it may be another one than that of the page. */
type Fact = readonly [term: string, value: string | undefined, lang?: string | undefined];

/** Terms and their values; those without a value are left out. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  const known = facts.filter(([, value = '']) => value.trim() !== '');
  if (known.length === 0) return null;
  return (
    <Facts>
      {known.map(([term, value, lang]) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd lang={lang}>{value}</dd>
        </Fragment>
      ))}
    </Facts>
  );
}
