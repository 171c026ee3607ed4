import { isProvisional, PROVISIONAL_BELOW_COVERAGE } from '../../domain/scorecards/score.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'

export interface ProvisionalNoteProps {
  scores: readonly { name: string; score: number | null; coverage: number }[]
}

/** Below a chart: which of its scores may still move. */
export function ProvisionalNote({ scores }: ProvisionalNoteProps) {
  const { list, percent } = useFormat()
  const thin = scores.filter(isProvisional)
  return (
    thin.length > 0 && (
      <p className="provisional-note os-muted os-small">
        {words('score.provisionalOf', {
          share: percent(PROVISIONAL_BELOW_COVERAGE),
          names: list(thin.map(({ name }) => name)),
        })}
      </p>
    )
  )
}
