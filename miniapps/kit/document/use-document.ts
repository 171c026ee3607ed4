import { useCallback, useSyncExternalStore } from 'react'
import { useStore } from '@nanostores/react'
import type { Json } from '../../domain/document/json.ts'
import { TEXT_PAUSE_MS } from '../../domain/document/limits.ts'
import type { DocumentClient } from './document-client.ts'
import type { Failure } from './failure.ts'
import { type FieldView, UNTOUCHED } from './field-view.ts'
import type { OpenDocument } from './open-document.ts'
import type { OutboxEntry } from './outbox-entry.ts'

/** One field of a document, and how to set it: at once, or when typing pauses. */
export function useField<Facts>(
  document: OpenDocument<Facts>,
  path: string,
): FieldView & { set(value: Json, when?: 'now' | 'after-pause'): void } {
  const view = useStore(document.$fields, { keys: [path] })[path] ?? UNTOUCHED
  const set = useCallback(
    (value: Json, when: 'now' | 'after-pause' = 'now') =>
      document.set({ [path]: value }, { pauseMs: when === 'now' ? 0 : TEXT_PAUSE_MS }),
    [document, path],
  )
  return { ...view, set }
}

/** Why nothing can be sent at present; null while all is well. */
export function useSendFailure({ sender }: DocumentClient): Failure | null {
  return useSyncExternalStore(
    useCallback((tell) => sender.subscribe(tell), [sender]),
    () => sender.failure,
  )
}

/** Whether something is on its way to the server. */
export function useIsSending({ sender }: DocumentClient): boolean {
  return useSyncExternalStore(
    useCallback((tell) => sender.subscribe(tell), [sender]),
    () => sender.isBusy,
  )
}

/** Whether the browser keeps what is not sent. */
export function useKeeps({ outbox }: DocumentClient): boolean {
  return useSyncExternalStore(
    useCallback((tell) => outbox.subscribe(tell), [outbox]),
    () => outbox.keeps,
  )
}

/** Every change of this person, in any document, that the server has not acknowledged yet. */
export function useUnsaved({ outbox }: DocumentClient): readonly OutboxEntry[] {
  return useSyncExternalStore(
    useCallback((tell) => outbox.subscribe(tell), [outbox]),
    () => outbox.entries,
  )
}
