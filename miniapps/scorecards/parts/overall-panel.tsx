import { overallOf } from '../../domain/scorecards/counted-result.ts'
import { isOpenRun } from '../../domain/scorecards/run-status.ts'
import { band, COUNTS_FROM_COVERAGE } from '../../domain/scorecards/score.ts'
import type { ScorecardOverview } from '../../domain/scorecards/scorecard.ts'
import { useFormat } from '../../kit/words/format.ts'
import { BandScale } from './band-scale.tsx'
import { ScoreFigure } from './score-figure.tsx'
import { words } from '../words/words.ts'

type Audits = readonly ScorecardOverview[]

/** The brand's overall score of what was submitted, which audits it is made of, and what stands beside it. */
export function OverallPanel({ audits }: { audits: Audits }) {
  const { score, provisional, counted, beside } = overallOf(audits)
  const { number, percent } = useFormat()
  const share = percent(COUNTS_FROM_COVERAGE)
  return (
    <section className="overall os-card" aria-label={words('score.overall')}>
      <div className="overall-score">
        <h2 className="os-label os-muted">{words('score.overall')}</h2>
        <ScoreFigure score={score} provisional={provisional} size="l" />
      </div>
      <div className="overall-what">
        <BandScale score={score} />
        <p>
          {score === null
            ? words('overall.nothing', { share })
            : `${words(`meaning.${band(score)}`)} ${words('overall.mean', { counted: number(counted.length), all: number(audits.length) })}`}
          <Beside audits={audits} submitted={beside} />
        </p>
      </div>
    </section>
  )
}

/** What does not count: submitted with too little, or still on its way. */
function Beside({
  audits,
  submitted,
}: {
  audits: Audits
  submitted: readonly { title: string; coverage: number }[]
}) {
  const { list, percent } = useFormat()
  const share = percent(COUNTS_FROM_COVERAGE)
  const named = (all: readonly { title: string; coverage: number }[]) =>
    list(all.map(({ title, coverage }) => `${title} (${percent(coverage)})`))
  const thin = submitted.filter(({ coverage }) => coverage < COUNTS_FROM_COVERAGE)
  const unscored = submitted.filter((audit) => !thin.includes(audit))
  const inProgress = audits.filter(({ status }) => isOpenRun(status))
  const sentences = [
    thin.length > 0 && words('overall.thin', { share, audits: named(thin) }),
    unscored.length > 0 && words('overall.unscored', { audits: list(unscored.map(({ title }) => title)) }),
    inProgress.length > 0 && words('overall.inProgress', { audits: named(inProgress) }),
  ]
  return sentences.map(
    (sentence) =>
      sentence && (
        <span key={sentence} className="os-muted">
          {' '}
          {sentence}
        </span>
      ),
  )
}
