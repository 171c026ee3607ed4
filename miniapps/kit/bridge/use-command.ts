import { useEffect, useRef } from 'react'
import type { Command } from '../../../shell/contract/command.ts'
import { useMiniApp } from './use-mini-app.ts'

/** What the parts of a mini-app offer, by the signal of its mount: the shell takes one list from each. */
const offers = new WeakMap<AbortSignal, Map<string, Command>>()

/** An action in the command palette, there as long as this is rendered; null for none. Several parts of a mini-app may each offer theirs. */
export function useCommand(command: Command | null): void {
  const portal = useMiniApp((miniApp) => miniApp.portal)
  const latest = useRef(command)
  useEffect(() => {
    latest.current = command
  })
  const { id, title = '', hint = '', inHelp = false } = command ?? {}

  useEffect(() => {
    if (id === undefined) return
    const offered = offers.get(portal.signal) ?? new Map<string, Command>()
    offers.set(portal.signal, offered)
    offered.set(id, { id, title, ...(hint && { hint }), inHelp, run: () => latest.current?.run() })
    portal.offerCommands([...offered.values()])
    return () => {
      offered.delete(id)
      portal.offerCommands([...offered.values()])
    }
  }, [portal, id, title, hint, inHelp])
}
