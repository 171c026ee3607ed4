import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { RadioGroup } from '../../../kit/controls/radio-group.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import type { Question } from '../../../domain/scorecards/scorecard.ts'
import { useAudit } from '../run/audit-context.ts'
import type { Standing } from '../run/standing.ts'
import { words } from '../../words/words.ts'

const CHOICES = ['all', 'open', 'unknown', 'asked'] as const
type Choice = (typeof CHOICES)[number]

export interface QuestionFilter {
  choice: Choice
  /** Those that were sent to somebody and wait for an answer. */
  asked: readonly Question[]
  /** Null shows all questions. */
  shown: ReadonlySet<string> | null
  choose(choice: Choice): void
  /** Shows all again where this question is filtered out, so that it can be led to. */
  reveal(questionId: string): void
}

/** Shows what is open, unknown or asked at the moment it is asked for: an answer must not take its question away under the hand. */
export function useQuestionFilter(
  { unanswered, unknown }: Standing,
  asked: readonly Question[],
): QuestionFilter {
  const [filter, setFilter] = useState<Pick<QuestionFilter, 'choice' | 'shown'>>({
    choice: 'all',
    shown: null,
  })
  const choose = (choice: Choice) => {
    const wanted = { all: null, open: unanswered, unknown, asked }[choice]
    setFilter({ choice, shown: wanted && new Set(wanted.map(({ id }) => id)) })
  }
  const { shown } = filter
  const reveal = useCallback(
    (questionId: string) => {
      if (shown && !shown.has(questionId)) flushSync(() => setFilter({ choice: 'all', shown: null }))
    },
    [shown],
  )
  return { ...filter, asked, choose, reveal }
}

/** Above the questions: which of them are shown. */
export function FilterChoice({ filter: { choice, asked, shown, choose } }: { filter: QuestionFilter }) {
  const { scorecard, standing } = useAudit()
  const { number } = useFormat()
  const counts = {
    all: scorecard.questions.length,
    open: standing.unanswered.length,
    unknown: standing.unknown.length,
    asked: asked.length,
  }
  return (
    <>
      <RadioGroup
        label={words('filter.title')}
        hideLabel
        layout="row"
        value={choice}
        onChange={(value) => choose(CHOICES.find((each) => each === value)!)}
        options={CHOICES.filter((value) => value !== 'asked' || choice === value || counts.asked > 0).map(
          (value) => ({
            value,
            label: words(`filter.${value}`, { count: number(counts[value]) }),
          }),
        )}
      />
      {shown?.size === 0 && <p className="os-muted">{words('filter.none')}</p>}
    </>
  )
}
