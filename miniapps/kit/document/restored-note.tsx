import { useState } from 'react'
import { History, X } from 'lucide'
import { Button } from '../controls/button.tsx'
import { Icon } from '../controls/icon.tsx'
import { words } from './words/words.ts'
import { words as kitWords } from '../words/words.ts'

/** Says that what an earlier visit left unsaved was found and brought back. */
export function RestoredNote({ count }: { count: number }) {
  const [closed, close] = useState(false)
  if (count === 0 || closed) return null
  return (
    <output className="os-notice restored" data-tone="information">
      <Icon of={History} />
      <span>{words('restored', { count })}</span>
      <Button variant="quiet" size="s" icon={X} iconOnly onClick={() => close(true)}>
        {kitWords('close')}
      </Button>
    </output>
  )
}
