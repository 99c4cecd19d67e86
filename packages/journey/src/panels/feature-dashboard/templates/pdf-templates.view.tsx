import { Button, Cluster, fill, Heading, Text } from '@spinout/design-system';
import { useId } from 'react';
import type { PdfTemplatesEvent } from './pdf-templates.machine.js';
import type { PdfTemplatesMessages } from './pdf-templates.messages.js';
import type { PdfTemplatesModel } from './pdf-templates.model.js';
import { Container, PagePreview, TemplateGrid, Template } from './pdf-templates.styles.js';
import { TemplateDialog } from './template-dialog.view.js';

export interface PdfTemplatesViewProps {
  readonly model: PdfTemplatesModel;
  readonly send: (event: PdfTemplatesEvent) => void;
  readonly messages: PdfTemplatesMessages;
  /** Language tag for the date of the document. */
  readonly locale: string;
}

/** The four templates. */
export function PdfTemplatesView({ model, send, messages, locale }: PdfTemplatesViewProps) {
  const prefix = useId();
  return (
    <Container>
      <Text tone="muted">{messages.introduction}</Text>
      {model.savedText !== null && (
        <Text role="status" size="ui" weight="medium">
          {model.savedText}
        </Text>
      )}
      <TemplateGrid role="list" aria-label={messages.list}>
        {model.templates.map(({ id, name, about, headings }) => (
          <Template key={id} aria-labelledby={`${prefix}${id}`}>
            <PagePreview>
              <Heading level={3} size="lg" id={`${prefix}${id}`}>
                {name}
              </Heading>
              <ol aria-label={fill(messages.sections, { name })}>
                {headings.map((heading) => (
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
        ))}
      </TemplateGrid>
      {model.dialog !== null && (
        <TemplateDialog dialog={model.dialog} send={send} messages={messages} locale={locale} />
      )}
    </Container>
  );
}
