import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Primary,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { lazy, Suspense, use } from 'react';
import { findGuide, getComponentName } from '../guides/all.js';
import { TITLES_WITH_MACHINES } from '../machines/titles.js';
import { formatStoryName } from '../names/story-name.js';
import { Guide } from './component-guide.js';

/** Loads the machines, which the pages of the design system do not need. */
const ScreenStates = lazy(async () => ({ default: (await import('./machines.js')).ScreenStates }));

/** The stories after the first, which stands at the top of the page. */
function Examples({ heading }: { readonly heading: string }) {
  const [, ...stories] = use(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags?.includes('autodocs'));
  if (stories.length === 0) return null;
  return (
    <>
      <Heading>{heading}</Heading>
      {stories.map(({ id, name, moduleExport }) => (
        <section key={id}>
          <Subheading>{formatStoryName(name)}</Subheading>
          <Description of={moduleExport} />
          <Canvas of={moduleExport} />
        </section>
      ))}
    </>
  );
}

/** The page of a component or a screen: how it is used or which states it has, its props and all its stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { title } = preparedMeta;
  const hasProps = Boolean(preparedMeta.component);
  const name = getComponentName(title);
  const guide = name === undefined ? undefined : findGuide(name);
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      {name !== undefined && guide && <Guide component={name} guide={guide} />}
      {name !== undefined && hasProps && (
        <>
          <Heading>Props</Heading>
          <Controls />
        </>
      )}
      {TITLES_WITH_MACHINES.includes(title) && (
        <>
          <Heading>States</Heading>
          <Suspense>
            <ScreenStates title={title} />
          </Suspense>
        </>
      )}
      <Examples heading={name === undefined ? 'Screens' : 'Examples'} />
    </>
  );
}
