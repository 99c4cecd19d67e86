const INSTRUCTION: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\s+(?:(?:all|any|every|the|these|those|your|of|previous|prior|earlier|above|preceding|other)\s+){1,5}(?:instructions?|prompts?|rules?|guidelines?|directions?|messages?|context)\b/iu,
  /\b(?:system|developer|hidden|initial) prompt\b|\bprompt injection\b|\bjailbreak/iu,
  /\b(?:you are|act as|pretend to be|as) (?:now )?(?:an? )?(?:AI|artificial intelligence|large language model|language model|LLM|chatbot|(?:AI|helpful) assistant)\b/iu,
  /\b(?:reviewers?|readers?|models?|assistants?|AI|LLMs?)\b[^.]{0,40}\b(?:must|should|are instructed to|are asked to) (?:only |now |always )?(?:output|answer|reply|respond|say|write|propose|praise|recommend)\b/iu,
  /\b(?:output|reply|respond|answer) (?:only |with )+(?:the )?(?:following|this|json|text|word)\b/iu,
];

/** Whether a sentence tells a language model what to do instead of telling people about a study. */
export const addressesModel = (text: string): boolean =>
  INSTRUCTION.some((pattern) => pattern.test(text));
