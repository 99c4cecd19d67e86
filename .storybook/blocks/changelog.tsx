import { Heading, Markdown, Unstyled } from '@storybook/addon-docs/blocks';
import { Select } from '@spinout/design-system';
import { useState } from 'react';
import { parseChangeset, SIZES, type Change } from './parse-changeset.js';

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
  major: 'Not released yet: breaking',
  minor: 'Not released yet: new',
  patch: 'Not released yet: fixed',
};

const ALL = 'all';
const shorten = (name: string): string => name.replace('@spinout/', '');

const changes = Object.entries(pending)
  .map(([path, content]) => ({ path, ...parseChangeset(content) }))
  .toSorted((a, b) => a.path.localeCompare(b.path));
const packages = [...new Set(changes.flatMap((change) => change.packages))].sort();

const Changes = ({ size, chosen }: { readonly size: Change['size']; readonly chosen: string }) => {
  const own = changes.filter(
    (change) => change.size === size && (chosen === ALL || change.packages.includes(chosen)),
  );
  if (own.length === 0) return null;
  return (
    <>
      <Heading>{NAMES[size]}</Heading>
      <ul className="changes">
        {own.map(({ path, packages: names, text }) => (
          <li key={path}>
            <Markdown>{text}</Markdown>
            <small>{names.map(shorten).join(' · ')}</small>
          </li>
        ))}
      </ul>
    </>
  );
};

function Pending() {
  const [chosen, setChosen] = useState(ALL);
  return (
    <>
      <Unstyled>
        <Select
          label="Package"
          value={chosen}
          onValueChange={setChosen}
          options={[
            { value: ALL, label: `All packages: ${changes.length} changes` },
            ...packages.map((name) => ({ value: name, label: name })),
          ]}
        />
      </Unstyled>
      {SIZES.map((size) => (
        <Changes key={size} size={size} chosen={chosen} />
      ))}
    </>
  );
}

/** What changed in the packages: what is not released yet from `.changeset`, the rest from their changelogs. */
export const Changelog = () => (
  <>
    {changes.length > 0 && <Pending />}
    {Object.entries(released).map(([path, text]) => (
      // The title of a changelog becomes a section of this page.
      <Markdown key={path}>{text.replace(/^#/gm, '##')}</Markdown>
    ))}
  </>
);
