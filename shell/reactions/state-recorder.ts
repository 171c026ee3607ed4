import { atom, type Store } from 'nanostores'
import { onAnswer } from '../api/http.ts'
import { STATE_DEBUG_ENTRIES } from '../config/limits.ts'
import { MINIAPP_EVENT } from '../contract/events.ts'
import { $navigation } from '../stores/pending-navigation.ts'
import { summary, withoutQuery } from './summary.ts'

/** Who set a change off, and with what. */
interface Cause {
  by: 'mini-app event' | 'guard' | 'API' | 'reaction' | 'person' | 'shell'
  what: string
}

export interface StateChange extends Cause {
  id: number
  /** Milliseconds since the page was opened. */
  atMs: number
  store: string
  changes: readonly { key: string; before: string; after: string }[]
}

/** The last changes, newest first; spec section 9. */
export const $stateChanges = atom<readonly StateChange[]>([])

type Notify = (oldValue?: unknown, changedKey?: unknown) => void
type Watched = Store & { notify: Notify }

let cause: Cause | undefined
const running: string[] = []
let lastId = 0

/** From now on every change of these stores is noted, with who caused it. Answers how to stop. */
export function recordStores(stores: Readonly<Record<string, Store>>): () => void {
  const undo = [
    ...Object.entries(stores).map(([name, store]) => wrap(name, store as Watched)),
    ...watchCauses(),
  ]
  return () => {
    undo.forEach((step) => step())
    clearStateChanges()
  }
}

export const clearStateChanges = (): void => $stateChanges.set([])

/** A change made while others are told of one is a reaction to that. */
function wrap(name: string, store: Watched): () => void {
  const { notify } = store
  store.notify = (oldValue?: unknown, changedKey?: unknown) => {
    record(name, oldValue, store.value, changedKey)
    running.push(name)
    try {
      notify(oldValue, changedKey)
    } finally {
      running.pop()
    }
  }
  return () => void (store.notify = notify)
}

function record(store: string, before: unknown, after: unknown, changedKey: unknown): void {
  const change = {
    id: ++lastId,
    atMs: Math.round(performance.now()),
    store,
    changes: differences(before, after, changedKey),
    ...causeNow(),
  }
  $stateChanges.set([change, ...$stateChanges.get()].slice(0, STATE_DEBUG_ENTRIES))
}

function causeNow(): Cause {
  const outer = running.at(-1)
  if (outer) return { by: 'reaction', what: `to ${outer}` }
  if (cause) return cause
  return $navigation.get().pending
    ? { by: 'guard', what: 'while a page is opened' }
    : { by: 'shell', what: '' }
}

/** Of objects the keys that differ, of anything else the whole. */
function differences(before: unknown, after: unknown, changedKey: unknown): StateChange['changes'] {
  if (!isRecord(before) || !isRecord(after))
    return [{ key: '', before: summary(before), after: summary(after) }]
  const keys =
    typeof changedKey === 'string'
      ? [changedKey]
      : [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys
    .filter((key) => before[key] !== after[key])
    .map((key) => ({ key, before: summary(before[key], key), after: summary(after[key], key) }))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whatever changes until the end of the task is put down to it; of several causes the newest counts. */
function setCause(next: Cause): void {
  cause = next
  setTimeout(() => cause === next && (cause = undefined))
}

function watchCauses(): (() => void)[] {
  const person = (event: Event) =>
    setCause({ by: 'person', what: `${event.type} on ${nameOf(event.composedPath()[0])}` })
  const wish = (event: Event) => {
    const { name } = ((event as CustomEvent<unknown>).detail ?? {}) as { name?: unknown }
    setCause({ by: 'mini-app event', what: `${String(name)} from ${nameOf(event.composedPath()[0])}` })
  }
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  for (const type of ['click', 'keydown', 'change', 'submit', 'popstate'])
    addEventListener(type, person, options)
  addEventListener(MINIAPP_EVENT, wish, options)
  return [() => listening.abort(), onAnswer((call) => setCause({ by: 'API', what: withoutQuery(call) }))]
}

const nameOf = (target: EventTarget | undefined): string =>
  target instanceof Element ? target.localName : 'the page'
