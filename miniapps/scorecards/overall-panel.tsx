import type { ScorecardOverview } from '../domain/scorecards/scorecard.ts'
import { band } from '../domain/scorecards/score.ts'
import { useFormat } from '../kit/words/format.ts'
import { BandScale } from './band-scale.tsx'
import { maturityOf } from './maturity.ts'
import { COUNTS_FROM_COVERAGE, overallScore, type Overall } from './overall-score.ts'
import { ScoreFigure } from './score-figure.tsx'

/** The brand's overall score, and which audits it is made of. */
export function OverallPanel({ audits }: { audits: readonly ScorecardOverview[] }) {
  const overall = overallScore(audits)
  return (
    <section className="overall os-card" aria-label="Overall score">
      <div className="overall-score">
        <h2 className="os-label os-muted">Overall score</h2>
        <ScoreFigure score={overall.score} size="l" />
      </div>
      <div className="overall-what">
        <BandScale score={overall.score} />
        <p>
          <MadeOf overall={overall} of={audits.length} />
        </p>
      </div>
    </section>
  )
}

function MadeOf({
  overall: { score, counted, beside },
  of,
}: {
  overall: Overall<ScorecardOverview>
  of: number
}) {
  const { list, number, percent } = useFormat()
  const thin = beside.filter(({ coverage }) => coverage < COUNTS_FROM_COVERAGE)
  const unscored = beside.filter((audit) => !thin.includes(audit))
  const enough = percent(COUNTS_FROM_COVERAGE)
  return (
    <>
      {score === null
        ? `An audit counts once ${enough} of its weight is answered and a question has a level. None does yet.`
        : `${maturityOf(band(score)).meaning} Mean of ${number(counted.length)} of ${number(of)} audits.`}
      {thin.length > 0 && (
        <span className="os-muted">
          {' '}
          Not counted, below {enough}:{' '}
          {list(thin.map(({ title, coverage }) => `${title} (${percent(coverage)})`))}.
        </span>
      )}
      {unscored.length > 0 && (
        <span className="os-muted">
          {' '}
          Not counted, as no answered question applies: {list(unscored.map(({ title }) => title))}.
        </span>
      )}
    </>
  )
}
