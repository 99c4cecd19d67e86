import {
  BookIcon,
  ClockIcon,
  DownloadIcon,
  LightbulbIcon,
  PenIcon,
  PlayIcon,
  ScaleIcon,
  SearchIcon,
  TrendIcon,
} from '@spinout/design-system';
import { LinkCards, type LinkCard } from './link-cards.js';

const CARDS: readonly LinkCard[] = [
  {
    to: 'Start here/Install',
    icon: <DownloadIcon />,
    title: 'Install',
    text: 'Embed the flow, or the design system alone.',
  },
  {
    to: 'Screens/Research flow',
    story: 'Flow',
    icon: <PlayIcon />,
    title: 'Try the flow',
    text: 'All six steps on an example backend, which you can slow down or switch off.',
  },
  {
    to: 'Start here/Find a component',
    icon: <SearchIcon />,
    title: 'Find a component',
    text: 'By its name, its purpose, or another name.',
  },
  {
    to: 'Foundations/Color',
    icon: <ScaleIcon />,
    title: 'Foundations',
    text: 'Color, type, space, icons and motion, to copy.',
  },
  {
    to: 'Patterns/Overview',
    icon: <BookIcon />,
    title: 'Patterns',
    text: 'Waiting, failing, choosing, deleting: the same everywhere.',
  },
  {
    to: 'Start here/Principles',
    icon: <LightbulbIcon />,
    title: 'Principles',
    text: 'Why it looks and behaves as it does.',
  },
  {
    to: 'Start here/Writing',
    icon: <PenIcon />,
    title: 'Writing',
    text: 'How we write buttons, errors and claims.',
  },
  {
    to: 'State charts/Research flow',
    icon: <TrendIcon />,
    title: 'State charts',
    text: 'Every state of a screen, and what leads to the next.',
  },
  {
    to: 'Start here/Changelog',
    icon: <ClockIcon />,
    title: 'Changelog',
    text: 'What is new, by package.',
  },
];

/** The first things that people look for. */
export const Tour = () => <LinkCards cards={CARDS} />;
