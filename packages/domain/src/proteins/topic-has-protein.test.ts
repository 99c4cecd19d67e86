import { describe, expect, it } from 'vitest';
import { topicHasProtein } from './topic-has-protein.js';

describe('topicHasProtein', () => {
  it.each(
    (
      'TP53|TP53 protein|the protein TP53|Tp53 in mice|p53|BRCA1|EGFR|EGFR-mutant lung cancer|KRAS|Kras|MYC|PD-L1|' +
      'IL-17A|HLA-B27|SLC6A4|CYP3A4|COL1A1|POU5F1|CRISPR-Cas9|NF-κB|hemoglobin|Haemoglobin variants|insulin resistance|' +
      'α-synuclein|amyloid-beta plaques|protein folding|lipoproteins|DNA polymerase|proteases|luciferase|helicase|' +
      'nucleases|antibodies|P38398'
    ).split('|'),
  )('is true for “%s”', (topic) => expect(topicHasProtein(topic)).toBe(true));

  it.each(
    (
      'DNA|RNA vaccines|CRISPR|PCR|USA|MRI|COVID-19|SARS-CoV-2|H5N1|CO2|TiO2|MoS2|LiFePO4|PM2.5|CMIP6|ERA5|RCP8.5|' +
      'AR6|GPT-4|VGG16|ResNet50|BB84|CD-ROM|ISO9001|MP3|Mars 2020|AAV gene therapy|base editing|gene drives|' +
      'disease progression|large databases|phase change|increases and decreases|an English release|proteomics|' +
      'sea surface temperature (SST)|a mobile app|perovskite solar cells|Sleep and memory consolidation|'
    ).split('|'),
  )('is false for “%s”', (topic) => expect(topicHasProtein(topic)).toBe(false));

  it('takes linear time', () => {
    expect(topicHasProtein('a-'.repeat(500_000))).toBe(false);
  });
});
