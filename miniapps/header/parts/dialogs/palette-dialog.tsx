import { useRef } from 'react'
import { Search } from 'lucide'
import { Icon } from '../../../kit/controls/icon.tsx'
import { AnchoredDialog } from './anchored-dialog.tsx'
import { Lazy } from '../../../kit/bridge/lazy.tsx'
import { palettePart } from './palette-part.ts'
import { words } from '../../words/words.ts'

/** The palette's dialog is there at once; what is typed before the rest has come is handed over. */
export function PaletteDialog({ onClose, onFail }: { onClose(): void; onFail(): void }) {
  const typed = useRef('')
  const waiting = (
    <div className="palette-field">
      <div className="os-input-frame">
        <Icon of={Search} size={20} />
        <input
          className="os-input"
          aria-label={words('search')}
          aria-busy="true"
          autoComplete="off"
          onChange={({ target }) => {
            typed.current = target.value
          }}
        />
      </div>
    </div>
  )
  return (
    <AnchoredDialog label={words('search')} className="palette" onClose={onClose}>
      <Lazy of={palettePart} props={{ typed, onClose }} waiting={waiting} onFail={onFail} />
    </AnchoredDialog>
  )
}
