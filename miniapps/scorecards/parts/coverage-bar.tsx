import { NOT_APPLICABLE_WARNING_FROM } from '../../domain/scorecards/score.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'

/** How much of a whole is answered, drawn and in words. */
export function CoverageBar({
  answered,
  total,
  unknown = 0,
  coverage,
  notApplicableShare = null,
}: {
  answered: number
  total: number
  /** How many answers are unknown. */
  unknown?: number
  coverage: number
  /** Of the weight, 0 to 1; null where it was never stored. */
  notApplicableShare?: number | null
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
        {notApplicableShare !== null && notApplicableShare > 0 && (
          <NotApplicable share={notApplicableShare} />
        )}
      </span>
    </div>
  )
}

/** Where much is called not applicable, a score says little: whoever reads it looks at the reasons. */
function NotApplicable({ share }: { share: number }) {
  const { percent } = useFormat()
  const text = words('coverage.notApplicable', { share: percent(share) })
  if (share < NOT_APPLICABLE_WARNING_FROM) return <span className="os-muted"> · {text}</span>
  return (
    <>
      {' '}
      <span className="score-provisional">{words('coverage.notApplicableMuch', { text })}</span>
    </>
  )
}
