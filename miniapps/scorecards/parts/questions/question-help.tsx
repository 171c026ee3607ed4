import type { Question } from '../../../domain/scorecards/scorecard.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { words } from '../../words/words.ts'

interface QuestionHelpProps {
  question: Question
  /** For people who have answered it before: levels come first. */
  isFolded?: boolean
}

/** How to find the answer: what to look at, what is measured, what lifts the level, and who says so. */
export function QuestionHelp({ question, isFolded = false }: QuestionHelpProps) {
  if (!isFolded) return <HelpTexts question={question} />
  return (
    <details className="question-how">
      <summary>{words('question.howTo')}</summary>
      <HelpTexts question={question} />
    </details>
  )
}

function HelpTexts({ question: { help, measure, lift, source } }: { question: Question }) {
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
