import { AUDIENCE } from '../../domain/audience/audience-document.ts'
import type { Edition } from '../../domain/audience/edition.ts'
import type { NewAction } from '../../domain/document/wire.ts'
import { AUDIENCE_WORDS } from '../../kit/audience/audience-words.ts'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import type { OpenedProps } from '../../kit/actions/action.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { ConfirmDialog } from '../../kit/form/confirm-dialog.tsx'

interface ActDialogProps extends OpenedProps {
  edition: Edition
  act: 'retire' | 'delete'
}

/** Takes an audience out of use, or away; asked once more before. */
export function ActDialog({ edition: { id, title }, act, onClose, onDone }: ActDialogProps) {
  const documents = useApi('documents')
  const { portal, route } = useMiniApp()
  const done: NewAction = { id: crypto.randomUUID(), action: act }
  return (
    <ConfirmDialog
      title={audienceWords(`${act}.title`, { title })}
      verb={AUDIENCE_WORDS.actionOf(act)}
      isDangerous
      onClose={onClose}
      act={() => documents.post(`/${AUDIENCE.type}/${encodeURIComponent(id)}/actions`, done)}
      onDone={() => {
        onDone()
        if (act === 'delete') portal.navigate(route.basePath)
      }}
    >
      <p>{audienceWords(`${act}.text`)}</p>
    </ConfirmDialog>
  )
}
