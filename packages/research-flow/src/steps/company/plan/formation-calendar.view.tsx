import { Cluster, fill, Stack, Text, TextField } from '@spinout/design-system';
import { useMessages } from '@spinout/flow-kit/react';
import { Note } from '../../../view/note.view.js';
import { Section } from '../../../view/section.view.js';
import { DownloadButton } from '../../../view/small-buttons.view.js';
import type { CompanyTabProps } from '../company-step.model.js';
import { DateFields, Rows } from '../company-step.styles.js';
import type { CalendarEntry } from './dates.model.js';
import { planMessages, type PlanMessages } from './plan.messages.js';

/** Days before the last one on which the calendar reminds of the 83(b) elections. */
const REMIND_DAYS = 7;

/** The dates that follow from the formation, and the calendar file with them. */
export function FormationCalendar({ company, model, send }: CompanyTabProps) {
  const messages = useMessages(planMessages);
  const { dates } = company;
  const field = (name: 'formationDate' | 'grantDate') => ({
    type: 'date' as const,
    value: model.plan[name],
    error: dates.invalid.includes(name) ? messages.invalidDate : undefined,
    onValueChange: (text: string) => send({ type: 'plan.typed', field: name, text }),
  });
  return (
    <Section title={messages.calendar}>
      <Note>{messages.calendarAbout}</Note>
      <DateFields>
        <TextField
          label={messages.formationDate}
          hint={messages.formationDateHint}
          {...field('formationDate')}
        />
        <TextField
          label={messages.grantDate}
          hint={messages.grantDateHint}
          {...field('grantDate')}
        />
      </DateFields>
      {dates.events.length > 0 && (
        <>
          <Rows role="list" aria-label={messages.dates}>
            {dates.events.map((event) => (
              <Entry key={event.id} event={event} messages={messages} />
            ))}
          </Rows>
          <Cluster gap={2}>
            <DownloadButton
              onClick={() =>
                send({
                  type: 'calendar.requested',
                  name: fill(messages.calendarName, { company: company.structure.name }),
                  events: dates.events.map((event) => ({
                    id: event.id,
                    date: event.date,
                    summary: messages.eventNames[event.kind],
                    description: describe(event, messages).join('\n'),
                    ...(event.kind === 'election83b' ? { remindDaysBefore: REMIND_DAYS } : {}),
                  })),
                })
              }
            >
              {messages.addToCalendar}
            </DownloadButton>
          </Cluster>
        </>
      )}
    </Section>
  );
}

interface EntryProps {
  readonly event: CalendarEntry;
  readonly messages: PlanMessages;
}

const Entry = ({ event, messages }: EntryProps) => (
  <li>
    <Stack gap={0}>
      <Text weight="medium">{messages.eventNames[event.kind]}</Text>
      {describe(event, messages).map((line) => (
        <Note key={line}>{line}</Note>
      ))}
    </Stack>
    <Text as="span" figures="tabular">
      <time dateTime={event.date}>{event.day}</time>
    </Text>
  </li>
);

const describe = (
  { kind, movedFromDay, source, leastTax }: CalendarEntry,
  messages: PlanMessages,
): readonly string[] => [
  ...(leastTax === null
    ? []
    : [
        leastTax.isPart
          ? fill(messages.leastTaxOfPart, { ...leastTax.slots })
          : fill(messages.leastTaxOfYear, { ...leastTax.slots }),
      ]),
  ...(kind === 'election83b' ? [messages.election83bAbout] : []),
  ...(movedFromDay === null ? [] : [fill(messages.movedFrom, { date: movedFromDay })]),
  ...(source === null ? [] : [fill(messages.source, { source })]),
];
