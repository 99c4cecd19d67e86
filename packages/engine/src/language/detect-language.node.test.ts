import { describe, expect, it } from 'vitest';
import { detectLanguage } from './detect-language.js';

describe('detectLanguage', () => {
  it.each([
    ['en', 'Dietary fiber raised butyrate levels in the colon of mice on a high-fat diet.'],
    [
      'de',
      'In dieser Studie untersuchten wir, ob Ballaststoffe die Butyratmenge im Darm von Mäusen erhöhen.',
    ],
    [
      'fr',
      'Dans cette étude, nous avons examiné si les fibres augmentent le butyrate dans le côlon.',
    ],
    [
      'es',
      'En este estudio examinamos si la fibra aumenta la concentración de butirato en el colon.',
    ],
    ['pt', 'Neste estudo examinamos se as fibras aumentam a concentração de butirato no cólon.'],
    [
      'it',
      'In questo studio abbiamo esaminato se le fibre aumentano il butirrato nel colon dei topi.',
    ],
    [
      'da',
      'I denne undersøgelse undersøgte vi, om en fiberrig kost øger mængden af butyrat i tyktarmen hos mus.',
    ],
    [
      'pl',
      'W tym badaniu sprawdziliśmy, czy błonnik zwiększa stężenie maślanu w jelicie grubym myszy.',
    ],
    ['ru', 'В этом исследовании мы изучили, повышает ли клетчатка концентрацию бутирата.'],
    ['zh', '本研究探讨了高纤维饮食是否会提高小鼠结肠中丁酸的浓度。'],
    ['ja', '本研究では、高繊維食がマウスの結腸における酪酸濃度を上昇させるかどうかを調べた。'],
    ['ko', '본 연구에서는 고섬유질 식이가 생쥐 결장의 부티레이트 농도를 높이는지 조사하였다.'],
    [
      'ar',
      'في هذه الدراسة بحثنا فيما إذا كان النظام الغذائي الغني بالألياف يزيد من تركيز البيوتيرات.',
    ],
  ])('recognizes %s', async (code, text) => {
    const { code: found, certainty } = await detectLanguage(text);
    expect(found).toBe(code);
    expect(certainty).toBeGreaterThan(0);
    expect(certainty).toBeLessThanOrEqual(1);
  });

  it('recognizes plain English by its words, and no other language that shares some of them', async () => {
    const english =
      'The plots were watered in the morning and the soil was sampled by hand, as it is done in most of the studies that we know. ';
    const dutch =
      'De planten in de proef was en is water of zand, we at in de tuin en het was in de zon, of we is at de boom. ';
    expect(await detectLanguage(english.repeat(4))).toEqual({ code: 'en', certainty: 1 });
    expect((await detectLanguage(dutch.repeat(4))).code).not.toBe('en');
  });

  it.each(['', 'BRCA1', 'p < .001', '12.3 45.6 78.9 0.05 n = 12 (1, 2, 3)', '😀'.repeat(50)])(
    'says "und" for %j',
    async (text) => {
      expect(await detectLanguage(text)).toEqual({ code: 'und', certainty: 0 });
    },
  );

  it('judges a long text by more than its first lines', async () => {
    const abstract = 'This study asks whether fiber raises butyrate. '.repeat(10);
    const body =
      'Wir untersuchten, ob Ballaststoffe die Menge an Butyrat im Dickdarm erhöhen. '.repeat(500);
    expect((await detectLanguage(abstract + body)).code).toBe('de');
  });

  it.each(['a', 'a ', '漢', '.@', 'http://'])('comes to an end over endless %j', async (part) => {
    await expect(detectLanguage(part.repeat(200_000))).resolves.toBeDefined();
  });
});
