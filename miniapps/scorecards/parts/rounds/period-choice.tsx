import { useStore } from '@nanostores/react'
import { textOf } from '../../../domain/document/change.ts'
import { periodAfter } from '../../../domain/scorecards/period.ts'
import { Select } from '../../../kit/controls/select.tsx'
import { periodWords } from '../period-words.ts'
import type { RunAnswers } from '../run/run-answers.ts'
import { words } from './words/words.ts'

/** An audit that was held late is about an earlier quarter; a year back is what people enter later. */
const QUARTERS_BACK = 4

/** Which quarter the audit is about. */
export function PeriodChoice({ answers: { run } }: { answers: RunAnswers }) {
  const period = textOf(useStore(run.$fields, { keys: ['period'] })['period']?.value)
  const stored = textOf(run.stored('period')?.value)
  if (!stored) return null
  const offered = Array.from({ length: QUARTERS_BACK + 2 }, (_, index) => periodAfter(stored, 1 - index))
  return (
    <Select
      label={words('period.title')}
      value={period}
      onChange={(chosen) => run.set({ period: chosen })}
      options={offered.map((value) => ({ value, label: periodWords(value) }))}
    />
  )
}
