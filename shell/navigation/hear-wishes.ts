import { pathNow } from '../contract/local-path.ts'
import { $destination, type Destination } from '../stores/destination.ts'
import { $dirty } from '../stores/unsaved-work.ts'
import { clickedPath } from './clicked-path.ts'
import type { History } from './history.ts'

export interface Wish extends Destination {
  fromHistory?: boolean
  /** A mini-app with a router of its own went there by itself. */
  isOwn?: boolean
}

/** Hears links, Back and forward, and what the shell or a mini-app asks for. Returned is what ends it. */
export function hearWishes(entries: History, navigate: (wish: Wish) => void): () => void {
  const over = new AbortController()
  const { signal } = over
  addEventListener('click', (event) => followLink(event, navigate), { signal })
  addEventListener('popstate', () => entries.takeStep() || navigate({ path: pathNow(), fromHistory: true }), {
    signal,
  })
  addEventListener('beforeunload', (event) => void ($dirty.get() && event.preventDefault()), { signal })
  const follow = (wish: Destination) =>
    wish.newTab ? void open(wish.path, '_blank', 'noopener') : navigate(wish)
  // in a microtask: a change of store may have led here, and its other listeners are to hear of it first
  const stop = $destination.listen((wish) => wish && queueMicrotask(() => follow(wish)))
  signal.addEventListener('abort', stop)
  return () => over.abort()
}

function followLink(event: MouseEvent, navigate: (wish: Wish) => void): void {
  const path = clickedPath(event)
  if (path === null) return
  event.preventDefault()
  navigate({ path })
}
