import { CheckIcon } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { signInMessages } from './sign-in.messages.js';
import { BenefitList } from './sign-in.styles.js';

export function Benefits() {
  const messages = useMessages(signInMessages);
  return (
    <BenefitList role="list" aria-label={messages.benefits}>
      {Object.entries(messages.benefitList).map(([name, text]) => (
        <li key={name}>
          <CheckIcon size={16} />
          {text}
        </li>
      ))}
    </BenefitList>
  );
}
