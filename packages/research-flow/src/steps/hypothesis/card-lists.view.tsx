import { Badge, Cluster } from '@spinout/design-system';
import { ClaimList, type ClaimListProps } from '../../evidence/claim-list.view.js';
import { CardSection } from '../../view/section.view.js';

interface BadgeSectionProps {
  readonly title: string;
  /** Short texts, and more about each, shown on hover. */
  readonly badges: readonly { readonly text: string; readonly about?: string | undefined }[];
}

/** Badges under a title; nothing without badges. */
export function BadgeSection({ title, badges }: BadgeSectionProps) {
  if (badges.length === 0) return null;
  return (
    <CardSection title={title}>
      <Cluster as="ul" gap={2} aria-label={title}>
        {badges.map(({ text, about }, index) => (
          <li key={index}>
            <Badge title={about}>{text}</Badge>
          </li>
        ))}
      </Cluster>
    </CardSection>
  );
}

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
