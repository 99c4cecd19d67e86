import { Badge, Cluster } from '@spinout/design-system';
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
