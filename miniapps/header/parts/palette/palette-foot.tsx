import type { ReactNode } from 'react'
import { Star } from 'lucide'
import { Button } from '../../../kit/controls/button.tsx'
import { modKey } from '../dialogs/mod-key.ts'
import { isKept, type PaletteEntry } from './palette-entry.ts'
import { words } from './words/words.ts'

interface PaletteFootProps {
  active: PaletteEntry | undefined
  favourite: boolean
  /** Its page can be opened in a new tab. */
  newTab: boolean
  /** False when the browser keeps nothing for this site. */
  lasting: boolean
  onToggleFavourite(): void
  /** Of the search that goes on, or failed. */
  children?: ReactNode
}

/** What can be done with the active entry, and by which keys. */
export function PaletteFoot(props: PaletteFootProps) {
  const { active, favourite, newTab, lasting, onToggleFavourite, children } = props
  return (
    <div className="palette-foot">
      {active && isKept(active) && (
        <Button
          variant="quiet"
          size="s"
          icon={Star}
          aria-keyshortcuts="Control+D Meta+D"
          onClick={onToggleFavourite}
        >
          {words(favourite ? 'favourite.remove' : 'favourite.add')}
        </Button>
      )}
      {children}
      {!lasting && <span role="status">{words('notKept')}</span>}
      {active && (
        <span className="palette-hints" aria-hidden="true">
          <Hint keys="↵" text={words('hint.open')} />
          {newTab && <Hint keys={`${modKey()} ↵`} text={words('hint.newTab')} />}
          {isKept(active) && <Hint keys={`${modKey()} D`} text={words('hint.favourite')} />}
        </span>
      )}
    </div>
  )
}

const Hint = ({ keys, text }: { keys: string; text: string }) => (
  <span>
    <kbd className="os-key">{keys}</kbd> {text}
  </span>
)
