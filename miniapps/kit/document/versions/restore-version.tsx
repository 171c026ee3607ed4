import { Copy, RotateCcw } from 'lucide'
import { MAX_CHANGES_PER_GROUP } from '../../../domain/document/limits.ts'
import type { StoredDocument } from '../../../domain/document/wire.ts'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { Button } from '../../controls/button.tsx'
import { FormAlert } from '../../form/form-alert.tsx'
import { useSending } from '../../form/use-sending.ts'
import type { DocumentClient } from '../document-client.ts'
import type { OpenDocument } from '../open-document.ts'
import { openPath } from '../page/open-path.ts'
import { useMayChange } from '../use-may-change.ts'
import { words } from '../words/words.ts'
import type { Restoring } from './restoring.ts'

interface RestoreVersionProps<Facts> {
  client: DocumentClient
  document: OpenDocument<Facts>
  version: string
  /** Null where the version is not compared with what is there now. */
  restoring: Restoring | null
  onRestored(): void
}

/** Brings a version back in one step, or makes a document of its own from it, where there may be another one. */
export function RestoreVersion<Facts>(props: RestoreVersionProps<Facts>) {
  const { client, document, version, restoring, onRestored } = props
  const { portal, route } = useMiniApp()
  const { run, isBusy, failure } = useSending()
  const { status } = document.$about.get()
  const { statuses } = document.rules
  if (!useMayChange(document)) return null
  const copy = () =>
    client.further<StoredDocument>(document, `versions/${version}/copies`, {
      method: 'POST',
      body: { id: crypto.randomUUID() },
    })
  const restore = () => {
    document.set(restoring!.values)
    portal.announce(words('versions.restored'))
    onRestored()
  }
  const isOffered = restoring !== null && restoring.count > 0 && statuses.open.includes(status)
  return (
    <>
      {isOffered && !restoring.fits && (
        <p>{words('versions.tooMuch', { count: restoring.count, most: MAX_CHANGES_PER_GROUP })}</p>
      )}
      <div className="os-row">
        {isOffered && restoring.fits && (
          <Button size="s" icon={RotateCcw} onClick={restore}>
            {words('versions.restore')}
          </Button>
        )}
        {!document.rules.slot && (
          <Button
            size="s"
            icon={Copy}
            busy={isBusy}
            onClick={() =>
              run(copy, ({ id }) => portal.navigate(route.basePath + openPath(document.rules, { id })))
            }
          >
            {words('versions.copy')}
          </Button>
        )}
      </div>
      <FormAlert form={{ failure }} />
    </>
  )
}
