/** What a person enters to plan dates and the first round, as typed. */
export interface CompanyPlan {
  /** Day of the formation, such as "2027-01-31". */
  readonly formationDate: string;
  /** Day on which the founders' stock is transferred. */
  readonly grantDate: string;
  /** Day on which the vested shares are shown. */
  readonly vestingDate: string;
  readonly poolPercent: string;
  readonly poolOf: 'preMoney' | 'postMoney';
  /** US dollars. */
  readonly safeAmount: string;
  /** US dollars. */
  readonly safeCap: string;
  readonly safeDiscount: string;
  /** What the cap values. @default 'postMoney' */
  readonly safeBasis?: 'postMoney' | 'preMoney' | undefined;
  /** Whether the SAFE investor buys a part of the round. @default 'none' */
  readonly safeProRata?: 'none' | 'buys' | undefined;
}

export const EMPTY_PLAN: CompanyPlan = {
  formationDate: '',
  grantDate: '',
  vestingDate: '',
  poolPercent: '',
  poolOf: 'postMoney',
  safeAmount: '',
  safeCap: '',
  safeDiscount: '',
};

/** A change of one field; a choice is one of its two values. */
export type PlanChange = {
  readonly [Field in keyof CompanyPlan]-?: {
    readonly field: Field;
    readonly text: NonNullable<CompanyPlan[Field]>;
  };
}[keyof CompanyPlan];
