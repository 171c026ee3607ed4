import { useEffect, useRef, useState } from 'react'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { isUnsaved } from './entry.ts'
import { SPEAKS_AFTER_MILLIS } from '../../limits.ts'
import type { Entries } from './standing.ts'
import { words } from '../../words/words.ts'

/** Says when answers of an audit could not be saved and when all of them are again; single saves stay silent. */
export function useSaveAnnouncements(entries: Entries): void {
  const { portal } = useMiniApp()
  const arrived = useArrived()
  const before = useRef(0)
  const troubled = useRef(false)
  const failed = Object.values(entries).filter(
    ({ state }) => state === 'failed' || state === 'conflict' || state === 'closed',
  ).length
  const pending = Object.values(entries).some(({ state }) => state === 'saving' || state === 'waiting')
  const unsaved = Object.values(entries).some(isUnsaved)
  useEffect(() => {
    if (pending || !arrived) return
    if (failed > before.current) portal.announce(words('save.failed', { count: failed }))
    before.current = failed
    if (troubled.current && !unsaved) portal.announce(words('save.allOfAudit'))
    troubled.current = unsaved && (troubled.current || failed > 0)
  }, [arrived, failed, pending, unsaved, portal])
}

/** False in the first moment, when the shell says where the person has come to. */
function useArrived(): boolean {
  const [arrived, setArrived] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setArrived, SPEAKS_AFTER_MILLIS, true)
    return () => clearTimeout(timer)
  }, [])
  return arrived
}
