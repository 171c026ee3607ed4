import { useEffect } from 'react'
import type { MiniAppPortal } from '../../../shell/contract/mini-app.ts'
import { useMiniApp } from '../bridge/use-mini-app.ts'
import { markUnsaved } from '../bridge/use-unsaved.ts'
import { askThrough, openStream } from './ask-documents.ts'
import { DocumentClient } from './document-client.ts'
import { followDocument } from './follow-document.ts'
import type { OpenDocument } from './open-document.ts'

interface Mine {
  person: string
  client: DocumentClient
  /** What the person's calls go through: nobody else's portal. */
  latest: MiniAppPortal
  users: Set<MiniAppPortal>
}

/** Of the person in this page. It outlives a mini-app: what was entered last is sent after the mini-app was left. */
let mine: Mine | undefined

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
            stand: (page, at) => client.further(document, 'presence', { method: 'PUT', body: { page, at } }),
          })
        : undefined,
    [client, document, portal],
  )
}

/** All documents of a person share one client, whatever on the page works on them. */
export function clientOf(person: string, portal: MiniAppPortal): DocumentClient {
  if (mine?.person !== person) {
    void mine?.client.close()
    const client: DocumentClient = new DocumentClient(
      person,
      askThrough(() => portalOf(own)),
      (name, work) => ('locks' in navigator ? navigator.locks.request(name, work) : work()),
    )
    const own: Mine = { person, client, latest: portal, users: new Set() }
    mine = own
  }
  mine.latest = portal
  return mine.client
}

/** What was mounted last, or else something that still is: a call of what is gone may end half-way. */
const portalOf = ({ latest, users }: Mine): MiniAppPortal =>
  [latest, ...users].find(({ signal }) => !signal.aborted) ?? latest

/** Sends, and tries again, as long as the portal is in use. Answers how to stop. */
export function keepSending({ sender }: DocumentClient, portal: MiniAppPortal): () => void {
  const { users } = mine!
  const send = () => void sender.send()
  users.add(portal)
  window.addEventListener('online', send)
  document.addEventListener('visibilitychange', send)
  sender.start()
  return () => {
    users.delete(portal)
    window.removeEventListener('online', send)
    document.removeEventListener('visibilitychange', send)
    send()
    if (!users.size) sender.stop() // what fails now is sent at the next start
  }
}

function attend(client: DocumentClient, portal: MiniAppPortal): () => void {
  const { outbox, $unsentFiles } = client
  let unmark: (() => void) | undefined
  const tellDirty = () => {
    const isUnsaved =
      $unsentFiles.get() > 0 || outbox.entries.some(({ refused }) => refused?.kind !== 'closed')
    unmark?.()
    unmark = isUnsaved ? markUnsaved(portal, true) : undefined
  }
  const stops = [outbox.subscribe(tellDirty), $unsentFiles.listen(tellDirty)]
  tellDirty()
  stops.push(keepSending(client, portal))
  return () => {
    for (const stop of stops) stop()
    unmark?.()
  }
}

/** For tests: as after a reload of the page. */
export async function forgetMyDocuments(): Promise<void> {
  const { client } = mine ?? {}
  mine = undefined
  await client?.close()
}
