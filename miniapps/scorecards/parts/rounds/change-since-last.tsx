import { changeSince } from '../../../domain/scorecards/change-since.ts'
import { shownScore } from '../../../domain/scorecards/score.ts'
import type { EarlierRun } from '../../../domain/scorecards/scorecard.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { periodWords } from '../period-words.ts'
import { givenAnswer } from '../run/answer-value.ts'
import { useAudit } from '../run/audit-context.ts'
import { valueIn } from '../run/standing.ts'
import { scoreNumber } from '../score-words.ts'
import { words } from './words/words.ts'

const SIGNED = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const

/** On the result: how far the brand has come since the run before, over what both have asked. */
export function ChangeSinceLast() {
  const { earlier } = useAudit()
  return earlier && <Change earlier={earlier} />
}

function Change({ earlier: { run, questions: asked } }: { earlier: EarlierRun }) {
  const {
    scorecard: { questions },
    entries,
  } = useAudit()
  const format = useFormat()
  const given = questions.map(({ id }) => givenAnswer(id, valueIn(entries, id)))
  const { shared, compared, before, now, moved } = changeSince(questions, given, {
    questions: asked,
    answers: run.answers,
  })
  if (before === null || now === null) return null
  const change = shownScore(now) - shownScore(before)
  return (
    <section className="os-card" aria-labelledby="change-since">
      <div className="os-card-header">
        <h2 id="change-since" className="os-subtitle">
          {words('change.title', { period: periodWords(run.period) })}
        </h2>
        <span className="os-muted">
          {words('change.compared', { count: compared, all: format.number(shared) })}
        </span>
      </div>
      <p>
        <strong className="change-figure">{format.number(change, SIGNED)}</strong>{' '}
        {words('change.fromTo', {
          before: scoreNumber(before, format.number),
          now: scoreNumber(now, format.number),
        })}
      </p>
      {moved.length === 0 && <p className="os-muted">{words('change.none')}</p>}
      <ul className="changes-list">
        {moved.map(({ questionId, from, to }) => (
          <li key={questionId} data-rises={to > from || undefined}>
            <span className="os-number">
              {words('change.level', { from: format.number(from), to: format.number(to) })}
            </span>{' '}
            {questions.find(({ id }) => id === questionId)!.text}
          </li>
        ))}
      </ul>
    </section>
  )
}
