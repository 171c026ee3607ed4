import { Plus, X } from 'lucide'
import type { EditedStep } from '../../../domain/onboarding/edited-paths.ts'
import { MAX_ANSWERS, MIN_ANSWERS } from '../../../domain/onboarding/limits.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { quizAnswers } from '../path-words.ts'
import { words } from './words/words.ts'

type Quiz = NonNullable<EditedStep['quiz']>

interface QuizFieldsProps {
  quiz: Quiz
  error?: string | undefined
  onChange(quiz: Quiz): void
}

/** The answers of a question, and which of them is right. */
export function QuizFields({ quiz: { answers, right }, error, onChange }: QuizFieldsProps) {
  const { number } = useFormat()
  const name = (at: number) => words('answer', { number: number(at + 1) })
  const usual = answers.every((each) => !each) ? quizAnswers() : []
  return (
    <fieldset className="quiz-fields os-stack">
      <legend>{words('answers')}</legend>
      {answers.map((answer, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- an answer is known by its place alone
        <div key={at} className="quiz-answer">
          <TextField
            label={name(at)}
            placeholder={usual[at] ?? ''}
            value={answer}
            onChange={(text) => onChange({ answers: answers.with(at, text), right })}
          />
          {answers.length > MIN_ANSWERS && (
            <Button
              variant="quiet"
              icon={X}
              iconOnly
              onClick={() =>
                onChange({
                  answers: answers.toSpliced(at, 1),
                  right: right > at ? right - 1 : right % (answers.length - 1),
                })
              }
            >
              {words('remove', { step: name(at) })}
            </Button>
          )}
        </div>
      ))}
      <div className="os-row">
        <Button
          size="s"
          icon={Plus}
          disabled={answers.length >= MAX_ANSWERS}
          onClick={() => onChange({ answers: [...answers, ''], right })}
        >
          {name(answers.length)}
        </Button>
      </div>
      <Select
        label={words('right')}
        value={String(right)}
        error={error}
        onChange={(chosen) => onChange({ answers, right: Number(chosen) })}
        options={answers.map((answer, at) => ({
          value: String(at),
          label: answer || usual[at] || name(at),
        }))}
      />
    </fieldset>
  )
}
