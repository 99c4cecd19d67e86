/** An icon of the design system and where its path comes from. */
export interface IconSource {
  /** Name of the export. */
  readonly name: `${string}Icon`;
  /** Name in Lucide, see https://lucide.dev/icons, or a path of our own. */
  readonly lucide: string | { readonly path: string };
  /** What it stands for. */
  readonly meaning: string;
  /** Whether it points forward, so that right-to-left text needs its mirror image. */
  readonly isMirrored?: true;
}

/**
 * The icons of each file in `packages/design-system/src/icon`. A bundler loads a file as a whole: icons of the first view are
 * not together with icons that only later views show.
 */
export const ICON_LIST: Readonly<Record<string, readonly IconSource[]>> = {
  'actions.icons.ts': [
    { name: 'ArrowRightIcon', lucide: 'arrow-right', meaning: 'Next', isMirrored: true },
    { name: 'CheckIcon', lucide: 'check', meaning: 'Selected or done' },
    { name: 'CloseIcon', lucide: 'x', meaning: 'Close or dismiss' },
    { name: 'ChevronDownIcon', lucide: 'chevron-down', meaning: 'Expand' },
    { name: 'RefreshIcon', lucide: 'refresh-cw', meaning: 'Refresh' },
  ],
  'tools.icons.ts': [
    { name: 'UploadIcon', lucide: 'upload', meaning: 'Upload' },
    { name: 'DownloadIcon', lucide: 'download', meaning: 'Download' },
    { name: 'SearchIcon', lucide: 'search', meaning: 'Search' },
    { name: 'PlusIcon', lucide: 'plus', meaning: 'Add' },
    { name: 'TrashIcon', lucide: 'trash-2', meaning: 'Remove' },
    { name: 'ExternalIcon', lucide: 'external-link', meaning: 'External link', isMirrored: true },
    { name: 'PlayIcon', lucide: 'play', meaning: 'Start' },
    { name: 'SparkIcon', lucide: 'sparkle', meaning: 'Generate' },
  ],
  'objects.icons.ts': [
    { name: 'BeakerIcon', lucide: 'flask-conical', meaning: 'A method' },
    { name: 'BookIcon', lucide: 'book-open', meaning: 'Literature' },
    { name: 'LightbulbIcon', lucide: 'lightbulb', meaning: 'An idea' },
    { name: 'ChartIcon', lucide: 'chart-column', meaning: 'A chart' },
    { name: 'BuildingIcon', lucide: 'building-2', meaning: 'A company' },
    { name: 'ScaleIcon', lucide: 'scale', meaning: 'Law and terms' },
  ],
  'sources.icons.ts': [
    { name: 'FileIcon', lucide: 'file-text', meaning: 'A document' },
    { name: 'LinkMarkIcon', lucide: 'link', meaning: 'A link' },
    { name: 'QuoteIcon', lucide: 'quote', meaning: 'A quote' },
  ],
  'research.icons.ts': [
    { name: 'AtomIcon', lucide: 'atom', meaning: 'Physics and quantum computing' },
    {
      name: 'HelixIcon',
      // The double helix of Lucide cannot be recognized at 16 px.
      lucide: {
        path: 'M7 3c0 5 10 4 10 9s-10 4-10 9M17 3c0 5-10 4-10 9s10 4 10 9M8 5.5h8M7 12h10M8 18.5h8',
      },
      meaning: 'A protein or a strand of DNA',
    },
    { name: 'AgentsIcon', lucide: 'network', meaning: 'Research agents' },
    { name: 'PeopleIcon', lucide: 'users', meaning: 'People and peer review' },
    { name: 'PenIcon', lucide: 'pencil', meaning: 'Writing' },
    { name: 'DatabaseIcon', lucide: 'database', meaning: 'Saved data' },
    { name: 'PatentIcon', lucide: 'file-badge', meaning: 'A patent' },
    { name: 'RocketIcon', lucide: 'rocket', meaning: 'Going to market' },
    { name: 'TrendIcon', lucide: 'chart-line', meaning: 'Trends and analytics' },
  ],
  'origins.icons.ts': [
    { name: 'ComputedIcon', lucide: 'square-function', meaning: 'Computed' },
    { name: 'BroadcastIcon', lucide: 'radio', meaning: 'Live data' },
    { name: 'UserIcon', lucide: 'user', meaning: 'A person' },
    { name: 'SimulatedIcon', lucide: 'audio-waveform', meaning: 'Simulated' },
  ],
  'status.icons.ts': [
    { name: 'InfoIcon', lucide: 'info', meaning: 'Information' },
    { name: 'WarningIcon', lucide: 'triangle-alert', meaning: 'Warning' },
    { name: 'ErrorMarkIcon', lucide: 'octagon-alert', meaning: 'Error' },
    { name: 'SuccessIcon', lucide: 'circle-check', meaning: 'Success' },
    { name: 'ShieldIcon', lucide: 'shield', meaning: 'Security' },
    { name: 'ClockIcon', lucide: 'clock', meaning: 'Time' },
  ],
};
