import type { ScorecardOverview } from '../../domain/scorecards/scorecard.ts'
import { band } from '../../domain/scorecards/score.ts'
import { useFormat } from '../../kit/words/format.ts'
import { BandScale } from './band-scale.tsx'
import { COUNTS_FROM_COVERAGE, overallScore, type Overall } from './overall-score.ts'
import { ScoreFigure } from './score-figure.tsx'
import { words } from '../words/words.ts'

/** The brand's overall score, and which audits it is made of. */
export function OverallPanel({ audits }: { audits: readonly ScorecardOverview[] }) {
  const overall = overallScore(audits)
  return (
    <section className="overall os-card" aria-label={words('score.overall')}>
      <div className="overall-score">
        <h2 className="os-label os-muted">{words('score.overall')}</h2>
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
        ? words('overall.nothing', { share: enough })
        : `${words(`meaning.${band(score)}`)} ${words('overall.mean', { counted: number(counted.length), all: number(of) })}`}
      {thin.length > 0 && (
        <span className="os-muted">
          {' '}
          {words('overall.thin', {
            share: enough,
            audits: list(thin.map(({ title, coverage }) => `${title} (${percent(coverage)})`)),
          })}
        </span>
      )}
      {unscored.length > 0 && (
        <span className="os-muted">
          {' '}
          {words('overall.unscored', { audits: list(unscored.map(({ title }) => title)) })}
        </span>
      )}
    </>
  )
}
