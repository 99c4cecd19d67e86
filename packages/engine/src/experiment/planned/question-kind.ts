/**
 * What a question asks: whether something works, what causes or goes with what, how it works, why groups differ, how often or
 * where something is, which of several is best, whether a method is good enough, whether a result holds elsewhere, or what
 * should be done.
 */
export type QuestionKind =
  | 'effect'
  | 'association'
  | 'mechanism'
  | 'reasons'
  | 'occurrence'
  | 'best'
  | 'method'
  | 'generalization'
  | 'policy';

const FORMS: readonly (readonly [QuestionKind, RegExp])[] = [
  [
    'association',
    /\b(?:predicti(?:ve|on)|nomograms?|prognos(?:tic|is)|biomarkers?|subset of patients|risk factors?|which patients|associated with (?:[\p{L}-]+ ){0,3}(?:outcome|risk|severity|mortality|progression)|define associations?)\b/iu,
  ],
  [
    'reasons',
    /\b(?:barriers?|reasons? (?:for|why|is|may|behind)|a (?:possible|likely|potential) (?:reason|explanation)|lack of (?:[\p{L}-]+ )?(?:awareness|knowledge|information)|may (?:also )?(?:reflect|be explained by|be attributed to)|attitudes?|perceptions?|willing(?:ness)?|facilitators?|acceptab\w+|reluctan\w+|preferences?)\b/iu,
  ],
  [
    'method',
    /\b(?:accuracy|sensitivity (?:and|or|and\/or) specificity|(?:sensitivity|specificity) of (?:the )?(?:[\p{L}-]+ ){0,4}(?:device|test|assay|method|tool)|assays?\b(?! showed)|mismatch\w*|validat(?:e|ed|ion|ing)|diagnostic (?:tests?|methods?|tools?|value|performance)|gold standard|reliability|false (?:positives?|negatives?)|limit of detection|screening (?:tests?|tools?|methods?|procedures?)|cut-?offs?|reference method|standardi[sz]\w+|detection (?:method|limit)|priors?\b|algorithms?|developing methods?|identification method|psychometric)\b/iu,
  ],
  [
    'best',
    /\b(?:optimal|optimum|optimi[sz]\w+|best (?:treatment|dose|regimen|method|option|time)|most (?:effective|suitable|appropriate|promising)|which (?:of|dose|regimen|method)|compare [\p{L}\d-]+ and|head-to-head|superior(?:ity)?|substitution of)\b/iu,
  ],
  [
    'occurrence',
    /\b(?:prevalence|incidence of|distribution|origins?\b(?! of replication)|originat\w+|circulat(?:e|es|ion|ing)|reservoirs?|spread(?:ing)? (?:of|from|to)|introduc(?:ed|tion) (?:of|from|into|to)|emergence|surveillance|how (?:many|often|common|widespread)|natural hosts?|vectors? of|in nature|diversity of|frequency of|burden|temporal trends?|migration|maintenance|persist(?:s|ence)? in (?:the )?environment|might disappear|could be (?:the )?(?:main )?cause)\b/iu,
  ],
  [
    'generalization',
    /\b(?:larger (?:sample|stud|cohort|series|trial|population|number)\w*|other (?:populations?|countries|settings|regions|cohorts?)|generali[sz]\w+|randomi[sz]ed (?:controlled |clinical )?(?:trials?|studies)|long(?:er)?-term (?:follow-up|stud\w+|outcomes?|effects?)|longer (?:treatment|follow-up|duration)|multi-?cent(?:er|re)|confirm|similar settings|elsewhere|prospective(?:ly)? (?:studies|evaluat\w+))\b/iu,
  ],
  [
    'mechanism',
    /\b(?:mechanisms?|pathways?|interact(?:s|ions?)?|mediat\w+|regulat\w+|functions? (?:of|is|are|in)|activation of|activates?|inhibit\w*|bind(?:s|ing)?|signal\w*|through|via|role (?:of|in)|whether this is (?:related|due) to|due to|responsible for|resist\w+ genes?|verify the function|expression|co-?expression|cooperat\w+|capable of|transcripts?|mutations?)\b/iu,
  ],
  [
    'effect',
    /\b(?:efficacy|effective(?:ness)?|benefits?|beneficial|treat(?:s|ed|ment|ments)?|therap(?:y|ies|eutic)|dos(?:e|es|ing|age)|prevent\w*|improv\w+|reduc\w+|decreas\w+|interventions?|vaccin\w+|protect\w*|supplement\w*|prophyla\w+|control measures|safety|tolera\w+|administ\w+)\b/iu,
  ],
  [
    'association',
    /\b(?:associat\w+|correlat\w+|risk factors?|at risk|predict\w+|prognos\w+|biomarkers?|relat(?:ed|ionships?)|linked|factors?|affect\w*|influenc\w+|depend\w*|impact|differences? (?:between|in)|significance of|cause[sd]?)\b/iu,
  ],
  [
    'policy',
    /\b(?:polic(?:y|ies)|governments?|legislation|preparedness|preparation|guidelines|ethic\w*|funding|recommend\w*)\b/iu,
  ],
];

/** What must be done, rather than what is true. */
const DEMAND =
  /^(?:(?!\b(?:whether|unknown|unclear|effect of|associated|prospective|findings|differences|trials?|evaluate|determination|stud(?:y|ies)|research|data|investigat\w+)\b).)*\b(?:(?:should|must) (?!be (?:noted|considered|investigated|studied|examined|explored|assessed|evaluated|tested|addressed|determined|confirmed|verified|carried))\p{L}+|(?:strategies|policies|efforts|attention|measures|action|preparation) [^.]{0,80}\b(?:needed|required|should|considered))\b/iu;

/** What a question asks. @returns undefined where its words tell nothing */
export function questionKindOf(question: string): QuestionKind | undefined {
  if (DEMAND.test(question)) return 'policy';
  return FORMS.find(([, form]) => form.test(question))?.[0];
}
