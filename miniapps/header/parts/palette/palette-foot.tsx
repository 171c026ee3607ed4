import { Star } from 'lucide'
import { Button } from '../../../kit/controls/button.tsx'
import { MOD_KEY } from '../dialogs/mod-key.ts'
import { isClosed, type PaletteEntry } from './palette-entry.ts'
import { words } from './words/words.ts'

interface PaletteFootProps {
  active: PaletteEntry | undefined
  favourite: boolean
  /** Its page can be opened in a new tab. */
  newTab: boolean
  /** False when the browser keeps nothing for this site. */
  lasting: boolean
  onToggleFavourite(): void
}

/** What can be done with the active entry, and by which keys. */
export function PaletteFoot({ active, favourite, newTab, lasting, onToggleFavourite }: PaletteFootProps) {
  return (
    <div className="palette-foot">
      {active && !isClosed(active) && (
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
      {!lasting && <span role="status">{words('notKept')}</span>}
      {active && (
        <span className="palette-hints" aria-hidden="true">
          <Hint keys="↵" text={words('hint.open')} />
          {newTab && <Hint keys={`${MOD_KEY} ↵`} text={words('hint.newTab')} />}
          <Hint keys={`${MOD_KEY} D`} text={words('hint.favourite')} />
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
