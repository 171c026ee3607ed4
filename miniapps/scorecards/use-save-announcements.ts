import { useEffect, useRef } from 'react'
import { useMiniApp } from '../kit/use-mini-app.ts'
import type { Entries } from './standing.ts'

/** Says when answers could not be saved and when they are again; single saves stay silent. */
export function useSaveAnnouncements(entries: Entries): void {
  const { host } = useMiniApp()
  const before = useRef(0)
  const failed = Object.values(entries).filter(({ state }) => state.kind === 'failed' || state.kind === 'conflict').length
  const pending = Object.values(entries).some(({ state }) => state.kind === 'saving' || state.kind === 'waiting')
  useEffect(() => {
    if (pending) return
    if (failed > before.current) host.announce(failed === 1 ? 'One answer is not saved.' : `${failed} answers are not saved.`)
    if (failed === 0 && before.current > 0) host.announce('All answers are saved.')
    before.current = failed
  }, [failed, pending, host])
}
