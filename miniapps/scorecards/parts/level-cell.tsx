import { band, PROVISIONAL_BELOW_COVERAGE } from '../../domain/scorecards/score.ts'
import { words } from '../words/words.ts'

/** In a table of scores: a score's band in words, and whether it may still move. */
export function LevelCell({ score, coverage }: { score: number | null; coverage: number }) {
  if (score === null) return '–'
  return (
    <>
      <span className="score-band">{words(`band.${band(score)}`)}</span>
      {coverage < PROVISIONAL_BELOW_COVERAGE && (
        <>
          {' '}
          <span className="score-provisional">{words('score.provisional')}</span>
        </>
      )}
    </>
  )
}
