import type { ImportProblem } from '../import/read-records.ts'
import type { Sheet } from '../sheet.ts'
import { words } from '../words/words.ts'
import type { ImportPlan } from './import-plan.ts'
import { addressOf, cellWords, labelOf } from './import-words.ts'

/** What is wrong in a file, to take along and mend there. */
export const errorSheet = <Key extends string>(
  plan: ImportPlan<Key>,
  problems: readonly ImportProblem<Key>[],
): Sheet => ({
  name: words('review.problem'),
  titleRows: 1,
  columns: [{ width: 24 }, { width: 24 }, { width: 60 }],
  rows: [
    [words('review.cell'), words('review.column'), words('review.problem')],
    ...problems.map((problem) => [
      addressOf(problem),
      labelOf(plan.fields, problem.field),
      cellWords(plan, problem),
    ]),
  ],
})
