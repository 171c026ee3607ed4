import { useState } from 'react'
import { linePath, type PlanLine } from '../../domain/plans/plan-line.ts'
import { TextArea } from '../../kit/controls/text-area.tsx'
import { words } from '../words/words.ts'
import type { PlanHands } from './use-plan-hands.ts'

/** Notes of a line, stored when they are left; another's notes come while nobody types here. */
export function LineNotes({ line, hands }: { line: PlanLine; hands: PlanHands }) {
  const [typed, setTyped] = useState<string | null>(null)
  if (hands.isClosed) return line.notes && <p className="line-notes">{line.notes}</p>
  const store = () => {
    if (typed !== null && typed !== line.notes) hands.put({ [linePath(line.id, 'notes')]: typed || null })
    setTyped(null)
  }
  return (
    <TextArea
      label={words('cell.notes')}
      rows={3}
      value={typed ?? line.notes}
      onChange={setTyped}
      onBlur={store}
    />
  )
}
