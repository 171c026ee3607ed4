import { useState } from 'react'
import { History, X } from 'lucide'
import { Button } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { useFormat } from '../words/format.ts'

/** Says that what an earlier visit left unsaved was found and brought back. */
export function RestoredNote({ count }: { count: number }) {
  const { number } = useFormat()
  const [closed, close] = useState(false)
  if (count === 0 || closed) return null
  return (
    <output className="os-notice restored" data-tone="information">
      <Icon of={History} />
      <span>
        {count === 1
          ? 'One answer that had not been saved was brought back.'
          : `${number(count)} answers that had not been saved were brought back.`}
      </span>
      <Button variant="quiet" size="s" icon={X} iconOnly onClick={() => close(true)}>
        Close
      </Button>
    </output>
  )
}
