import { band, PROVISIONAL_BELOW_COVERAGE } from '../domain/scorecards/score.ts'
import { maturityOf } from './maturity.ts'

/** In a table of scores: a score's band in words, and whether it may still move. */
export function LevelCell({ score, coverage }: { score: number | null; coverage: number }) {
  if (score === null) return 'No score yet'
  return (
    <>
      {maturityOf(band(score)).name}
      {coverage < PROVISIONAL_BELOW_COVERAGE && (
        <>
          {' '}
          <span className="score-provisional">Provisional</span>
        </>
      )}
    </>
  )
}
