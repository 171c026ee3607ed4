import { band } from '../../domain/scorecards/score.ts'
import { useFormat } from '../../kit/words/format.ts'
import { MATURITY } from './maturity.ts'
import { words } from '../words/words.ts'

/** The four levels of maturity side by side, with the score's place on them. */
export function BandScale({ score }: { score: number | null }) {
  const { number } = useFormat()
  const current = score === null ? null : band(score)
  return (
    <div className="bands" aria-hidden="true">
      <ol>
        {MATURITY.map(({ band: own, from, to }) => (
          <li key={own} data-current={own === current || undefined} style={{ flexGrow: to - from }}>
            <span className="bands-bar" />
            <span className="bands-name">{words(`band.${own}`)}</span>
            <span className="bands-from">{number(from)}</span>
          </li>
        ))}
      </ol>
      {score !== null && <span className="bands-marker" style={{ insetInlineStart: `${score}%` }} />}
    </div>
  )
}
