import { useEffect } from 'react'
import type { KeptAudits, UnsavedAudit } from './kept-audits.ts'

/** Reads again what was read while answers were still unsaved. */
export function useReloadWhenSaved({ $unsaved }: KeptAudits, reload: () => void): void {
  useEffect(() => $unsaved.listen((unsaved, before) => {
    if (before?.some(canBeSaved) && !unsaved.some(canBeSaved)) reload()
  }), [$unsaved, reload])
}

const canBeSaved = ({ leftBehind }: UnsavedAudit) => !leftBehind
