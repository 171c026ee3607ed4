import { useState } from 'react'
import { RotateCcw, Trash2, Undo2 } from 'lucide'
import type { LibraryRow } from '../../domain/touchpoints/library-rows.ts'
import { touchpointName, touchpointPath } from '../../domain/touchpoints/touchpoint.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { Button } from '../../kit/controls/button.tsx'
import { todayHere } from '../../kit/controls/dates/periods.ts'
import { Dialog } from '../../kit/controls/dialog.tsx'
import { useLanguage } from '../../kit/words/use-language.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { TouchpointFields } from './touchpoint-fields.tsx'
import type { Library } from './use-library.ts'

interface TouchpointDialogProps {
  row: LibraryRow
  library: Library
  onClose(): void
}

/** A touchpoint with all of its fields; each saves by itself. */
export function TouchpointDialog({ row, library, onClose }: TouchpointDialogProps) {
  const language = useLanguage()
  const [isRemoving, setRemoving] = useState(false)
  const name = touchpointName(row, language)
  if (isRemoving)
    return <RemoveDialog row={row} library={library} onClose={() => setRemoving(false)} onDone={onClose} />
  return (
    <Dialog
      open
      size="l"
      title={name}
      onClose={onClose}
      onSubmit={onClose}
      actions={
        <>
          {!library.isClosed && (
            <Acts row={row} library={library} name={name} onRemove={() => setRemoving(true)} />
          )}
          <Button type="submit" variant="primary">
            {kitWords('close')}
          </Button>
        </>
      }
    >
      <p className="touchpoint-head">
        <span className="os-muted">{words('rowOf', { row: row.row, code: row.code })}</span>
        {!row.active && <Badge>{words('standing.retired')}</Badge>}
        {row.isMarketOnly && <Badge tone="brand">{words('standing.market')}</Badge>}
      </p>
      <TouchpointFields row={row} library={library} />
    </Dialog>
  )
}

interface ActsProps {
  row: LibraryRow
  library: Library
  name: string
  onRemove(): void
}

/** Delete, retire, bring back; a market cannot delete a touchpoint that it inherits. */
function Acts({ row, library, name, onRemove }: ActsProps) {
  const { portal } = useMiniApp()
  const { document, above } = library
  const setAll = (fields: readonly string[], said: string) => {
    document.set(Object.fromEntries(fields.map((field) => [touchpointPath(row.code, field), null])))
    portal.announce(said)
  }
  const isInherited = above !== null && !row.isMarketOnly
  if (isInherited)
    return (
      <Button
        icon={Undo2}
        disabled={row.overrides.length === 0}
        onClick={(event) => {
          // the button has nothing left to do, and would lose the focus
          event.currentTarget.closest('dialog')!.querySelector<HTMLElement>('[type=submit]')!.focus()
          setAll(row.overrides, words('override.allUndone', { name }))
        }}
      >
        {words('override.undoAll')}
      </Button>
    )
  if (!row.active)
    return (
      <Button
        icon={RotateCcw}
        onClick={() =>
          setAll(row.to && row.to < todayHere() ? ['active', 'to'] : ['active'], words('returned', { name }))
        }
      >
        {words('bringBack')}
      </Button>
    )
  return (
    <Button icon={Trash2} onClick={onRemove}>
      {words('remove')}
    </Button>
  )
}
