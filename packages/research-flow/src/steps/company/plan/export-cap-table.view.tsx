import { Button, Cluster } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { Note } from '../../../view/note.view.js';
import { DownloadButton } from '../../../view/small-buttons.view.js';
import type { CompanyTabProps } from '../company-step.model.js';
import { planMessages } from './plan.messages.js';

/** Saves the cap table in the Open Cap Table Format, which needs the formation date. */
export function ExportCapTable({ company, send }: CompanyTabProps) {
  const messages = useMessages(planMessages);
  const { days } = company.dates;
  return (
    <>
      <Note>{days ? messages.exportCapTableAbout : messages.exportNeedsDate}</Note>
      <Cluster gap={2}>
        {days ? (
          <DownloadButton onClick={() => send({ type: 'ocf.requested', ...days })}>
            {messages.exportCapTable}
          </DownloadButton>
        ) : (
          <Button size="sm" onClick={() => send({ type: 'tab.changed', tab: 'compliance' })}>
            {messages.chooseDate}
          </Button>
        )}
      </Cluster>
    </>
  );
}
