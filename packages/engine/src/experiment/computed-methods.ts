const LEARNING =
  'machine|deep|active|reinforcement|transfer|federated|(?:self-|semi-|un)?supervised|contrastive|representation|' +
  'few-shot|zero-shot|meta|multi-task|imitation|continual|in-context|statistical';
const NETWORK =
  'neural|graph|adversarial|convolutional|bayesian|residual|recurrent|physics-informed|deep|tensor';
const MODEL =
  'language|foundation|diffusion|generative|surrogate|vision|world|transformer|mixture|machine-learned|learned|in silico';

/** What runs on a computer: "motor learning" and "gene regulatory network" do not. */
const COMPUTED = new RegExp(
  `\\b(?:(?:${LEARNING})[- ]learning|(?:${NETWORK})(?: neural)? networks?|(?:${MODEL}) models?|transformers?|` +
    'autoencoders?|classifiers?|algorithms?|chatbots?|embeddings?|attention heads?|saliency maps?|fine-tuning|' +
    'pre-?training|prompting|data augmentation|knowledge distillation|interpretability|explainability|' +
    'random forests?|decision trees?|hidden markov models?|support vector machines?|gradient boosting|' +
    'classification (?:error|accuracy)|artificial intelligence|alphafold|molecular docking|molecular dynamics|in silico|bayesian optimi[sz]ation)\\b',
  'i',
);

/** Says whether a term of a hypothesis names a method that is computed, such as active learning. */
export const isComputed = (term: string): boolean => COMPUTED.test(term);
