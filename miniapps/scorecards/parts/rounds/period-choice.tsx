import { useStore } from '@nanostores/react'
import { textOf } from '../../../domain/document/change.ts'
import { periodAfter, periodOf } from '../../../domain/scorecards/period.ts'
import { Select } from '../../../kit/controls/select.tsx'
import { periodWords } from '../period-words.ts'
import type { RunAnswers } from '../run/run-answers.ts'
import { words as appWords } from '../../words/words.ts'

/** An audit that was held late is about an earlier quarter; a year back is what people enter later. */
const QUARTERS_BACK = 4

/** Which quarter the audit is about; around the one in which it was begun, so that a wrong choice can be taken back. */
export function PeriodChoice({ answers: { run } }: { answers: RunAnswers }) {
  const period = textOf(useStore(run.$fields, { keys: ['period'] })['period']?.value)
  const begun = periodOf(new Date(run.$about.get().createdAt))
  if (!period) return null
  const around = Array.from({ length: QUARTERS_BACK + 2 }, (_, index) => periodAfter(begun, 1 - index))
  const offered = [...new Set([period, ...around])].toSorted().toReversed()
  return (
    <Select
      label={appWords('quarter')}
      value={period}
      onChange={(chosen) => run.set({ period: chosen })}
      options={offered.map((value) => ({ value, label: periodWords(value) }))}
    />
  )
}
