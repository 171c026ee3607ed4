import { CircleCheck, LoaderCircle } from 'lucide'
import { Icon } from '../../../kit/controls/icon.tsx'
import { SaveFailure } from '../../../kit/document/save-failure.tsx'
import { useIsSending, useKeeps, useSendFailure, useUnsaved } from '../../../kit/document/use-document.ts'
import { useDraft } from './draft-context.ts'
import { words } from './words/words.ts'

/** Whether all of the draft is saved, and what to do where it is not. */
export function SaveState() {
  const { client, document } = useDraft()
  const { id } = document.$about.get()
  const unsaved = useUnsaved(client).filter((entry) => entry.document === id)
  const failure = useSendFailure(client)
  const busy = useIsSending(client)
  const keeps = useKeeps(client)
  if (failure && unsaved.length > 0)
    return (
      <SaveFailure
        {...failure}
        keeps={keeps}
        busy={busy}
        passesFocusTo="h1"
        onRetry={() => void client.sender.send()}
      />
    )
  const isWaiting = unsaved.some(({ refused }) => !refused)
  return (
    <p className="save-line" data-state={isWaiting ? 'saving' : 'saved'}>
      <Icon of={isWaiting ? LoaderCircle : CircleCheck} className={isWaiting ? 'os-spinner' : undefined} />
      {words(isWaiting ? 'save.saving' : unsaved.length ? 'save.stuck' : 'save.saved')}
    </p>
  )
}
