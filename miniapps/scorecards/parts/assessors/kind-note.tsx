import { useAudit } from '../run/audit-context.ts'
import { words } from './words/words.ts'

/** Above the questions: that they are answered blind, or that both assessors agree here. */
export function KindNote() {
  const { run } = useAudit()
  if (run?.kind !== 'second' && run?.kind !== 'agreed') return null
  return (
    <p className="os-notice" data-tone="information">
      {words(`note.${run.kind}`)}
    </p>
  )
}
