import { useEffect, useRef } from 'react'
import type { Command } from '../../shell/contract/command.ts'
import { useMiniApp } from './use-mini-app.ts'

/** What the parts of a mini-app offer, by the signal of its mount: the shell takes one list from each. */
const offers = new WeakMap<AbortSignal, Map<string, Command>>()

/** An action in the command palette, there as long as this is rendered; null for none. Several parts of a mini-app may each offer theirs. */
export function useCommand(command: Command | null): void {
  const { host } = useMiniApp()
  const latest = useRef(command)
  useEffect(() => { latest.current = command })
  const { id, title = '', hint = '', inHelp = false } = command ?? {}

  useEffect(() => {
    if (id === undefined) return
    const offered = offers.get(host.signal) ?? new Map<string, Command>()
    offers.set(host.signal, offered)
    offered.set(id, { id, title, ...(hint && { hint }), inHelp, run: () => latest.current?.run() })
    host.offerCommands([...offered.values()])
    return () => {
      offered.delete(id)
      host.offerCommands([...offered.values()])
    }
  }, [host, id, title, hint, inHelp])
}
