import * as s from '../../statistics-entry.js';

/** A test with its design, so that all can be called alike. */
interface TestCase {
  readonly name: string;
  readonly isDiscrete: boolean;
  /** Whether the test is significant less often than alpha without an effect. */
  readonly isConservative: boolean;
  /** Effects from close to the null hypothesis to far from it. */
  readonly effects: readonly [number, number, number];
  /** The effect under the null hypothesis. */
  readonly none: number;
  readonly groups: number;
  /** A total that suits the effects. */
  readonly total: number;
  readonly plan: (options: object) => s.SamplePlan;
  readonly power: (options: object) => number;
  readonly detect: (options: object) => number;
  readonly check: (options: object) => s.SampleCheck;
  readonly curve: (options: object) => readonly s.PowerPoint[];
}

function createCase<Design extends object>(
  test: s.StatisticalTest<Design>,
  design: Design,
  effects: readonly [number, number, number],
  total: number,
): TestCase {
  // Options of any kind, for invalid ones too.
  const input = (options: object) => ({ effect: effects[1], ...design, ...options }) as never;
  return {
    name: test.name,
    isDiscrete: test.isDiscrete,
    isConservative: test.isDiscrete || test.id === s.twoProportionsCorrected.id,
    effects,
    none: test.getEffects(design).none,
    groups: test.countGroups(design),
    total,
    plan: (options) => s.planSampleSize(test, input(options)),
    power: (options) => s.computePower(test, input(options)),
    detect: (options) => s.findDetectableEffect(test, input(options)),
    check: (options) => s.checkSampleSize(test, input(options)),
    curve: (options) => s.computePowerBySize(test, input(options)),
  };
}

/** One case for every test of the entry. */
export const everyTest: readonly TestCase[] = [
  createCase(s.oneSampleT, {}, [0.3, 0.5, 0.8], 40),
  createCase(s.pairedT, {}, [0.3, 0.5, 0.8], 40),
  createCase(s.twoSampleT, {}, [0.3, 0.5, 0.8], 90),
  createCase(s.welchT, { sdRatio: 1.5 }, [0.4, 0.7, 1.1], 90),
  createCase(s.anova, { groups: 4 }, [0.15, 0.25, 0.4], 160),
  createCase(s.chiSquare, { df: 3 }, [0.2, 0.3, 0.5], 120),
  createCase(s.twoProportionsPooled, { reference: 0.4 }, [0.5, 0.6, 0.7], 180),
  createCase(s.twoProportionsCorrected, { reference: 0.4 }, [0.5, 0.6, 0.7], 180),
  createCase(s.twoProportionsUnpooled, { reference: 0.4 }, [0.5, 0.6, 0.7], 180),
  createCase(s.twoProportionsArcsine, { reference: 0.4 }, [0.5, 0.6, 0.7], 180),
  createCase(s.fisherExact, { reference: 0.3 }, [0.5, 0.6, 0.7], 80),
  createCase(s.oneProportion, { nullValue: 0.4 }, [0.5, 0.6, 0.7], 60),
  createCase(s.oneProportionExact, { nullValue: 0.4 }, [0.5, 0.6, 0.7], 60),
  createCase(s.correlation, { nullValue: 0.2 }, [0.35, 0.45, 0.6], 100),
  createCase(s.correlationExact, { nullValue: 0.2 }, [0.35, 0.45, 0.6], 100),
  createCase(s.logRank, { eventShare: 0.6 }, [0.8, 0.6, 0.4], 250),
];
