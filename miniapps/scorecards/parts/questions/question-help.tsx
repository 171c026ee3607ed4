import type { Question } from '../../../domain/scorecards/scorecard.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { words } from '../../words/words.ts'

/** How to find the answer: what to look at, what is measured, what lifts the level, and who says so. */
export function QuestionHelp({ question: { help, measure, lift, source } }: { question: Question }) {
  const { date } = useFormat()
  return (
    <>
      <p>{help}</p>
      {measure && <p>{words('measure.name', { name: measure.name })}</p>}
      {lift && <p>{words('measure.lift', { condition: lift })}</p>}
      {source && (
        <p className="question-source">
          {words('measure.source', { name: source.name, date: date(source.on) })}
        </p>
      )}
    </>
  )
}
