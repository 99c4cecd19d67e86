import { Markdown } from '@storybook/addon-docs/blocks';
import { parseChangeset, type Change } from './parse-changeset.js';

type Texts = Readonly<Record<string, string>>;

const pending = import.meta.glob('../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Texts;

const released = import.meta.glob('../../packages/*/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Texts;

const NAMES: Readonly<Record<Change['size'], string>> = {
  major: 'Breaking',
  minor: 'New',
  patch: 'Fixed',
};

/** One list item per change; its further paragraphs belong to it. */
const formatItem = ({ text }: Change): string =>
  text.startsWith('- ') ? text : `- ${text.replaceAll('\n', '\n  ')}`;

function formatPending(): string {
  const changes = Object.values(pending).map(parseChangeset);
  const names = [...new Set(changes.flatMap(({ packages }) => packages))].sort();
  return names
    .flatMap((name) => [
      `### ${name}`,
      ...Object.entries(NAMES).flatMap(([size, title]) => {
        const own = changes.filter((each) => each.size === size && each.packages.includes(name));
        return own.length === 0 ? [] : [`#### ${title}`, own.map(formatItem).join('\n')];
      }),
    ])
    .join('\n\n');
}

/** What changed in the packages: what is not released yet from `.changeset`, the rest from their changelogs. */
export const Changelog = () => (
  <>
    {Object.keys(pending).length > 0 && (
      <Markdown>{`## Not released yet\n\n${formatPending()}`}</Markdown>
    )}
    {Object.entries(released).map(([path, text]) => (
      // The title of a changelog becomes a section of this page.
      <Markdown key={path}>{text.replace(/^#/gm, '##')}</Markdown>
    ))}
  </>
);
