import { Banner, Cluster, fill, Stack, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { Note } from '../view/note.view.js';
import { RuledRows } from '../view/ruled-list.styles.js';
import { DownloadButton } from '../view/small-buttons.view.js';
import { downloadMessages } from './download.messages.js';
import type { BundleRequest, FileRequest } from './files.machine.js';

/** What is saved. The bundle also needs the journey, which is read when it is chosen. */
export type FileChoice = Exclude<FileRequest, BundleRequest> | Pick<BundleRequest, 'kind'>;

/** A file that can be saved. */
export interface FileOption {
  readonly id: string;
  /** Short text of the button. */
  readonly label: string;
  /** Accessible name of the button; it contains the label. */
  readonly name: string;
  readonly request: FileChoice;
}

/** Files of one kind. */
export interface FileGroup {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly files: readonly FileOption[];
}

export interface MoreFilesModel {
  readonly groups: readonly FileGroup[];
  readonly busy: boolean;
  readonly hasFailed: boolean;
  readonly savedName: string | null;
}

interface MoreFilesViewProps {
  readonly model: MoreFilesModel;
  readonly onSave: (request: FileChoice) => void;
}

/** The files besides the report; only those that exist. */
export function MoreFilesView({ model, onSave }: MoreFilesViewProps) {
  const messages = useMessages(downloadMessages);
  return (
    <Stack gap={3}>
      <RuledRows role="list" aria-label={messages.moreFiles}>
        {model.groups.map(({ id, title, about, files }) => (
          <li key={id}>
            <Stack gap={0}>
              <Text weight="medium">{title}</Text>
              <Note>{about}</Note>
            </Stack>
            <Cluster gap={2}>
              {files.map((file) => (
                <DownloadButton
                  key={file.id}
                  aria-label={file.name}
                  aria-disabled={model.busy || undefined}
                  onClick={() => !model.busy && onSave(file.request)}
                >
                  {file.label}
                </DownloadButton>
              ))}
            </Cluster>
          </li>
        ))}
      </RuledRows>
      {model.hasFailed && <Banner tone="error">{messages.fileFailed}</Banner>}
      {model.savedName !== null && (
        <Text role="status" size="ui">
          {fill(messages.saved, { name: model.savedName })}
        </Text>
      )}
    </Stack>
  );
}
