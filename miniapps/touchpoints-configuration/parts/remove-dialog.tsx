import type { LibraryRow } from '../../domain/touchpoints/library-rows.ts'
import { touchpointFields, touchpointName, touchpointPath } from '../../domain/touchpoints/touchpoint.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { ConfirmDialog } from '../../kit/form/confirm-dialog.tsx'
import { useLanguage } from '../../kit/words/use-language.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { type Library } from './use-library.ts'
import { usePlaces } from './use-libraries.ts'

interface RemoveDialogProps {
  row: LibraryRow
  library: Library
  onClose(): void
  onDone(): void
}

/**
 * Deletes a touchpoint that nothing names; one that plans refer to, or that others stand below, is retired in
 * its place.
 */
export function RemoveDialog({ row, library, onClose, onDone }: RemoveDialogProps) {
  const { brandId } = usePlaces()
  const { portal } = useMiniApp()
  const name = touchpointName(row, useLanguage())
  const uses = useAnswer<{ used: boolean }>(
    'touchpoints',
    withQuery(`/${brandId}/uses`, { touchpoint: row.code, market: library.market }),
  )
  const below = library.rows.filter(({ parent }) => parent === row.code).length
  const isRetired = below > 0 || uses.data?.used !== false
  const isKnown = below > 0 || uses.data !== undefined
  const act = () => {
    if (isRetired) retire(library, row)
    else remove(library, row)
    portal.announce(words(isRetired ? 'retired' : 'deleted', { name }))
    return Promise.resolve()
  }
  return (
    <ConfirmDialog
      title={words(isRetired && isKnown ? 'retire.title' : 'delete.title', { name })}
      verb={isRetired && isKnown ? words('retire') : kitWords('delete')}
      isDangerous={!isRetired}
      isWaiting={!isKnown && !uses.error}
      isBarred={!isKnown}
      act={act}
      onDone={onDone}
      onClose={onClose}
    >
      {!isKnown && uses.error && <ErrorState problem={uses.error} onRetry={uses.reload} headingLevel={3} />}
      {isKnown && <p>{reasonOf(below, isRetired)}</p>}
    </ConfirmDialog>
  )
}

function reasonOf(below: number, isUsed: boolean): string {
  if (below > 0) return words('retire.below', { count: below })
  return isUsed ? words('retire.used') : words('delete.free')
}

/** No new plan is offered it; what names it keeps it, and its days stay for when it is brought back. */
function retire({ document }: Library, { code }: LibraryRow): void {
  document.set({ [touchpointPath(code, 'active')]: false })
}

function remove({ document, body }: Library, { code }: LibraryRow): void {
  const fields = Object.keys(touchpointFields(body).get(code) ?? {})
  document.set(Object.fromEntries(fields.map((field) => [touchpointPath(code, field), null])))
}
