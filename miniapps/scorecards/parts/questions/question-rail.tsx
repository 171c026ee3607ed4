import {
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleMinus,
  CircleQuestionMark,
  Send,
  type IconNode,
} from 'lucide'
import { lacksEvidence } from '../../../domain/scorecards/run-answers.ts'
import type { Question } from '../../../domain/scorecards/scorecard.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { Icon } from '../../../kit/controls/icon.tsx'
import { isAnswered } from '../run/answer-value.ts'
import { useAudit } from '../run/audit-context.ts'
import { QuestionLink } from './question-link.tsx'
import { isStuck, waitsForReason } from '../run/entry.ts'
import { valueIn, type Entries } from '../run/standing.ts'
import { words } from '../../words/words.ts'

export interface QuestionRailProps {
  sections: readonly { dimension: string; questions: readonly Question[]; answered: number; total: number }[]
  /** Sent to somebody and not answered yet. */
  asked: readonly Question[]
  current: string | null
  onJump(questionId: string): void
}

/** All questions at a glance, by dimension: which are answered, and the way to each. */
export function QuestionRail({ sections, asked, current, onJump }: QuestionRailProps) {
  const { number } = useFormat()
  return (
    <nav className="rail" aria-label={words('questions')}>
      {sections.map(({ dimension, questions, answered, total }) => (
        <div key={dimension}>
          <p className="rail-heading">
            <span>{dimension}</span>
            <span className="os-muted os-number">
              {number(answered)}/{number(total)}
            </span>
          </p>
          <ul>
            {questions.map((question) => (
              <RailLink
                key={question.id}
                question={question}
                isAsked={asked.includes(question)}
                current={question.id === current}
                onJump={onJump}
              />
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

function RailLink({
  question,
  isAsked,
  current,
  onJump,
}: {
  question: Question
  isAsked: boolean
  current: boolean
  onJump(questionId: string): void
}) {
  const { entries, scorecard } = useAudit()
  const { number } = useFormat()
  const { kind, state, icon } = markOf(entries, question.id, isAsked, current)
  return (
    <li>
      <QuestionLink
        look="plain"
        className="rail-link"
        title={question.text}
        aria-current={current ? 'true' : undefined}
        questionId={question.id}
        onJump={onJump}
      >
        <span className="rail-mark" data-kind={kind}>
          <Icon of={icon} />
        </span>
        <span className="os-number">{number(scorecard.questions.indexOf(question) + 1)}</span>
        <span className="os-truncate">{question.text}</span>
        <span className="os-visually-hidden">, {words(`rail.${state}`)}</span>
      </QuestionLink>
    </li>
  )
}

interface Mark {
  kind: 'stuck' | 'open' | 'lacking' | 'done'
  state: 'stuck' | 'open' | 'lacking' | 'asked' | 'unknown' | 'notApplicable' | 'answered'
  icon: IconNode
}

function markOf(entries: Entries, questionId: string, isAsked: boolean, isCurrent: boolean): Mark {
  const entry = entries[questionId]
  const value = valueIn(entries, questionId)
  if (entry && isStuck(entry) && !(isCurrent && waitsForReason(entry)))
    return { kind: 'stuck', state: 'stuck', icon: CircleAlert }
  if (isAsked) return { kind: 'open', state: 'asked', icon: Send }
  if (value.unknown) return { kind: 'open', state: 'unknown', icon: CircleQuestionMark }
  if (!isAnswered(value)) return { kind: 'open', state: 'open', icon: CircleDashed }
  if (lacksEvidence(value)) return { kind: 'lacking', state: 'lacking', icon: CircleAlert }
  return value.notApplicable
    ? { kind: 'done', state: 'notApplicable', icon: CircleMinus }
    : { kind: 'done', state: 'answered', icon: CircleCheck }
}
