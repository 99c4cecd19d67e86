import { OriginBadge } from '@spinout/design-system';
import { sourceMessages, useMessages } from '@spinout/flow-kit/react';

/** Marks figures that are the same for every company, so that they are not taken for results. */
export function StandardTerms() {
  const names = useMessages(sourceMessages);
  return (
    <div>
      <OriginBadge origin="standard" label={names.standard} />
    </div>
  );
}
