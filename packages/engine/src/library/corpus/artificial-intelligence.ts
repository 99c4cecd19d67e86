import type { CorpusEntry } from '../library.types.js';

/** Papers of the category "Artificial Intelligence". Facts are checked; every summary is our own wording. */
export const artificialIntelligence: readonly CorpusEntry[] = [
  {
    id: 'hochreiter-1997',
    title: 'Long Short-Term Memory',
    authors: 'S. Hochreiter; J. Schmidhuber',
    journal: 'Neural Computation',
    year: 1997,
    doi: '10.1162/neco.1997.9.8.1735',
    summary:
      'Error signals in recurrent neural networks vanish over long delays. Long short-term memory keeps them constant in memory cells guarded by gates, so that the network learns to bridge very long time lags in artificial tasks.',
    terms: 'recurrent neural network; sequence model; backpropagation; memory',
    methods: 'algorithm design; benchmarking',
    openQuestions: [
      'Whether gated memory cells reduce catastrophic forgetting in recurrent networks trained on a sequence of tasks was not tested.',
    ],
  },
  {
    id: 'rumelhart-1986',
    title: 'Learning representations by back-propagating errors',
    authors: 'D. E. Rumelhart; G. E. Hinton; R. J. Williams',
    journal: 'Nature',
    year: 1986,
    doi: '10.1038/323533a0',
    summary:
      'Repeatedly adjusting connection weights by propagating errors backwards lets a multilayer network form its own internal representations. Hidden units came to stand for important features of the task, such as kinship relations.',
    terms: 'backpropagation; representation learning; deep learning; optimization',
    methods: 'algorithm design',
    openQuestions: [
      'Whether learning by backpropagation predicts the order of word learning in young children was not tested.',
    ],
  },
  {
    id: 'krizhevsky-2012',
    title: 'ImageNet Classification with Deep Convolutional Neural Networks',
    authors: 'A. Krizhevsky; I. Sutskever; G. E. Hinton',
    journal: 'Advances in Neural Information Processing Systems',
    year: 2012,
    summary:
      'A large convolutional neural network with rectified linear units and dropout, trained on graphics processors, won the ImageNet competition by a wide margin. Removing any one of its middle layers lowered the accuracy.',
    terms: 'convolutional neural network; image classification; deep learning; benchmark dataset',
    methods: 'deep learning; benchmarking',
    openQuestions: [
      'Whether training on low-resolution images lowers the reliance on texture in convolutional neural networks was not tested.',
    ],
  },
  {
    id: 'he-2016',
    title: 'Deep Residual Learning for Image Recognition',
    authors: 'K. He; X. Zhang; S. Ren; J. Sun',
    journal: 'IEEE Conference on Computer Vision and Pattern Recognition',
    year: 2016,
    doi: '10.1109/cvpr.2016.90',
    summary:
      'Residual networks let each block learn a change to its input through a shortcut connection. Networks of more than a hundred layers then became trainable, and depth kept improving image classification and object detection.',
    terms: 'convolutional neural network; image classification; deep learning; optimization',
    methods: 'deep learning; benchmarking',
    openQuestions: [
      'Whether added depth by residual blocks improves the prediction of neural responses in monkey inferior temporal cortex was not tested.',
    ],
  },
  {
    id: 'vaswani-2017',
    title: 'Attention Is All You Need',
    authors: 'A. Vaswani; N. Shazeer; N. Parmar; J. Uszkoreit; L. Jones; A. N. Gomez',
    authorsTruncated: true,
    journal: 'Advances in Neural Information Processing Systems',
    year: 2017,
    summary:
      'The transformer replaces recurrence and convolution by multi-head self-attention. It trains in parallel, handles long dependencies and set new results in machine translation at a fraction of the training cost.',
    terms: 'transformer; attention; sequence model; natural language processing; deep learning',
    methods: 'deep learning; benchmarking',
    openQuestions: [
      'Whether self-attention weights predict fixation times in human readers of natural text was not tested.',
    ],
  },
  {
    id: 'devlin-2019',
    title: 'BERT: Pre-training of Deep Bidirectional Transformers for Language Understanding',
    authors: 'J. Devlin; M.-W. Chang; K. Lee; K. Toutanova',
    journal: 'Proceedings of NAACL-HLT',
    year: 2019,
    doi: '10.18653/v1/n19-1423',
    summary:
      'BERT pretrains a bidirectional transformer by predicting masked words and whether two sentences follow each other, then fine-tunes it with one extra layer. It improved eleven language understanding tasks over the best earlier systems.',
    terms:
      'transformer; language model; self-supervised learning; transfer learning; natural language processing',
    methods: 'deep learning; benchmarking',
    openQuestions: [
      'Whether masked pretraining on whole clinical histories improves the early detection of pancreatic cancer in primary care records was not tested.',
    ],
  },
  {
    id: 'brown-2020',
    title: 'Language Models are Few-Shot Learners',
    authors: 'T. B. Brown; B. Mann; N. Ryder; M. Subbiah; J. Kaplan; P. Dhariwal',
    authorsTruncated: true,
    journal: 'Advances in Neural Information Processing Systems',
    year: 2020,
    summary:
      'A transformer language model with 175 billion parameters performed many tasks from a few examples in its prompt, without any change of weights. The paper also reports weak spots, bias and the risk of misuse.',
    terms:
      'language model; transformer; few-shot learning; natural language processing; self-supervised learning',
    methods: 'deep learning; benchmarking',
    openQuestions: [
      'Whether balanced examples within the prompt reduce gender bias in completions by large language models was not tested.',
      'Whether overlap between tasks and pretraining text predicts few-shot accuracy in languages other than English was not tested.',
    ],
  },
  {
    id: 'silver-2016',
    title: 'Mastering the game of Go with deep neural networks and tree search',
    authors: 'D. Silver; A. Huang; C. J. Maddison; A. Guez; L. Sifre; G. van den Driessche',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2016,
    doi: '10.1038/nature16961',
    summary:
      'AlphaGo joined policy and value networks with Monte Carlo tree search. Trained on expert games and then by self-play reinforcement learning, it beat the European Go champion, which had been thought a decade away.',
    terms:
      'reinforcement learning; tree search; deep learning; self-play; convolutional neural network',
    methods: 'reinforcement learning; deep learning',
    openQuestions: [
      'Whether disagreement between policy and value networks predicts human errors in professional Go games was not tested.',
    ],
  },
  {
    id: 'mnih-2015',
    title: 'Human-level control through deep reinforcement learning',
    authors: 'V. Mnih; K. Kavukcuoglu; D. Silver; A. A. Rusu; J. Veness; M. G. Bellemare',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2015,
    doi: '10.1038/nature14236',
    summary:
      'A deep Q-network learned to play dozens of Atari games from pixels and score alone with one architecture. Experience replay, inspired by the hippocampus, and a target network made reinforcement learning with deep networks stable.',
    terms:
      'reinforcement learning; deep learning; convolutional neural network; reward; hippocampus',
    methods: 'reinforcement learning; deep learning',
    openQuestions: [
      'Whether error-weighted experience replay predicts the content of hippocampal replay in rats learning a maze was not tested.',
    ],
  },
  {
    id: 'ribeiro-2016',
    title: '"Why Should I Trust You?": Explaining the Predictions of Any Classifier',
    authors: 'M. T. Ribeiro; S. Singh; C. Guestrin',
    journal: 'Proceedings of the 22nd ACM SIGKDD International Conference',
    year: 2016,
    doi: '10.1145/2939672.2939778',
    summary:
      'LIME explains one prediction of any classifier by fitting a simple, interpretable model to its behavior nearby. In user studies such explanations helped people choose the better model and spot one that had learned an artifact.',
    terms: 'explainable ai; black-box model; feature attribution; image classification; trust',
    methods: 'algorithm design; user study',
    openQuestions: [
      'Whether local explanation by LIME improves diagnostic accuracy in physicians assisted by a classifier was not tested.',
    ],
  },
  {
    id: 'lundberg-2017',
    title: 'A Unified Approach to Interpreting Model Predictions',
    authors: 'S. M. Lundberg; S.-I. Lee',
    journal: 'Advances in Neural Information Processing Systems',
    year: 2017,
    summary:
      'SHAP unites several explanation methods as additive feature attribution and shows that Shapley values are the only solution with local accuracy, missingness and consistency. Approximations make them practical and match human intuition better.',
    terms: 'explainable ai; feature attribution; black-box model; game theory',
    methods: 'algorithm design; theoretical analysis',
    openQuestions: [
      'Whether feature attribution by Shapley values improves the detection of biased predictions in users of clinical risk models was not tested.',
    ],
  },
  {
    id: 'selvaraju-2017',
    title: 'Grad-CAM: Visual Explanations from Deep Networks via Gradient-Based Localization',
    authors: 'R. R. Selvaraju; M. Cogswell; A. Das; R. Vedantam; D. Parikh; D. Batra',
    journal: 'IEEE International Conference on Computer Vision',
    year: 2017,
    doi: '10.1109/iccv.2017.74',
    summary:
      'Grad-CAM uses the gradients that flow into the last convolutional layer to make a coarse map of the image regions behind a decision. It works without changing the architecture and helps to find failure modes and bias.',
    terms:
      'explainable ai; feature attribution; convolutional neural network; image classification; saliency map',
    methods: 'algorithm design; user study',
    openQuestions: [
      'Whether visual explanation by Grad-CAM reduces diagnostic errors in radiologists assisted by a convolutional neural network was not tested.',
    ],
  },
  {
    id: 'sundararajan-2017',
    title: 'Axiomatic Attribution for Deep Networks',
    authors: 'M. Sundararajan; A. Taly; Q. Yan',
    journal: 'Proceedings of the 34th International Conference on Machine Learning',
    year: 2017,
    summary:
      "Two axioms, sensitivity and implementation invariance, were stated for attribution of a deep network's prediction to its inputs. Integrated gradients satisfy both, need only gradient calls, and were applied to images, text and chemistry.",
    terms: 'explainable ai; feature attribution; deep learning; molecular property prediction',
    methods: 'algorithm design; theoretical analysis',
    openQuestions: [
      'Whether the choice of the baseline input affects the ranking of image regions by integrated gradients in networks trained on chest radiographs was not tested.',
    ],
  },
  {
    id: 'rudin-2019',
    title:
      'Stop explaining black box machine learning models for high stakes decisions and use interpretable models instead',
    authors: 'C. Rudin',
    journal: 'Nature Machine Intelligence',
    year: 2019,
    doi: '10.1038/s42256-019-0048-x',
    summary:
      'The perspective argues that explaining black-box models after the fact can mislead when stakes are high. Inherently interpretable models should be used instead, and often they give up no accuracy; examples come from justice, health care and vision.',
    terms: 'explainable ai; black-box model; interpretable model; trust; decision tree',
    methods: 'literature review',
    openQuestions: [
      'Whether replacement of a black-box model by an interpretable model reduces treatment errors in intensive care was not tested.',
    ],
  },
  {
    id: 'goodfellow-2014',
    title: 'Generative Adversarial Nets',
    authors: 'I. J. Goodfellow; J. Pouget-Abadie; M. Mirza; B. Xu; D. Warde-Farley; S. Ozair',
    authorsTruncated: true,
    journal: 'Advances in Neural Information Processing Systems',
    year: 2014,
    summary:
      'A generator and a discriminator network are trained against each other until samples cannot be told from data. The generative adversarial framework needs no Markov chain or explicit likelihood.',
    terms: 'generative model; deep learning; game theory; adversarial training',
    methods: 'deep learning; theoretical analysis',
    openQuestions: [
      'Whether adversarial training reduces the error of extreme-value frequencies in synthetic rainfall fields was not tested.',
    ],
  },
  {
    id: 'kingma-2014',
    title: 'Auto-Encoding Variational Bayes',
    authors: 'D. P. Kingma; M. Welling',
    journal: 'International Conference on Learning Representations',
    year: 2014,
    summary:
      'The variational autoencoder learns a probabilistic latent-variable model with a recognition network. The reparameterization of sampling makes the variational bound differentiable, so that inference and learning scale to large data.',
    terms:
      'variational autoencoder; generative model; representation learning; deep learning; variational inference',
    methods: 'deep learning; theoretical analysis',
    openQuestions: [
      'Whether a latent code of brain activity predicts the response to antidepressants in patients with depression was not tested.',
    ],
  },
  {
    id: 'ho-2020',
    title: 'Denoising Diffusion Probabilistic Models',
    authors: 'J. Ho; A. Jain; P. Abbeel',
    journal: 'Advances in Neural Information Processing Systems',
    year: 2020,
    summary:
      'A diffusion model that learns to reverse gradual noising was trained with a weighted variational bound related to denoising score matching. It produced images of quality close to adversarial models with stable training.',
    terms: 'diffusion model; generative model; deep learning; variational inference',
    methods: 'deep learning; benchmarking',
    openQuestions: [
      'Whether the noise schedule affects the memorization of training images in denoising diffusion models was not tested.',
    ],
  },
  {
    id: 'kipf-2017',
    title: 'Semi-Supervised Classification with Graph Convolutional Networks',
    authors: 'T. N. Kipf; M. Welling',
    journal: 'International Conference on Learning Representations',
    year: 2017,
    summary:
      'A graph convolutional network with a first-order approximation of spectral filters classifies nodes from features and links with few labels. It scales linearly with edges and was more accurate than earlier methods on citation networks.',
    terms: 'graph neural network; semi-supervised learning; deep learning; representation learning',
    methods: 'deep learning; benchmarking',
    openQuestions: [
      'Whether the share of false edges affects classification accuracy in graph convolutional networks of protein interactions was not tested.',
    ],
  },
  {
    id: 'breiman-2001',
    title: 'Random Forests',
    authors: 'L. Breiman',
    journal: 'Machine Learning',
    year: 2001,
    doi: '10.1023/a:1010933404324',
    summary:
      'Random forests average many decision trees grown on bootstrap samples with random choices of features. Error converges as trees are added and depends on their strength and correlation; internal estimates give variable importance.',
    terms: 'decision tree; ensemble learning; feature attribution; machine learning',
    methods: 'algorithm design; theoretical analysis',
    openQuestions: [
      'Whether permutation importance predicts the causal effect of single variables in observational health data was not tested.',
    ],
  },
  {
    id: 'esteva-2017',
    title: 'Dermatologist-level classification of skin cancer with deep neural networks',
    authors: 'A. Esteva; B. Kuprel; R. A. Novoa; J. Ko; S. M. Swetter; H. M. Blau',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2017,
    doi: '10.1038/nature21056',
    summary:
      'A convolutional neural network, pretrained on everyday images and fine-tuned on a large set of clinical photographs, classified skin lesions. On biopsy-proven cases of carcinoma and melanoma it matched a panel of dermatologists.',
    terms:
      'convolutional neural network; image classification; transfer learning; cancer; medical imaging; deep learning',
    methods: 'deep learning; benchmarking',
    openQuestions: [
      'Whether classification of skin lesions by a neural network lowers the number of unnecessary biopsies in primary care was not tested.',
    ],
  },
  {
    id: 'adebayo-2018',
    title: 'Sanity Checks for Saliency Maps',
    authors: 'J. Adebayo; J. Gilmer; M. Muelly; I. Goodfellow; M. Hardt; B. Kim',
    journal: 'Advances in Neural Information Processing Systems',
    year: 2018,
    summary:
      'Randomizing the weights or the labels of a network should change a faithful saliency map. Some widely used maps did not change, so they act more like edge detectors than explanations of the model.',
    terms: 'explainable ai; saliency map; feature attribution; convolutional neural network; trust',
    methods: 'benchmarking',
    openQuestions: [
      'Whether the choice of saliency map affects the detection of model errors in human users was not tested.',
    ],
  },
  {
    id: 'ying-2019',
    title: 'GNNExplainer: Generating Explanations for Graph Neural Networks',
    authors: 'Z. Ying; D. Bourgeois; J. You; M. Zitnik; J. Leskovec',
    journal: 'Advances in Neural Information Processing Systems',
    year: 2019,
    summary:
      'GNNExplainer finds the small subgraph and the node features that matter most for a prediction of any graph neural network, by maximizing mutual information. It recovered planted motifs and chemical groups in molecular graphs.',
    terms:
      'explainable ai; graph neural network; feature attribution; molecular property prediction',
    methods: 'algorithm design; benchmarking',
    openQuestions: [
      'Whether subgraph explanation by GNNExplainer improves the hit rate in compound selection by medicinal chemists was not tested.',
    ],
  },
  {
    id: 'raissi-2019',
    title:
      'Physics-informed neural networks: A deep learning framework for solving forward and inverse problems involving nonlinear partial differential equations',
    authors: 'M. Raissi; P. Perdikaris; G. E. Karniadakis',
    journal: 'Journal of Computational Physics',
    year: 2019,
    doi: '10.1016/j.jcp.2018.10.045',
    summary:
      'Physics-informed neural networks are trained so that their output obeys a given partial differential equation as well as the data. They solve forward and inverse problems in fluids, quantum mechanics and reaction-diffusion from few data.',
    terms:
      'physics-informed learning; deep learning; partial differential equation; inverse problem',
    methods: 'deep learning; numerical simulation',
    openQuestions: [
      'Whether the number of collocation points affects the velocity error of physics-informed neural networks in turbulent flow at high Reynolds number was not tested.',
    ],
  },
  {
    id: 'radford-2021',
    title: 'Learning Transferable Visual Models From Natural Language Supervision',
    authors: 'A. Radford; J. W. Kim; C. Hallacy; A. Ramesh; G. Goh; S. Agarwal',
    authorsTruncated: true,
    journal: 'Proceedings of the 38th International Conference on Machine Learning',
    year: 2021,
    summary:
      'CLIP trains an image encoder and a text encoder to tell which of many captions belongs to an image, on 400 million pairs from the web. Without any labeled example it matched the accuracy of a fully supervised residual network on ImageNet and held up better under natural distribution shift.',
    terms:
      'self-supervised learning; transfer learning; representation learning; image classification; natural language processing; transformer',
    methods: 'deep learning; benchmarking',
    openQuestions: [
      'Whether contrastive training on image captions improves the detection of rare findings in radiographs from hospitals outside the training data was not tested.',
    ],
  },
  {
    id: 'fawzi-2022',
    title: 'Discovering faster matrix multiplication algorithms with reinforcement learning',
    authors: 'A. Fawzi; M. Balog; A. Huang; T. Hubert; B. Romera-Paredes; M. Barekatain',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2022,
    doi: '10.1038/s41586-022-05172-4',
    summary:
      'AlphaTensor casts the search for matrix multiplication algorithms as a single-player game of decomposing a tensor. Reinforcement learning with tree search rediscovered known algorithms and found ones with fewer multiplications for several matrix sizes, and others that ran faster on given hardware.',
    terms: 'reinforcement learning; tree search; algorithm discovery; deep learning; optimization',
    methods: 'reinforcement learning; deep learning; benchmarking',
    openQuestions: [
      'Whether tensor decomposition by reinforcement learning lowers the rounding error in multiplication of floating-point matrices was not tested.',
    ],
  },
  {
    id: 'rombach-2022',
    title: 'High-Resolution Image Synthesis with Latent Diffusion Models',
    authors: 'R. Rombach; A. Blattmann; D. Lorenz; P. Esser; B. Ommer',
    journal: 'IEEE/CVF Conference on Computer Vision and Pattern Recognition',
    year: 2022,
    doi: '10.1109/cvpr52688.2022.01042',
    summary:
      'A diffusion model was trained in the compressed latent space of an autoencoder instead of on pixels, with cross-attention for conditions such as text. Latent diffusion lowered the cost of training and sampling while image quality in inpainting, class-conditional and text-to-image synthesis stayed high.',
    terms: 'diffusion model; generative model; variational autoencoder; attention; deep learning',
    methods: 'deep learning; benchmarking',
    openQuestions: [
      'Whether the compression rate of the autoencoder affects the fidelity of fine anatomical structures in synthetic medical images was not tested.',
    ],
  },
  {
    id: 'wei-2022',
    title: 'Chain-of-Thought Prompting Elicits Reasoning in Large Language Models',
    authors: 'J. Wei; X. Wang; D. Schuurmans; M. Bosma; B. Ichter; F. Xia',
    authorsTruncated: true,
    journal: 'Advances in Neural Information Processing Systems',
    year: 2022,
    summary:
      'Prompts whose examples spell out intermediate steps raised the accuracy of large language models on arithmetic, commonsense and symbolic tasks. The gain appeared only in models of about 100 billion parameters; small models wrote fluent but illogical chains.',
    terms:
      'language model; few-shot learning; mathematical reasoning; natural language processing; transformer',
    methods: 'benchmarking; deep learning',
    openQuestions: [
      'Whether the factual accuracy of intermediate steps predicts the correctness of final answers in language models of fewer than ten billion parameters was not tested.',
    ],
  },
  {
    id: 'ouyang-2022',
    title: 'Training language models to follow instructions with human feedback',
    authors: 'L. Ouyang; J. Wu; X. Jiang; D. Almeida; C. L. Wainwright; P. Mishkin',
    authorsTruncated: true,
    journal: 'Advances in Neural Information Processing Systems',
    year: 2022,
    summary:
      'Language models were fine-tuned on written demonstrations and then by reinforcement learning against a reward model of human rankings. Raters preferred the answers of the resulting 1.3-billion-parameter model to those of a model a hundred times larger; truthfulness rose and toxic output fell.',
    terms: 'language model; reinforcement learning; reward; natural language processing; trust',
    methods: 'reinforcement learning; user study; benchmarking',
    openQuestions: [
      'Whether the cultural background of raters affects the refusal rate in language models tuned on human feedback was not tested.',
    ],
  },
  {
    id: 'singhal-2023',
    title: 'Large language models encode clinical knowledge',
    authors: 'K. Singhal; S. Azizi; T. Tu; S. S. Mahdavi; J. Wei; H. W. Chung',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2023,
    doi: '10.1038/s41586-023-06291-2',
    summary:
      'A benchmark of medical questions was assembled and the language model Flan-PaLM scored highest so far on multiple-choice exams. Physicians still found gaps in its long answers; instruction prompt tuning, which gave Med-PaLM, narrowed them, but the answers stayed inferior to those of clinicians.',
    terms:
      'language model; few-shot learning; benchmark dataset; natural language processing; trust; transfer learning',
    methods: 'benchmarking; user study',
    openQuestions: [
      'Whether assistance by a medical language model improves diagnostic accuracy in primary care physicians was not tested.',
    ],
  },
  {
    id: 'trinh-2024',
    title: 'Solving olympiad geometry without human demonstrations',
    authors: 'T. H. Trinh; Y. Wu; Q. V. Le; H. He; T. Luong',
    journal: 'Nature',
    year: 2024,
    doi: '10.1038/s41586-023-06747-5',
    summary:
      'AlphaGeometry pairs a symbolic deduction engine with a language model that proposes auxiliary constructions, trained only on synthetic theorems and proofs. It solved 25 of 30 recent olympiad geometry problems, close to an average gold medalist, where the best earlier method solved ten.',
    terms: 'language model; mathematical reasoning; synthetic data; transformer',
    methods: 'deep learning; algorithm design; benchmarking',
    openQuestions: [
      'Whether training on synthetic proofs improves the rate of solved problems in olympiad combinatorics was not tested.',
    ],
  },
  {
    id: 'romera-paredes-2024',
    title: 'Mathematical discoveries from program search with large language models',
    authors: 'B. Romera-Paredes; M. Barekatain; A. Novikov; M. Balog; M. P. Kumar; E. Dupont',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2024,
    doi: '10.1038/s41586-023-06924-6',
    summary:
      'FunSearch lets a language model rewrite programs and keeps those that an evaluator scores best, in an evolutionary loop. It found larger cap sets than were known in eight dimensions and better heuristics for online bin packing, as readable programs.',
    terms: 'language model; algorithm discovery; optimization; mathematical reasoning',
    methods: 'algorithm design; benchmarking',
    openQuestions: [
      'Whether the size of the language model affects the number of evaluations to a new best solution in evolutionary program search was not tested.',
    ],
  },
  {
    id: 'farquhar-2024',
    title: 'Detecting hallucinations in large language models using semantic entropy',
    authors: 'S. Farquhar; J. Kossen; L. Kuhn; Y. Gal',
    journal: 'Nature',
    year: 2024,
    doi: '10.1038/s41586-024-07421-0',
    summary:
      'Several answers of a language model to one question were grouped by meaning, and the entropy over the groups was taken as its uncertainty. High semantic entropy flagged arbitrary wrong answers better than token probabilities or a trained detector did, without knowledge of the task.',
    terms: 'language model; uncertainty; trust; natural language processing',
    methods: 'algorithm design; benchmarking',
    openQuestions: [
      'Whether display of semantic entropy lowers the acceptance of false answers in users of medical chat systems was not tested.',
    ],
  },
  {
    id: 'shumailov-2024',
    title: 'AI models collapse when trained on recursively generated data',
    authors: 'I. Shumailov; Z. Shumaylov; Y. Zhao; N. Papernot; R. Anderson; Y. Gal',
    journal: 'Nature',
    year: 2024,
    doi: '10.1038/s41586-024-07566-y',
    summary:
      'Generative models trained on the output of their predecessors lost the tails of the original distribution and then converged to little variety. Theory and experiments showed this model collapse in Gaussian mixtures, a variational autoencoder and a language model; keeping some original data slowed it.',
    terms: 'generative model; language model; synthetic data; variational autoencoder',
    methods: 'deep learning; theoretical analysis',
    openQuestions: [
      'Whether filtering by an independent verifier prevents the loss of rare phrases in language models trained on synthetic text was not tested.',
    ],
  },
  {
    id: 'guo-2025',
    title: 'DeepSeek-R1 incentivizes reasoning in LLMs through reinforcement learning',
    authors: 'D. Guo; D. Yang; H. Zhang; J. Song; P. Wang; Q. Zhu',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2025,
    doi: '10.1038/s41586-025-09422-z',
    summary:
      'Reinforcement learning with rewards only for correct final answers taught a language model to reason at length, to check itself and to change strategy, without human examples of reasoning. Accuracy on mathematics, programming and science questions rose; a further stage of training made the output readable.',
    terms:
      'language model; reinforcement learning; mathematical reasoning; reward; natural language processing',
    methods: 'reinforcement learning; deep learning; benchmarking',
    openQuestions: [
      'Whether reinforcement learning on verifiable rewards improves answer accuracy in domains without automatic checks was not tested.',
    ],
  },
];
