import { CheckIcon } from '@spinout/design-system';
import type { SignInMessages } from './sign-in.messages.js';
import { BenefitList } from './sign-in.styles.js';

/** AUTH-11, T-20: what one has of signing in. */
export function Benefits({ words }: { readonly words: SignInMessages }) {
  return (
    <BenefitList role="list" aria-label={words.benefits}>
      {Object.entries(words.benefitList).map(([name, text]) => (
        <li key={name}>
          <CheckIcon size={16} />
          {text}
        </li>
      ))}
    </BenefitList>
  );
}
