import { useFormat } from '../kit/words/format.ts'

/** How much of a whole is answered, drawn and in words. */
export function CoverageBar({
  answered,
  total,
  coverage,
}: {
  answered: number
  total: number
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
        {number(answered)} of {number(total)} answered
        <span className="os-muted"> · {percent(coverage)} of the weight</span>
      </span>
    </div>
  )
}
