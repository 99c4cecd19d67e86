import { readFileSync } from 'node:fs';
import type { JudgedPaper, Judgment } from './judge.types.ts';
import { biology } from './judgments/biology.ts';
import { computerScience } from './judgments/computer-science.ts';
import { ecology } from './judgments/ecology.ts';
import { economics } from './judgments/economics.ts';
import { energy } from './judgments/energy.ts';
import { history } from './judgments/history.ts';
import { materials } from './judgments/materials.ts';
import { medicine } from './judgments/medicine.ts';
import { physics } from './judgments/physics.ts';
import { psychology } from './judgments/psychology.ts';

const JUDGMENTS: Readonly<Record<string, readonly Judgment[]>> = {
  biology,
  medicine,
  psychology,
  ecology,
  materials,
  energy,
  physics,
  'computer-science': computerScience,
  economics,
  history,
};

/** Reads the judged papers. Their contents are invented. */
export const readJudgedPapers = (): readonly JudgedPaper[] =>
  Object.entries(JUDGMENTS).flatMap(([field, judgments]) =>
    judgments.map((judgment) => ({
      ...judgment,
      field,
      text: readFileSync(new URL(`papers/${field}/${judgment.paper}.txt`, import.meta.url), 'utf8'),
    })),
  );
