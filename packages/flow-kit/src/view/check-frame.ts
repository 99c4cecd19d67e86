import { ConfigurationError } from '@spinout/api-client';
import { listNamespaces } from '../messages/define-messages.js';
import { checkMessages } from '../messages/check-messages.js';
import { findClosestName } from '../development/closest-name.js';
import { describeValue } from '../development/describe-value.js';
import { logMistake } from '../development/log-mistake.js';

/** What a host sets on the frame of a component, before it is checked. */
export interface FrameSettings {
  readonly theme?: unknown;
  readonly dir?: unknown;
  readonly locale?: unknown;
  readonly messages?: unknown;
}

const THEMES = ['light', 'dark', 'high-contrast', 'system', 'host'];
const DIRECTIONS = ['ltr', 'rtl'];

/**
 * Checks theme, direction, language and texts that a host passes to a component.
 * @throws {ConfigurationError} if one of them cannot be used
 */
export function checkFrame(
  { theme, dir, locale, messages }: FrameSettings,
  component: string,
): void {
  checkChoice('theme', theme, THEMES, component, 'No colors are defined for it');
  checkChoice('dir', dir, DIRECTIONS, component, 'Texts would have no direction');
  checkLocale(locale, component);
  checkMessages(messages, component, listNamespaces());
}

function checkChoice(
  prop: string,
  value: unknown,
  known: readonly string[],
  component: string,
  consequence: string,
) {
  if (value === undefined || known.includes(value as string)) return;
  const closest = typeof value === 'string' ? findClosestName(value, known) : undefined;
  throw new ConfigurationError(
    `The \`${prop}\` of <${component}> is ${describeValue(value)}. ${consequence}, so the component would not look as it ` +
      `should. ${closest === undefined ? '' : `Did you mean "${closest}"? `}Choose one of ${known.join(', ')}, or leave it out.`,
  );
}

function checkLocale(locale: unknown, component: string) {
  if (locale === undefined) return;
  if (typeof locale !== 'string' || !isLanguageTag(locale)) {
    const corrected = typeof locale === 'string' ? locale.replaceAll('_', '-') : '';
    throw new ConfigurationError(
      `The \`locale\` of <${component}> is ${describeValue(locale)}, which is no language tag (BCP 47). Numbers and dates ` +
        'cannot be formatted with it, and the first one would break the component. Write ' +
        `locale="${isLanguageTag(corrected) ? corrected : 'en-US'}".`,
    );
  }
  if (Intl.NumberFormat.supportedLocalesOf(locale).length > 0) return;
  logMistake(
    `The \`locale\` of <${component}> is "${locale}", whose numbers and dates this browser does not know. It writes ` +
      'those of its own language. Choose a tag such as "en-US", "de" or "ar".',
  );
}

const isLanguageTag = (locale: string): boolean => {
  try {
    return Intl.getCanonicalLocales(locale).length > 0;
  } catch {
    return false;
  }
};
