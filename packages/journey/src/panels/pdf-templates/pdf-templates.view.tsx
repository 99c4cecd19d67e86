import { Button, Cluster, fill, Heading, Stack, Text } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { useId } from 'react';
import type { PdfTemplatesEvent } from './pdf-templates.machine.js';
import { pdfTemplatesMessages } from './pdf-templates.messages.js';
import type { PdfTemplatesModel } from './pdf-templates.model.js';
import { PagePreview, TemplateGrid, Template } from './pdf-templates.styles.js';
import { TemplateDialog } from './template-dialog.view.js';
import { getSections, TEMPLATES } from './template-text.js';

interface PdfTemplatesViewProps {
  readonly model: PdfTemplatesModel;
  readonly send: (event: PdfTemplatesEvent) => void;
}

export function PdfTemplatesView({ model, send }: PdfTemplatesViewProps) {
  const messages = useMessages(pdfTemplatesMessages);
  const prefix = useId();
  return (
    <Stack gap={6}>
      <Text tone="muted">{messages.introduction}</Text>
      {model.savedText !== null && (
        <Text role="status" size="ui" weight="medium">
          {model.savedText}
        </Text>
      )}
      <TemplateGrid role="list" aria-label={messages.list}>
        {TEMPLATES.map((id) => {
          const { name, about } = messages.templates[id];
          return (
            <Template key={id} aria-labelledby={`${prefix}${id}`}>
              <PagePreview>
                <Heading level={3} size="lg" id={`${prefix}${id}`}>
                  {name}
                </Heading>
                <ol aria-label={fill(messages.sections, { name })}>
                  {getSections(id, messages).map(({ heading }) => (
                    <li key={heading}>{heading}</li>
                  ))}
                </ol>
              </PagePreview>
              <Text size="ui" tone="muted">
                {about}
              </Text>
              <Cluster>
                <Button
                  aria-label={fill(messages.useNamed, { name })}
                  onClick={() => send({ type: 'template.chosen', template: id })}
                >
                  {messages.use}
                </Button>
              </Cluster>
            </Template>
          );
        })}
      </TemplateGrid>
      {model.dialog !== null && <TemplateDialog dialog={model.dialog} send={send} />}
    </Stack>
  );
}
