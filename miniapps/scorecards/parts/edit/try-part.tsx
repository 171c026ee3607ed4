import { useId, useState } from 'react'
import { useStore } from '@nanostores/react'
import { ListChecks } from 'lucide'
import { scorecardInDraft } from '../../../domain/scorecards/draft/draft-fields.ts'
import { isInOrder } from '../../../domain/scorecards/measure.ts'
import { coverage, PROVISIONAL_BELOW_COVERAGE, score } from '../../../domain/scorecards/score.ts'
import type { Question } from '../../../domain/scorecards/scorecard.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { EmptyState } from '../../../kit/controls/empty-state.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { LevelChoice } from '../questions/level-choice.tsx'
import { QuestionHelp } from '../questions/question-help.tsx'
import { type AnswerValue, changedValue, NO_ANSWER } from '../run/answer-value.ts'
import { ScoreFigure } from '../score-figure.tsx'
import { useDraft } from './draft-context.ts'
import { words } from './words/words.ts'
import { words as appWords } from '../../words/words.ts'

/** The questionnaire as assessors will have it; nothing that is answered here is kept. */
export function TryPart() {
  const { document } = useDraft()
  useStore(document.$fields)
  const { questions } = scorecardInDraft(document.body)
  const [answers, setAnswers] = useState<Readonly<Record<string, AnswerValue>>>({})
  const format = useFormat()
  if (questions.length === 0)
    return (
      <EmptyState icon={ListChecks} title={words('question.none')} headingLevel={2}>
        {words('question.noneText')}
      </EmptyState>
    )
  const given = Object.entries(answers).map(([questionId, answer]) => ({ ...answer, questionId }))
  const covered = coverage(questions, given)
  return (
    <div className="draft-try">
      <div className="draft-try-score" role="status">
        <ScoreFigure
          score={score(questions, given)}
          provisional={covered < PROVISIONAL_BELOW_COVERAGE}
          size="l"
        />
        <span className="os-muted">{appWords('coverage.weight', { share: format.percent(covered) })}</span>
        <Button size="s" variant="quiet" onClick={() => setAnswers({})}>
          {words('try.again')}
        </Button>
      </div>
      <p className="os-muted">{words('try.text')}</p>
      {questions.map((question) => (
        <TriedQuestion
          key={question.id}
          question={question}
          value={answers[question.id] ?? NO_ANSWER}
          onChange={(part) =>
            setAnswers({
              ...answers,
              [question.id]: changedValue(answers[question.id] ?? NO_ANSWER, part),
            })
          }
        />
      ))}
    </div>
  )
}

function TriedQuestion({
  question,
  value,
  onChange,
}: {
  question: Question
  value: AnswerValue
  onChange(part: Partial<AnswerValue>): void
}) {
  const id = useId()
  const { number } = useFormat()
  const { measure, ...unmeasured } = question
  const shown = measure && isInOrder(measure) ? question : unmeasured
  return (
    <section className="question" aria-labelledby={id}>
      <p className="question-meta os-muted">
        <span>{question.dimension}</span>
        <span>{appWords('question.weight', { weight: number(question.weight) })}</span>
      </p>
      <h2 id={id} className="question-text">
        {question.text || words('question.untitled')}
      </h2>
      <div className="question-help os-muted">
        <QuestionHelp question={shown} />
      </div>
      <LevelChoice question={shown} value={value} labelledBy={id} onChange={onChange} />
    </section>
  )
}
