import { useId } from 'react'
import { Check } from 'lucide'
import type { Level, Question } from '../../../domain/scorecards/scorecard.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { Icon } from '../../../kit/controls/icon.tsx'
import type { AnswerValue } from '../run/answer-value.ts'
import { words } from '../../words/words.ts'

export interface LevelChoiceProps {
  question: Question
  value: AnswerValue
  labelledBy: string
  onChange(part: Partial<AnswerValue>): void
}

/** Five levels, each described, or not applicable: one Tab stop, arrows choose. */
export function LevelChoice({ question, value, labelledBy, onChange }: LevelChoiceProps) {
  const name = useId()
  const { number } = useFormat()
  return (
    <div className="levels" role="radiogroup" aria-labelledby={labelledBy}>
      {question.levels.map((descriptor, level) => (
        <Choice
          // oxlint-disable-next-line react/no-array-index-key -- the level is the identity
          key={level}
          name={name}
          mark={number(level)}
          descriptor={descriptor}
          spoken={`${words('answer.levelIs', { level: number(level) })} `}
          chosen={!value.notApplicable && value.level === level}
          onChoose={() => onChange({ level: level as Level, notApplicable: false })}
        />
      ))}
      <Choice
        name={name}
        mark="N"
        descriptor={words('answer.notApplicable')}
        chosen={value.notApplicable}
        onChoose={() => onChange({ level: null, notApplicable: true })}
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
  chosen: boolean
  onChoose(): void
}

function Choice({ name, mark, spoken, descriptor, chosen, onChoose }: ChoiceProps) {
  return (
    <label className="level">
      <input type="radio" name={name} checked={chosen} onChange={onChoose} />
      <span className="level-mark" aria-hidden="true">
        {mark}
      </span>
      <span className="level-words">
        {spoken && <span className="os-visually-hidden">{spoken}</span>}
        {descriptor}
      </span>
      {chosen && <Icon of={Check} className="level-tick" />}
    </label>
  )
}
