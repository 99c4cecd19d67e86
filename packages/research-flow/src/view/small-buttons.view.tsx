import { Button, DownloadIcon, TrashIcon, type ButtonProps } from '@spinout/design-system';

/** Saves a file. */
export const DownloadButton = (props: ButtonProps) => (
  <Button size="sm" icon={<DownloadIcon size={16} />} {...props} />
);

/** Removes an entry of a list; its text is for screen readers. */
export const RemoveButton = (props: ButtonProps) => (
  <Button variant="quiet" size="sm" iconOnly icon={<TrashIcon size={16} />} {...props} />
);
