import type { Thing } from '../../domain/blank/thing.ts'
import type { OpenedProps } from '../../kit/actions/action.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { ConfirmDialog } from '../../kit/form/confirm-dialog.tsx'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'

interface DeleteDialogProps extends OpenedProps {
  things: readonly Thing[]
}

/** Asks before things go for good. */
export function DeleteDialog({ things, onClose, onDone }: DeleteDialogProps) {
  const { brandId } = useMiniApp().route.params
  const api = useApi('blank')
  const ids = things.map(({ id }) => id)
  return (
    <ConfirmDialog
      title={words('delete.title', { count: things.length })}
      verb={kitWords('delete')}
      isDangerous
      act={() => api.post(`/${brandId}/things/delete`, { ids })}
      onDone={() => onDone()}
      onClose={onClose}
    >
      <p>{words('delete.text')}</p>
    </ConfirmDialog>
  )
}
