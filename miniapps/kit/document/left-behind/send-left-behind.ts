import type { MiniAppPortal, Notice } from '../../../../shell/contract/mini-app.ts'
import { withWords } from '../../../../shell/contract/words.ts'
import type { DocumentClient } from '../document-client.ts'
import { retriesItself } from '../failure.ts'
import { groupEntries } from '../group-entries.ts'
import { clientOf, keepSending } from '../my-documents.ts'
import type { OutboxEntry } from '../outbox-entry.ts'
import { words } from './words/words.ts'

type Group = readonly [OutboxEntry, ...OutboxEntry[]]
type State = 'sent' | 'refused' | 'waiting'

/** Draft with the ids of refused changes that the person has been told of. */
const TOLD = 'left-behind'

/** Sends what a closed tab left unsent and says how it went. Answers how to stop. */
export function sendLeftBehind(person: string, portal: MiniAppPortal): () => void {
  const client = clientOf(person, portal)
  const stops = [keepSending(client, portal)]
  let isOver = false
  void client.outbox.written().then(
    () => !isOver && stops.push(tellOutcome(client, portal)),
    () => undefined, // a browser that keeps nothing has nothing left either
  )
  return () => {
    isOver = true
    for (const stop of stops) stop()
  }
}

function tellOutcome(client: DocumentClient, portal: MiniAppPortal): () => void {
  const { outbox, sender } = client
  const groups = groupEntries(outbox.entries, ({ document }) => document)
  const told = new Map<Group, State>()
  const look = () => {
    for (const group of groups) {
      const state = stateOf(group, client)
      if (!state || told.get(group) === state) continue
      told.set(group, state)
      // an open document says on its own page what is not saved
      if (!client.opened(group[0].document)) withWords(() => tell(group, state, client, portal))
    }
  }
  const stops = [outbox.subscribe(look), sender.subscribe(look)]
  void sender.send().then(look)
  return () => stops.forEach((stop) => stop())
}

/** Undefined while it is on its way, and where only signing in helps. */
function stateOf(group: Group, { outbox, sender }: DocumentClient): State | undefined {
  const left = leftOf(group, outbox.entries)
  if (!left.length) return 'sent'
  if (left.every(({ refused }) => refused)) return 'refused'
  return sender.failure && retriesItself(sender.failure) ? 'waiting' : undefined
}

function tell(group: Group, state: State, { outbox }: DocumentClient, portal: MiniAppPortal): void {
  const [{ title, address }] = group
  const left = leftOf(group, outbox.entries)
  const text = words(state, { count: state === 'sent' ? group.length : left.length, title })
  if (state !== 'refused') return portal.notify({ kind: state === 'sent' ? 'success' : 'info', text })
  if (!isNews(left, portal)) return
  const action: Notice['action'] = { label: words('open'), run: () => portal.navigate(address) }
  portal.notify({ kind: 'warning', text, ...(address && { action }) })
}

/** Somebody who has not decided yet is reminded once in a session, not with each page. */
function isNews(left: readonly OutboxEntry[], portal: MiniAppPortal): boolean {
  const known = new Set(portal.draft.read(TOLD)?.split(' '))
  const ids = left.map(({ change }) => change.id).filter((id) => !known.has(id))
  if (ids.length) portal.draft.write(TOLD, [...known, ...ids].join(' '))
  return ids.length > 0
}

const leftOf = (group: Group, entries: readonly OutboxEntry[]): readonly OutboxEntry[] => {
  const ids = new Set(group.map(({ change }) => change.id))
  return entries.filter(({ change }) => ids.has(change.id))
}
