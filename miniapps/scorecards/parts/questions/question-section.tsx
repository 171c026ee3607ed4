import { useId } from 'react'
import type { Question } from '../../../domain/scorecards/scorecard.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { useAudit } from '../run/audit-context.ts'
import type { Failure } from '../../../kit/document/failure.ts'
import type { RunAnswers } from '../run/run-answers.ts'
import { ConfirmSection } from '../rounds/confirm-section.tsx'
import type { Proposals } from '../rounds/proposals.ts'
import { QuestionCard } from './question-card.tsx'
import { words } from '../../words/words.ts'

export interface QuestionSectionProps {
  dimension: string
  questions: readonly Question[]
  answered: number
  total: number
  answers: RunAnswers
  /** The question that says why no answer can be saved. */
  teller: string | null
  failure: Failure | null
  /** The questions that are not filtered out; null for all. */
  shown: ReadonlySet<string> | null
  /** What was answered last time. */
  proposals: Proposals | null
}

/** The questions of one dimension. */
export function QuestionSection({
  dimension,
  questions,
  answered,
  total,
  answers,
  teller,
  failure,
  shown,
  proposals,
}: QuestionSectionProps) {
  const id = useId()
  const { scorecard, entries } = useAudit()
  const { number } = useFormat()
  return (
    <section
      className="section"
      aria-labelledby={id}
      hidden={shown !== null && questions.every((question) => !shown.has(question.id))}
    >
      <div className="section-header">
        <h2 id={id} className="os-subtitle">
          {dimension}
        </h2>
        <span className="os-muted">
          {words('section.count', { answered: number(answered), total: number(total) })}
        </span>
        {proposals && <ConfirmSection questions={questions} proposals={proposals} answers={answers} />}
      </div>
      {questions.map((question) => (
        <QuestionCard
          key={question.id}
          question={question}
          entry={entries[question.id]!}
          answers={answers}
          number={scorecard.questions.indexOf(question) + 1}
          of={scorecard.questions.length}
          isHidden={shown !== null && !shown.has(question.id)}
          proposal={proposals?.answers.get(question.id)}
          period={proposals?.period ?? ''}
          tells={question.id === teller ? failure : null}
        />
      ))}
    </section>
  )
}
