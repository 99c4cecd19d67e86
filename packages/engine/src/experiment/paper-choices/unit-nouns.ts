/** A number in digits or words. */
export const COUNT = String.raw`(?:\d[\d,]{0,6}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty)`;
/** People, animals, plants and places that a study counts as its units. */
export const UNIT_NOUNS =
  'patients|outpatients|inpatients|participants|students|pupils|children|adults|women|men|volunteers|respondents|households|physicians|nurses|workers|mothers|residents|adolescents|infants|neonates|newborns|donors|subjects|cases|farmers|mice|rats|rabbits|hamsters|guinea pigs|ferrets|macaques|monkeys|pigs|piglets|sheep|lambs|ewes|goats|cattle|cows|calves|steers|chickens|broilers|hens|dogs|cats|horses|zebrafish|fish|frogs|newts|mosquitoes|flies|larvae|bees|plots|pots|plants|seedlings|trees|cultivars|accessions|genotypes|specimens|schools|villages|sites|hospitals';
