import { beforeAll, describe, expect, it } from 'vitest';
import { loadLanguage, type Language } from '../language/parse-text.js';
import { findOpenQuestions } from './open-questions.js';

let language: Language;
beforeAll(async () => {
  language = await loadLanguage();
});

const statementOf = (text: string) => {
  const sentences = language
    .parse(text)
    .sentences.map((sentence) => ({ ...sentence, page: 1, section: 'discussion' as const }));
  return findOpenQuestions(sentences, () => text)[0]?.statement;
};

describe('an open question', () => {
  it.each([
    [
      'Whether zinc limitation also reduces biofilm formation on plant roots remains unknown.',
      'Zinc limitation also reduces biofilm formation on plant roots.',
    ],
    [
      'It remains to be determined whether citrate supplements prevent hip fractures in older adults.',
      'Citrate supplements prevent hip fractures in older adults.',
    ],
    [
      'An important open question is whether low stomatal density reduces grain yield in hot summers.',
      'Low stomatal density reduces grain yield in hot summers.',
    ],
    [
      'It remains open whether a shorter term reduced early departure in towns without guilds.',
      'A shorter term reduced early departure in towns without guilds.',
    ],
    [
      'It is an open question whether removal of the oxide lengthens the coherence time of qubits.',
      'Removal of the oxide lengthens the coherence time of qubits.',
    ],
    [
      'Whether fluoroethylene carbonate extends cycle life at temperatures below −10 °C remains to be tested.',
      'Fluoroethylene carbonate extends cycle life at temperatures below −10 °C.',
    ],
  ])('is read as a statement: %s', (text, statement) => {
    expect(statementOf(text)).toBe(statement);
  });

  it('that compares names what is measured and what it is compared with', () => {
    const text = 'Does heavy shade reduce the growth of seedlings more than a lack of water?';
    const sentences = language
      .parse(text)
      .sentences.map((sentence) => ({ ...sentence, page: 1, section: 'discussion' as const }));
    expect(findOpenQuestions(sentences, () => text)[0]?.relation).toMatchObject({
      factor: 'heavy shade',
      outcome: 'the growth of seedlings',
      comparator: 'a lack of water',
    });
  });

  it('that begins with a pronoun needs the sentence before it', () => {
    const passageOf = (text: string) => {
      const sentences = language
        .parse(text)
        .sentences.map((sentence) => ({ ...sentence, page: 1, section: 'discussion' as const }));
      const [question] = findOpenQuestions(sentences, () => text);
      return question && text.slice(question.passage.start, question.passage.end);
    };
    const named = 'Warm nights lower the nectar of clover in dry summers.';
    const pronoun = 'It is plausible that they also lower the pollen of thyme.';
    expect(passageOf(`${named} ${pronoun}`)).toBe(`${named} ${pronoun}`);
    expect(passageOf(pronoun)).toBeUndefined();
  });

  it('that asks for two things is not read as one statement', () =>
    expect(
      statementOf(
        'Future trials should determine whether repeated injections reduce pain as well as the safety of stem cells.',
      ),
    ).toBeUndefined());

  it('that points to another sentence is not', () => {
    expect(
      statementOf('Whether the drug described above reduces mortality remains unknown.'),
    ).toBeUndefined();
  });
});

/** The sentences that are found in a text whose sentences all are of one section. */
const questionsIn = (text: string, section: 'introduction' | 'results' | 'discussion') => {
  const sentences = language
    .parse(text)
    .sentences.map((sentence) => ({ ...sentence, page: 1, section }));
  return findOpenQuestions(sentences, () => text).map(({ passage }) =>
    text.slice(passage.start, passage.end),
  );
};

describe('a sentence of the discussion', () => {
  it.each([
    'It also remains to be determined if carriers clear the virus more slowly than others.',
    'Further work is needed to understand how treatment burden varies with disability.',
    'We speculate that migrating moths use the Earth’s magnetic field over the open sea.',
    'The impact of putting large farms into one group and small farms into the other is still unknown.',
  ])('is an open question: %s', (text) => {
    expect(questionsIn(text, 'discussion')).toEqual([text]);
  });

  it.each([
    [
      'asks for a confirmation of its own findings',
      'Larger studies are needed to confirm our findings.',
    ],
    [
      'explains a result by its own sample',
      'It is possible that participants in the control group were bored, which affected their ratings.',
    ],
    [
      'reports what others did',
      'However, further studies on small numbers of patients failed to confirm the virus [22], and have shown little to examine.',
    ],
    [
      'points to a sentence that is not there',
      'A much larger study would be required to examine this effect.',
    ],
    [
      'has a pronoun for its subject',
      'Whether they in fact improve performance is open to debate.',
    ],
    [
      'says that the study answers it',
      'However, since the joint effect of shade and drought remains unclear, the present study analyzed both.',
    ],
    [
      'announces questions without naming them',
      'Further studies could examine the shade of hedges in several other directions.',
    ],
    [
      'points to what other sentences list',
      'A further study is needed to determine which of the reasons above is right.',
    ],
    [
      'is a question that leads over to the answer',
      'Second, assuming there is no link, why should people believe in one?',
    ],
  ])('is left out where it %s', (_, text) => {
    expect(questionsIn(text, 'discussion')).toEqual([]);
  });

  it('that the next one takes back is left out', () => {
    const text =
      'It is possible that an interest in mathematics reduces religious belief. However, Study 4 controlled for this interest, and it did not predict belief.';
    expect(questionsIn(text, 'discussion')).toEqual([]);
  });

  it('that hedges an explanation is left open where it is about the subject matter', () => {
    const open =
      'Intensive counselling might explain the very low rate of dropout among rural patients.';
    const ofTheStudy =
      'Discrepancies between our results and those of others may be due to the small samples.';
    expect(questionsIn(open, 'discussion')).toEqual([open]);
    expect(questionsIn(ofTheStudy, 'discussion')).toEqual([]);
  });

  it('that points back is given with the sentence before it', () => {
    const text =
      'Transcripts can use both mechanisms of initiation in stressed cells. It is unclear to what extent each of these mechanisms contributes to protein yield.';
    expect(questionsIn(text, 'discussion')).toEqual([text]);
  });
});

it('a step of the paper itself is no open question', () => {
  expect(
    questionsIn('To determine whether the enzyme is essential, we deleted its gene.', 'results'),
  ).toEqual([]);
});
