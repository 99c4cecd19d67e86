/**
 * The parts of the main page and of the ten steps that a host can style: values of the attribute `data-part`. The table in
 * `docs/guide/parts.md` is written from this type by `npm run api`. A part is renamed or removed in a major version only; others may
 * be added.
 */
export type JourneyPart =
  /** The header of the main page: name, views, status and what the host puts at its end. */
  | 'header'
  /** Status of the services, in the header. */
  | 'status'
  /** The open view of the main page. */
  | 'main'
  /** The footer of the main page. */
  | 'footer'
  /** The landing page. */
  | 'landing'
  /** Title, ways to start and the example, at the top of the landing page. */
  | 'landing-hero'
  /** The last invitation, at the end of the landing page. */
  | 'landing-closing'
  /** The ten steps. */
  | 'journey'
  /** Progress of the ten steps. */
  | 'progress'
  /** Icon, name and description of one of the ten steps. */
  | 'step-header'
  /** The actions of one of the ten steps. */
  | 'step-footer';
