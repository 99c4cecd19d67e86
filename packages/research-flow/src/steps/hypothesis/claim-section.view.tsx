import { ClaimList, type ClaimListProps } from '../../evidence/claim-list.view.js';
import { CardSection } from '../../view/section.view.js';

interface ClaimSectionProps extends Omit<ClaimListProps, 'label' | 'claims'> {
  readonly title: string;
  readonly claims: ClaimListProps['claims'] | undefined;
}

/** Claims with their passages under a title; nothing without claims. */
export function ClaimSection({ title, claims = [], ...rest }: ClaimSectionProps) {
  if (claims.length === 0) return null;
  return (
    <CardSection title={title}>
      <ClaimList label={title} claims={claims} {...rest} />
    </CardSection>
  );
}
