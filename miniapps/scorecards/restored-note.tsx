import { useState } from 'react'
import { History, X } from 'lucide'
import { Button } from '../kit/controls/button.tsx'
import { useFormat } from '../kit/words/format.ts'
import { Icon } from '../kit/controls/icon.tsx'
import { useAudit } from './audit-context.ts'

/** Says that answers of an earlier visit were found unsaved and brought back. */
export function RestoredNote() {
  const { entries } = useAudit()
  const { number } = useFormat()
  const [restored] = useState(() => Object.values(entries).filter((entry) => entry.restored).length)
  const [closed, close] = useState(false)
  if (restored === 0 || closed) return null
  return (
    <output className="os-notice restored" data-tone="information">
      <Icon of={History} />
      <span>
        {restored === 1
          ? 'One answer that had not been saved was brought back.'
          : `${number(restored)} answers that had not been saved were brought back.`}
      </span>
      <Button variant="quiet" size="s" icon={X} iconOnly onClick={() => close(true)}>
        Close
      </Button>
    </output>
  )
}
