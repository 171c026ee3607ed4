import { ArrowDown, ArrowUp } from 'lucide'
import { changeOf, type Standing } from '../../../domain/scorecards/client-results.ts'
import { Icon } from '../../../kit/controls/icon.tsx'
import { words } from './words/words.ts'

interface ChangeCellProps {
  now: Standing | null
  before: Standing | null
  /** Says a number with its sign. */
  numbers: Intl.NumberFormat
}

/** How much a score rose or fell; marked where the audit asked something else in between. */
export function ChangeCell({ now, before, numbers }: ChangeCellProps) {
  const change = changeOf(now, before)
  if (change === null) return <span className="os-muted">–</span>
  const isOther = now?.version !== before?.version
  return (
    <span className="standing-change" title={isOther ? words('otherVersion') : undefined}>
      {change !== 0 && <Icon of={change > 0 ? ArrowUp : ArrowDown} />}
      {numbers.format(change)}
      {isOther && (
        <>
          <span aria-hidden="true">*</span>
          <span className="os-visually-hidden"> {words('otherVersion')}</span>
        </>
      )}
    </span>
  )
}
