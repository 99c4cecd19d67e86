/** "Individuals" and "subjects" may be of any species. */
const PEOPLE =
  /\b(?:patients?|participants?|volunteers?|child|children|infants?|newborns?|women|men|girls|boys|people|persons|humans?|students?|pupils|workers|employees|nurses|physicians|clinicians?|teachers?|adolescents|mothers|households|respondents|donors|smokers|drivers|residents|adults|cohort|population-based|users?|readers?|villagers?|informants?|farmers?|citizens?|finishers|competitors|contestants|skiers|cyclists|climbers|hikers|footballers|athletes|runners|swimmers|pilots|operators|engineers|developers|programmers|scientists|musicians|dancers|soldiers|veterans|survivors|caregivers|carers|parents|toddlers|preschoolers|teenagers|undergraduates|trainees|surgeons|doctors|dentists|pharmacists|midwives|voters|migrants|refugees|prisoners|shoppers|players?|consumers?|customers?|speakers?|learners?|listeners?)\b/iu;
const ABSTRACT_CHARACTERS = 4000;

/** Whether a hypothesis, or the beginning of a paper, speaks of people. */
export const namesPeople = (statement: string, papers: readonly string[]): boolean =>
  [statement, ...papers].some((text) => PEOPLE.test(text.slice(0, ABSTRACT_CHARACTERS)));
