import {
  DONE_BY,
  type EditedPath,
  type EditedStep,
  stepForm,
} from '../../../domain/onboarding/edited-paths.ts'
import { MAX_STEP_MINUTES } from '../../../domain/onboarding/limits.ts'
import { STEP_KINDS } from '../../../domain/onboarding/onboarding-path.ts'
import { Checkbox } from '../../../kit/controls/checkbox.tsx'
import { MultiSelect } from '../../../kit/controls/multi-select.tsx'
import { NumberField } from '../../../kit/controls/number-field.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { TextArea } from '../../../kit/controls/text-area.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { FormDialog } from '../../../kit/form/form-dialog.tsx'
import { useForm } from '../../../kit/form/use-form.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { stepWords } from '../path-words.ts'
import { QuizFields } from './quiz-fields.tsx'
import { words } from './words/words.ts'

interface StepDialogProps {
  path: EditedPath
  step: EditedStep
  isNew: boolean
  onClose(): void
  onTaken(step: EditedStep): void
}

/** Everything about one step; it is stored with the others. */
export function StepDialog({ path, step: before, isNew, onClose, onTaken }: StepDialogProps) {
  const { isUsual } = stepWords(path.key, before)
  const form = useForm(stepForm(path, isUsual), before, (step) => step, { done: onTaken })
  const step = form.values
  const others = path.steps.filter(({ key }) => key !== step.key)
  return (
    <FormDialog
      form={form}
      size="l"
      title={words(isNew ? 'newStep' : 'changeStep')}
      verb={words('take')}
      onClose={onClose}
    >
      <TextField
        {...form.field('title')}
        label={words('stepTitle')}
        required={!isUsual}
        help={isUsual ? words('usualWords') : undefined}
        placeholder={isUsual ? stepWords(path.key, step).title : undefined}
      />
      <TextArea {...form.field('text')} label={words('stepText')} />
      <Select
        label={words('kind')}
        value={step.kind}
        onChange={(kind) => form.set(ofKind(step, kind as EditedStep['kind']))}
        options={STEP_KINDS.map((kind) => ({ value: kind, label: words(`kind.${kind}`) }))}
      />
      {step.quiz && step.kind === 'quiz' && (
        <QuizFields
          quiz={step.quiz}
          error={form.errorAt('quiz', words('answersMissing'))}
          onChange={(quiz) => form.set({ quiz })}
        />
      )}
      <TextField
        {...form.field('path', words('linkWrong'))}
        label={kitWords('link')}
        required
        help={words('linkHelp')}
      />
      <NumberField
        {...form.field('minutes')}
        label={words('minutes')}
        required
        min={1}
        max={MAX_STEP_MINUTES}
        digits={0}
        onChange={(minutes) => form.set({ minutes: minutes ?? 1 })}
      />
      <Checkbox {...form.tick('required')} label={words('required')} />
      {step.kind !== 'quiz' && (
        <Select
          label={words('doneBy')}
          value={step.doneBy ?? 'self'}
          onChange={(chosen) => form.set({ doneBy: DONE_BY.find((each) => each === chosen) ?? null })}
          options={(['self', ...DONE_BY] as const).map((each) => ({
            value: each,
            label: words(`doneBy.${each}`),
          }))}
        />
      )}
      {others.length > 0 && (
        <MultiSelect
          {...form.field('dependsOn', words('waits'))}
          label={words('dependsOn')}
          options={others.map((each) => ({ value: each.key, label: stepWords(path.key, each).title }))}
        />
      )}
    </FormDialog>
  )
}

/** A question has answers and is done by the right one. */
const ofKind = (step: EditedStep, kind: EditedStep['kind']): Partial<EditedStep> =>
  kind === 'quiz'
    ? { kind, doneBy: null, quiz: step.quiz ?? { answers: ['', ''], right: 0 } }
    : { kind, quiz: null }
