import { useId } from 'react'
import { Check } from 'lucide'
import type { Level, Question } from '../../../domain/scorecards/scorecard.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { Icon } from '../../../kit/controls/icon.tsx'
import { rangeWords } from '../range-words.ts'
import { type AnswerValue, levelChosen, NOT_APPLICABLE_CHOSEN, UNKNOWN_CHOSEN } from '../run/answer-value.ts'
import { words } from '../../words/words.ts'

export interface LevelChoiceProps {
  question: Question
  value: AnswerValue
  labelledBy: string
  onChange(part: Partial<AnswerValue>): void
}

/** Five levels, each described, unknown, or not applicable: one Tab stop, arrows choose. */
export function LevelChoice({ question, value, labelledBy, onChange }: LevelChoiceProps) {
  const name = useId()
  const format = useFormat()
  const { measure } = question
  return (
    <div className="levels" role="radiogroup" aria-labelledby={labelledBy}>
      {question.levels.map((descriptor, level) => (
        <Choice
          // oxlint-disable-next-line react/no-array-index-key -- the level is the identity
          key={level}
          name={name}
          mark={format.number(level)}
          descriptor={descriptor}
          range={measure && rangeWords(measure, level as Level, format)}
          spoken={`${words('answer.levelIs', { level: format.number(level) })} `}
          chosen={value.level === level}
          onChoose={() => onChange(levelChosen(level as Level))}
        />
      ))}
      <Choice
        name={name}
        mark="U"
        descriptor={words('answer.unknown')}
        chosen={value.unknown}
        onChoose={() => onChange(UNKNOWN_CHOSEN)}
      />
      <Choice
        name={name}
        mark="N"
        descriptor={words('answer.notApplicable')}
        chosen={value.notApplicable}
        onChoose={() => onChange(NOT_APPLICABLE_CHOSEN)}
      />
    </div>
  )
}

interface ChoiceProps {
  name: string
  /** What stands in the box: the level, which is its key too. */
  mark: string
  spoken?: string
  descriptor: string
  /** The figures of the question's measure that belong to the level. */
  range?: string | undefined
  chosen: boolean
  onChoose(): void
}

function Choice({ name, mark, spoken, descriptor, range, chosen, onChoose }: ChoiceProps) {
  return (
    <label className="level" data-mark={mark} data-chosen={chosen || undefined}>
      <input type="radio" name={name} checked={chosen} onChange={onChoose} />
      <span className="level-mark" aria-hidden="true">
        {mark}
      </span>
      <span className="level-words">
        {spoken && <span className="os-visually-hidden">{spoken}</span>}
        {descriptor}
        {range && <span className="level-range os-muted"> {range}</span>}
      </span>
      {chosen && <Icon of={Check} className="level-tick" />}
    </label>
  )
}
