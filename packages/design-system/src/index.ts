export { ThemeRoot, type ThemeName, type ThemeRootProps } from './themes/theme-root.js';
export { useThemeElement } from './themes/use-theme-element.js';
export type { Origin, Theme, Tone, ToneName } from './themes/theme.js';
export { light } from './themes/light.js';
export { dark } from './themes/dark.js';
export { highContrast, highContrastDark } from './themes/high-contrast.js';
export { themes } from './themes/themes.js';
export { accent, data, hue, neutral } from './tokens/color.js';
export type { Density } from './tokens/density.js';
export { elevation, layer } from './tokens/elevation.js';
export {
  motion,
  MOVE_DURATION_MS,
  SHIMMER_DURATION_MS,
  SPIN_DURATION_MS,
  STATE_DURATION_MS,
  STEP_DURATION_MS,
} from './tokens/motion.js';
export { css as oklchCss, type Oklch } from './tokens/oklch.js';
export { radius } from './tokens/radius.js';
export { size } from './tokens/size.js';
export { space, type SpaceStep } from './tokens/space.js';
export { fontSize, fontWeight, lineHeight, type FontSize } from './tokens/type.js';

export { AlertDialog, type AlertDialogProps } from './alert-dialog/alert-dialog.js';
export { Badge, type BadgeProps } from './badge/badge.js';
export { Banner, type BannerProps } from './banner/banner.js';
export { Button, type ButtonProps } from './button/button.js';
export {
  Card,
  cardPaddings,
  cardVariants,
  type CardPadding,
  type CardProps,
  type CardVariant,
} from './card/card.js';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.js';
export { Dialog, type DialogProps } from './dialog/dialog.js';
export { Disclosure, type DisclosureProps } from './disclosure/disclosure.js';
export { FileDrop, type FileDropProps } from './file-drop/file-drop.js';
export {
  Cluster,
  Grid,
  Split,
  Stack,
  type ClusterProps,
  type Gap,
  type GridProps,
  type SplitProps,
  type StackProps,
} from './layout/layout.js';
export { Link, type LinkProps } from './link/link.js';
export { BarMeter, type BarMeterProps } from './meter/bar-meter.js';
export { DotMeter, type DotMeterProps } from './meter/dot-meter.js';
export { NumberField, type NumberFieldProps } from './number-field/number-field.js';
export { OriginBadge, originLabels, type OriginBadgeProps } from './origin-badge/origin-badge.js';
export { ProgressBar, type ProgressBarProps } from './progress-bar/progress-bar.js';
export { ProgressSteps, type ProgressStepsProps } from './progress-steps/progress-steps.js';
export { RadioCards, type RadioCardItem, type RadioCardsProps } from './radio-cards/radio-cards.js';
export { Select, type SelectOption, type SelectProps } from './select/select.js';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton.js';
export { SkipLink, type SkipLinkProps } from './skip-link/skip-link.js';
export { Spinner, type SpinnerProps } from './spinner/spinner.js';
export { StatusDot, type StatusDotProps } from './status-dot/status-dot.js';
export { Table, type TableColumn, type TableProps } from './table/table.js';
export { Tabs, type TabItem, type TabSelection, type TabsProps } from './tabs/tabs.js';
export { Heading, Text, type HeadingProps, type TextProps } from './text/text.js';
export { TextArea, type TextAreaProps } from './text-area/text-area.js';
export { TextField, type TextFieldProps } from './text-field/text-field.js';
export {
  ToggleGroup,
  type ToggleGroupItem,
  type ToggleGroupProps,
} from './toggle-group/toggle-group.js';
export { getActiveElement, isFocusLost } from './focus/focus.js';
export { VisuallyHidden } from './visually-hidden/visually-hidden.js';

export type { IconProps } from './icon/glyph.js';
export { FileIcon, LinkMarkIcon, QuoteIcon } from './icon/sources.icons.js';
export {
  DownloadIcon,
  ExternalIcon,
  PlayIcon,
  PlusIcon,
  SearchIcon,
  SparkIcon,
  TrashIcon,
  UploadIcon,
} from './icon/tools.icons.js';
export {
  ArrowRightIcon,
  CheckIcon,
  ChevronDownIcon,
  CloseIcon,
  RefreshIcon,
} from './icon/actions.icons.js';
export {
  BeakerIcon,
  BookIcon,
  BuildingIcon,
  ChartIcon,
  LightbulbIcon,
  ScaleIcon,
} from './icon/objects.icons.js';
export {
  AgentsIcon,
  AtomIcon,
  DatabaseIcon,
  HelixIcon,
  PatentIcon,
  PenIcon,
  PeopleIcon,
  RocketIcon,
  TrendIcon,
} from './icon/research.icons.js';
export { BroadcastIcon, SimulatedIcon, UserIcon } from './icon/origins.icons.js';
export {
  ClockIcon,
  ErrorMarkIcon,
  InfoIcon,
  ShieldIcon,
  SuccessIcon,
  WarningIcon,
} from './icon/status.icons.js';

export { fillPlural, type PluralForms } from './i18n/fill-plural.js';
export { fill, type FillArguments, type SlotsOf } from './i18n/fill.js';
export { formatDate, formatMoney, formatNumber, formatPercent } from './i18n/format.js';
export {
  mergeMessages,
  type MessageCatalog,
  type MessageOverrides,
} from './i18n/merge-messages.js';
export { DEFAULT_LOCALE } from './i18n/default-locale.js';
export { bidiPlaintext } from './styles/shared.js';
