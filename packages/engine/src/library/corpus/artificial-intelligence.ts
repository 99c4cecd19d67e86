import type { CorpusEntry } from '../library.types.js';

/** Papers of the category "Artificial Intelligence". Facts are checked; every summary is our own wording. */
export const artificialIntelligence: readonly CorpusEntry[] = [
  {
    id: 'lecun-1998',
    title: 'Gradient-based learning applied to document recognition',
    authors: 'Y. LeCun; L. Bottou; Y. Bengio; P. Haffner',
    journal: 'Proceedings of the IEEE',
    year: 1998,
    summary:
      'Convolutional neural networks trained by gradient descent from pixels outperformed hand-made features on handwritten characters. Graph transformer networks let whole document-reading systems be trained together, and one of them read bank cheques commercially.',
    terms: 'convolutional neural network; image classification; backpropagation; deep learning',
    methods: 'deep learning; benchmarking',
  },
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
  },
  {
    id: 'rumelhart-1986',
    title: 'Learning representations by back-propagating errors',
    authors: 'D. E. Rumelhart; G. E. Hinton; R. J. Williams',
    journal: 'Nature',
    year: 1986,
    summary:
      'Repeatedly adjusting connection weights by propagating errors backwards lets a multilayer network form its own internal representations. Hidden units came to stand for important features of the task, such as kinship relations.',
    terms: 'backpropagation; representation learning; deep learning; optimization',
    methods: 'algorithm design',
  },
  {
    id: 'lecun-2015',
    title: 'Deep learning',
    authors: 'Y. LeCun; Y. Bengio; G. Hinton',
    journal: 'Nature',
    year: 2015,
    doi: '10.1038/nature14539',
    summary:
      'The review explains deep learning: layers of representation learned by backpropagation, convolutional networks for images and recurrent networks for language and speech. It expects unsupervised learning and attention to matter more in future.',
    terms:
      'deep learning; representation learning; convolutional neural network; recurrent neural network; backpropagation; speech',
    methods: 'literature review',
  },
  {
    id: 'krizhevsky-2012',
    title: 'ImageNet Classification with Deep Convolutional Neural Networks',
    authors: 'A. Krizhevsky; I. Sutskever; G. E. Hinton',
    journal: 'Advances in Neural Information Processing Systems',
    year: 2012,
    summary:
      'A large convolutional neural network with rectified linear units and dropout, trained on graphics processors, won the ImageNet competition by a wide margin. The result turned computer vision towards deep learning.',
    terms: 'convolutional neural network; image classification; deep learning; benchmark dataset',
    methods: 'deep learning; benchmarking',
  },
  {
    id: 'he-2016',
    title: 'Deep Residual Learning for Image Recognition',
    authors: 'K. He; X. Zhang; S. Ren; J. Sun',
    journal: 'IEEE Conference on Computer Vision and Pattern Recognition',
    year: 2016,
    summary:
      'Residual networks let each block learn a change to its input through a shortcut connection. Networks of more than a hundred layers then became trainable, and depth kept improving image classification and object detection.',
    terms: 'convolutional neural network; image classification; deep learning; optimization',
    methods: 'deep learning; benchmarking',
  },
  {
    id: 'vaswani-2017',
    title: 'Attention Is All You Need',
    authors: 'A. Vaswani; N. Shazeer; N. Parmar; J. Uszkoreit; L. Jones; A. N. Gomez',
    authorsTruncated: true,
    journal: 'Advances in Neural Information Processing Systems',
    year: 2017,
    summary:
      'The transformer replaces recurrence and convolution by multi-head self-attention. It trains in parallel, handles long dependencies and set new results in machine translation; it later became the base of language models and protein models.',
    terms: 'transformer; attention; sequence model; natural language processing; deep learning',
    methods: 'deep learning; benchmarking',
  },
  {
    id: 'devlin-2019',
    title: 'BERT: Pre-training of Deep Bidirectional Transformers for Language Understanding',
    authors: 'J. Devlin; M.-W. Chang; K. Lee; K. Toutanova',
    journal: 'Proceedings of NAACL-HLT',
    year: 2019,
    doi: '10.18653/v1/n19-1423',
    summary:
      'BERT pretrains a bidirectional transformer by predicting masked words and sentence order, then fine-tunes it with one extra layer. It improved a wide range of language understanding tasks and made transfer learning standard in the field.',
    terms:
      'transformer; language model; self-supervised learning; transfer learning; natural language processing',
    methods: 'deep learning; benchmarking',
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
    openQuestions: ['Why learning from the prompt works, and its limits, were left open.'],
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
  },
  {
    id: 'mnih-2015',
    title: 'Human-level control through deep reinforcement learning',
    authors: 'V. Mnih; K. Kavukcuoglu; D. Silver; A. A. Rusu; J. Veness; M. G. Bellemare',
    authorsTruncated: true,
    journal: 'Nature',
    year: 2015,
    summary:
      'A deep Q-network learned to play dozens of Atari games from pixels and score alone with one architecture. Experience replay, inspired by the hippocampus, and a target network made reinforcement learning with deep networks stable.',
    terms:
      'reinforcement learning; deep learning; convolutional neural network; reward; hippocampus',
    methods: 'reinforcement learning; deep learning',
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
    openQuestions: ['Building optimal interpretable models for raw data such as images is hard.'],
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
  },
  {
    id: 'kingma-2014',
    title: 'Auto-Encoding Variational Bayes',
    authors: 'D. P. Kingma; M. Welling',
    journal: 'International Conference on Learning Representations',
    year: 2014,
    summary:
      'The variational autoencoder learns a probabilistic latent-variable model with a recognition network. The reparameterisation of sampling makes the variational bound differentiable, so that inference and learning scale to large data.',
    terms:
      'variational autoencoder; generative model; representation learning; deep learning; variational inference',
    methods: 'deep learning; theoretical analysis',
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
  },
  {
    id: 'kipf-2017',
    title: 'Semi-Supervised Classification with Graph Convolutional Networks',
    authors: 'T. N. Kipf; M. Welling',
    journal: 'International Conference on Learning Representations',
    year: 2017,
    summary:
      'A graph convolutional network with a first-order approximation of spectral filters classifies nodes from features and links with few labels. It scales linearly with edges and popularised graph neural networks.',
    terms: 'graph neural network; semi-supervised learning; deep learning; representation learning',
    methods: 'deep learning; benchmarking',
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
  },
  {
    id: 'friedman-2001',
    title: 'Greedy function approximation: A gradient boosting machine',
    authors: 'J. H. Friedman',
    journal: 'The Annals of Statistics',
    year: 2001,
    doi: '10.1214/aos/1013203451',
    summary:
      'Gradient boosting builds an additive model step by step, each small tree fitted to the gradient of a loss. The paper treats several losses and introduces partial dependence plots to interpret the result.',
    terms: 'decision tree; ensemble learning; explainable ai; optimization; machine learning',
    methods: 'algorithm design; statistical analysis',
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
    openQuestions: ['Performance in real clinical use was not tested.'],
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
  },
  {
    id: 'guidotti-2018',
    title: 'A Survey of Methods for Explaining Black Box Models',
    authors: 'R. Guidotti; A. Monreale; S. Ruggieri; F. Turini; F. Giannotti; D. Pedreschi',
    journal: 'ACM Computing Surveys',
    year: 2018,
    doi: '10.1145/3236009',
    summary:
      'The survey orders methods that explain black-box models by the problem addressed, the type of explainer, the model and the data. It separates explaining a model, an outcome and an inspection from designing transparent models.',
    terms: 'explainable ai; black-box model; interpretable model; decision tree; trust',
    methods: 'literature review',
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
  },
];
