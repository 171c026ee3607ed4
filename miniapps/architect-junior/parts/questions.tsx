import { type ReactNode, useId } from 'react'
import { ChevronDown } from 'lucide'
import { answersOf } from '../../domain/scenarios/answers-of.ts'
import { Button } from '../../kit/controls/button.tsx'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { answerLine } from './answer-line.ts'
import { LimitsQuestion } from './limits-question.tsx'
import { MoneyQuestion } from './money-question.tsx'
import { TaskQuestion } from './task-question.tsx'
import { TouchpointQuestion } from './touchpoint-question.tsx'
import { WhoQuestion } from './who-question.tsx'

/** The five questions: open until there are options, then one line that says the answers and opens again. */
export function Questions({ isOpen, onOpen }: { isOpen: boolean; onOpen(isOpen: boolean): void }) {
  const id = useId()
  return (
    <section className="os-card questions" aria-labelledby={`${id}-title`}>
      <div className="questions-head">
        <h2 id={`${id}-title`} className="os-subtitle">
          {words('questions')}
        </h2>
        <p className="os-muted">
          <AnswerLine />
        </p>
        <Button
          variant="quiet"
          size="s"
          icon={ChevronDown}
          iconOnly
          aria-expanded={isOpen}
          aria-controls={`${id}-body`}
          onClick={() => onOpen(!isOpen)}
        >
          {words('questions')}
        </Button>
      </div>
      <div id={`${id}-body`} className="questions-body" hidden={!isOpen}>
        <div className="questions-first">
          <Question title={words('q.who')}>
            <WhoQuestion />
          </Question>
          <Question title={words('q.task')}>
            <TaskQuestion />
          </Question>
          <Question title={words('q.money')}>
            <MoneyQuestion />
          </Question>
        </div>
        <Question title={words('q.touchpoints')}>
          <TouchpointQuestion />
        </Question>
        <Question title={words('q.limits')}>
          <LimitsQuestion />
        </Question>
      </div>
    </section>
  )
}

function Question({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="question" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}

/** The answers at a glance. */
const AnswerLine = () => answerLine(answersOf(useBody()), useFormat())
