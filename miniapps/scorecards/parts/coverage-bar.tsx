import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'

/** How much of a whole is answered, drawn and in words. */
export function CoverageBar({
  answered,
  total,
  unknown = 0,
  coverage,
}: {
  answered: number
  total: number
  /** How many answers are unknown. */
  unknown?: number
  coverage: number
}) {
  const { number, percent } = useFormat()
  return (
    <div className="coverage">
      <span className="coverage-track" aria-hidden="true">
        <span
          className="coverage-fill"
          data-complete={coverage >= 1 || undefined}
          style={{ width: `${coverage * 100}%` }}
        />
      </span>
      <span className="coverage-words">
        {words('coverage.answered', { answered: number(answered), total: number(total) })}
        {unknown > 0 && ` · ${words('coverage.unknown', { count: unknown })}`}
        <span className="os-muted"> · {words('coverage.weight', { share: percent(coverage) })}</span>
      </span>
    </div>
  )
}
