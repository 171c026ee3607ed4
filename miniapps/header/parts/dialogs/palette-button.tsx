import { Search } from 'lucide'
import { Icon } from '../../../kit/controls/icon.tsx'
import { modKey } from './mod-key.ts'
import { palettePart } from './palette-part.ts'
import { useOpenDialog } from './use-open-dialog.ts'
import { words } from '../../words/words.ts'

/** Opens the command palette; pointing at it is enough to fetch it. */
export function PaletteButton() {
  const open = useOpenDialog()
  const fetchEarly = () => void palettePart.load().catch(() => {}) // opening it tells about a failure
  return (
    <button
      type="button"
      className="tool palette-button"
      aria-label={words('search')}
      aria-keyshortcuts="Control+K Meta+K"
      title={words('search.key', { key: modKey() })}
      aria-haspopup="dialog"
      onPointerEnter={fetchEarly}
      onFocus={fetchEarly}
      onClick={() => open('palette')}
    >
      <Icon of={Search} size={20} />
      <span className="palette-keys" aria-hidden="true">
        <kbd className="os-key">{modKey()} K</kbd>
      </span>
    </button>
  )
}
