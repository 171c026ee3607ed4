import { useEffect } from 'react'
import type { KeptAudits } from './kept-audits.ts'

/** Reads again what was read while answers were still unsaved. */
export function useReloadWhenSaved({ $unsaved }: KeptAudits, reload: () => void): void {
  useEffect(() => $unsaved.listen((unsaved, before) => {
    if (before?.length && unsaved.length === 0) reload()
  }), [$unsaved, reload])
}
