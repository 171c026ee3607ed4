import { useEffect } from 'react'
import type { MiniAppPortal } from '../../../shell/contract/mini-app.ts'
import { useMiniApp } from '../bridge/use-mini-app.ts'
import { markUnsaved } from '../bridge/use-unsaved.ts'
import { askThrough, openStream } from './ask-documents.ts'
import { DocumentClient } from './document-client.ts'
import { followDocument } from './follow-document.ts'
import type { OpenDocument } from './open-document.ts'

/** Of the person in this page. It outlives a mini-app: what was entered last is sent after the mini-app was left. */
let mine: { person: string; client: DocumentClient } | undefined
let latestPortal: MiniAppPortal
const users = new Set<MiniAppPortal>()

/** The documents of the person, while a mini-app that works on them is shown; what is unsaved makes the mini-app ask before it is left. */
export function useMyDocuments(): DocumentClient {
  const { context, portal } = useMiniApp()
  const client = clientOf(context.user?.id ?? '', portal)
  useEffect(() => attend(client, portal), [client, portal])
  return client
}

/** Others' changes arrive, and who else is there, while a component is shown. */
export function useFollowed<Facts>(client: DocumentClient, document: OpenDocument<Facts> | null): void {
  const { portal } = useMiniApp()
  useEffect(
    () =>
      document
        ? followDocument(document, {
            stream: (path, signal) => openStream(portal, path, signal),
            reload: () => client.reload(document),
          })
        : undefined,
    [client, document, portal],
  )
}

function clientOf(person: string, portal: MiniAppPortal): DocumentClient {
  latestPortal = portal
  if (mine?.person === person) return mine.client
  void mine?.client.close()
  const client = new DocumentClient(
    person,
    askThrough(() => latestPortal),
    (name, work) => ('locks' in navigator ? navigator.locks.request(name, work) : work()),
  )
  mine = { person, client }
  return client
}

function attend({ outbox, sender, $unsentFiles }: DocumentClient, portal: MiniAppPortal): () => void {
  const send = () => void sender.send()
  let unmark: (() => void) | undefined
  const tellDirty = () => {
    const isUnsaved =
      $unsentFiles.get() > 0 || outbox.entries.some(({ refused }) => refused?.kind !== 'closed')
    unmark?.()
    unmark = isUnsaved ? markUnsaved(portal, true) : undefined
  }
  const stops = [outbox.subscribe(tellDirty), $unsentFiles.listen(tellDirty)]
  users.add(portal)
  window.addEventListener('online', send)
  document.addEventListener('visibilitychange', send)
  tellDirty()
  sender.start()
  return () => {
    for (const stop of stops) stop()
    users.delete(portal)
    window.removeEventListener('online', send)
    document.removeEventListener('visibilitychange', send)
    unmark?.()
    send()
    if (!users.size) sender.stop() // what fails now waits for the next mini-app with documents
  }
}

/** For tests: as after a reload of the page. */
export async function forgetMyDocuments(): Promise<void> {
  const { client } = mine ?? {}
  mine = undefined
  await client?.close()
}
