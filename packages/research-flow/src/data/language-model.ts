/** The language model of the server, and whether the person lets it help. */
export interface FlowLanguageModel {
  readonly name: string;
  readonly isAllowed: boolean;
}
