import { Badge, Cluster, fill } from '@spinout/design-system';
import { UncontrolledDisclosure, useLocale, useMessages } from '@spinout/flow-kit/react';
import { ClaimList, type ClaimListProps } from '../../evidence/claim-list.view.js';
import { CardSection } from '../../view/section.view.js';
import { hypothesisMessages } from './hypothesis.messages.js';

interface BadgeSectionProps {
  readonly title: string;
  /** Short texts, and more about each, shown on hover. */
  readonly badges: readonly { readonly text: string; readonly about?: string | undefined }[];
  /** BCP 47 tag of the language of the texts. @default that of the page, as far as is known */
  readonly lang?: string | undefined;
}

/** Badges under a title; nothing without badges. */
export function BadgeSection({ title, badges, lang }: BadgeSectionProps) {
  if (badges.length === 0) return null;
  return (
    <CardSection title={title}>
      <Cluster as="ul" gap={2} aria-label={title}>
        {badges.map(({ text, about }, index) => (
          <li key={index} lang={lang}>
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

/** How many claims are shown at first; one more than these is shown with them. */
const MAX_FIRST_CLAIMS = 3;

/** Claims with their passages under a title, the first ones and then all on request; nothing without claims. */
export function ClaimSection({ title, claims = [], ...rest }: ClaimSectionProps) {
  const messages = useMessages(hypothesisMessages);
  const locale = useLocale();
  if (claims.length === 0) return null;
  const first = claims.length > MAX_FIRST_CLAIMS + 1 ? MAX_FIRST_CLAIMS : claims.length;
  const others = claims.slice(first);
  return (
    <CardSection title={title}>
      <ClaimList label={title} claims={claims.slice(0, first)} {...rest} />
      {others.length > 0 && (
        <UncontrolledDisclosure
          label={fill(messages.moreSentences, {
            count: new Intl.NumberFormat(locale).format(others.length),
          })}
        >
          <ClaimList label={title} claims={others} {...rest} />
        </UncontrolledDisclosure>
      )}
    </CardSection>
  );
}
