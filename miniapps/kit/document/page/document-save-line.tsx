import { useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import type { FieldView } from '../field-view.ts'
import { useOpenFields } from '../fields/open-fields.ts'
import { SaveFailure } from '../save-failure.tsx'
import { SaveLine } from '../save-line.tsx'
import { useIsSending, useKeeps, useSendFailure } from '../use-document.ts'
import { words } from '../words/words.ts'
import { isTroubled, worstState } from '../worst-state.ts'

/** Whether all of the document is saved and when it last was; where nothing can be saved at present, why. */
export function DocumentSaveLine() {
  const { client, document } = useOpenFields()
  const me = useMiniApp(({ context }) => context.user?.id)
  const { updatedAt, updatedBy } = useStore(document.$about)
  const views = Object.values(useStore(document.$fields))
  const failure = useSendFailure(client)
  const busy = useIsSending(client)
  const keeps = useKeeps(client)
  const worst = worstState(views.map(({ state }) => state))
  const last = views.reduce(newer, { at: updatedAt, by: updatedBy })
  useTroubleSaid(isTroubled(worst))
  if (worst === 'failed' && failure)
    return (
      <SaveFailure
        {...failure}
        keeps={keeps}
        busy={busy}
        passesFocusTo="h1"
        onRetry={() => void client.sender.send()}
      />
    )
  return <SaveLine state={worst === 'untouched' ? 'saved' : worst} {...last} me={me} />
}

type Stored = Pick<FieldView, 'at' | 'by'>
const newer = (one: Stored, { at, by }: Stored): Stored => (at && at >= (one.at ?? '') ? { at, by } : one)

/** Once when something can't be saved, once when all is saved again; not at each change. */
function useTroubleSaid(isInTrouble: boolean): void {
  const { portal } = useMiniApp()
  const was = useRef(false)
  useEffect(() => {
    if (was.current !== isInTrouble)
      portal.announce(words(isInTrouble ? 'save.failed' : 'elsewhere.allSaved'))
    was.current = isInTrouble
  }, [portal, isInTrouble])
}
