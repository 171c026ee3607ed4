import { Search } from 'lucide'
import { Icon } from '../kit/controls/icon.tsx'
import { MOD_KEY } from './mod-key.ts'
import { palettePart } from './palette-part.ts'
import { useOpenDialog } from './use-open-dialog.ts'

/** Opens the command palette; pointing at it is enough to fetch it. */
export function PaletteButton() {
  const open = useOpenDialog()
  const fetchEarly = () => void palettePart.load().catch(() => {}) // opening it tells about a failure
  return (
    <button
      type="button"
      className="tool palette-button"
      aria-label="Search"
      aria-keyshortcuts="Control+K Meta+K"
      title={`Search (${MOD_KEY} K)`}
      aria-haspopup="dialog"
      onPointerEnter={fetchEarly}
      onFocus={fetchEarly}
      onClick={() => open('palette')}
    >
      <Icon of={Search} size={20} />
      <span className="palette-keys" aria-hidden="true">
        <kbd className="os-key">{MOD_KEY} K</kbd>
      </span>
    </button>
  )
}
