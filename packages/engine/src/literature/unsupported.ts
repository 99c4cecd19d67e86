import { fill } from '@spinout/domain/text';
import type { Hypothesis } from '@spinout/api-client';
import { hashText } from '../text/text-hash.js';
import { literatureMessages as messages, counted } from './literature.messages.js';

/** Why there is nothing to claim. */
export type NoSupport =
  | { readonly why: 'no-text' | 'no-link' | 'other-language'; readonly papers: number }
  | { readonly why: 'no-topic' | 'no-question'; readonly topic: string };

const MAX_TOPIC = 120;

const shorten = (topic: string): string =>
  topic
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_TOPIC);

const statementOf = (reason: NoSupport): string => {
  switch (reason.why) {
    case 'no-text':
      return fill(messages.noneNoText, { papers: counted(messages.yourPapers, reason.papers) });
    case 'no-link':
      return fill(messages.noneNoLink, { papers: counted(messages.yourPapers, reason.papers) });
    case 'other-language':
      return fill(messages.noneOtherLanguage, {
        papers: counted(messages.yourPapers, reason.papers),
        seem: counted(messages.seem, reason.papers),
        cite: counted(messages.cite, reason.papers),
      });
    case 'no-topic':
      return fill(messages.noneNoTopic, { topic: shorten(reason.topic) });
    case 'no-question':
      return fill(messages.noneNoQuestion, { topic: shorten(reason.topic) });
  }
};

/** The reply if the sources support no claim: it states this, the reason, and what would help. */
export function unsupportedHypothesis(reason: NoSupport): Hypothesis {
  const statement = statementOf(reason);
  return {
    id: `hyp-${hashText(statement)}`,
    title: messages.noneTitle,
    statement,
    confidence: 0,
    estimated_impact: '',
    timeline: '',
    methodology: [],
    next_steps: [],
    support: 'none',
    claims: [],
    confidence_basis: { statement: messages.basisNone, factors: [] },
    refutation: undefined,
    candidate: undefined,
    source: undefined,
  };
}
