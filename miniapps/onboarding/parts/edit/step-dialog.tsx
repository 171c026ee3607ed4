import { useState } from 'react'
import {
  DONE_BY,
  type EditedPath,
  type EditedStep,
  waitsForItself,
} from '../../../domain/onboarding/edited-paths.ts'
import { MAX_STEP_MINUTES } from '../../../domain/onboarding/limits.ts'
import { STEP_KINDS } from '../../../domain/onboarding/onboarding-path.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Checkbox } from '../../../kit/controls/checkbox.tsx'
import { Dialog } from '../../../kit/controls/dialog.tsx'
import { MultiSelect } from '../../../kit/controls/multi-select.tsx'
import { NumberField } from '../../../kit/controls/number-field.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { TextArea } from '../../../kit/controls/text-area.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { stepWords } from '../path-words.ts'
import { withStep } from './edited-list.ts'
import { QuizFields } from './quiz-fields.tsx'
import { stepProblems } from './step-problems.ts'
import { words } from './words/words.ts'
import { words as kitWords } from '../../../kit/words/words.ts'

interface StepDialogProps {
  path: EditedPath
  step: EditedStep
  isNew: boolean
  onClose(): void
  onTaken(step: EditedStep): void
}

/** Everything about one step; it is stored with the others. */
export function StepDialog({ path, step: before, isNew, onClose, onTaken }: StepDialogProps) {
  const [step, setStep] = useState(before)
  const [isTried, setTried] = useState(false)
  const set = (part: Partial<EditedStep>) => setStep((old) => ({ ...old, ...part }))
  const usual = stepWords(path.key, step)
  const problems = isTried ? stepProblems(path, step) : {}
  const take = () => {
    setTried(true)
    if (Object.keys(stepProblems(path, step)).length === 0) onTaken(step)
  }
  const others = path.steps.filter(({ key }) => key !== step.key)
  return (
    <Dialog
      open
      size="l"
      title={words(isNew ? 'newStep' : 'changeStep')}
      onClose={onClose}
      onSubmit={take}
      actions={
        <>
          <Button onClick={onClose}>{kitWords('cancel')}</Button>
          <Button variant="primary" type="submit">
            {words('take')}
          </Button>
        </>
      }
    >
      <div className="os-stack">
        <TextField
          label={words('stepTitle')}
          required={!usual.isUsual}
          {...(usual.isUsual && { help: words('usualWords'), placeholder: usual.title })}
          {...(problems.title && { error: problems.title })}
          value={step.title}
          onChange={(title) => set({ title })}
        />
        <TextArea label={words('stepText')} value={step.text} onChange={(text) => set({ text })} />
        <Select
          label={words('kind')}
          value={step.kind}
          onChange={(kind) => set(ofKind(step, kind as EditedStep['kind']))}
          options={STEP_KINDS.map((kind) => ({ value: kind, label: words(`kind.${kind}`) }))}
        />
        {step.quiz && step.kind === 'quiz' && (
          <QuizFields
            quiz={step.quiz}
            {...(problems.quiz && { error: problems.quiz })}
            onChange={(quiz) => set({ quiz })}
          />
        )}
        <TextField
          label={kitWords('link')}
          required
          help={words('linkHelp')}
          {...(problems.path && { error: problems.path })}
          value={step.path}
          onChange={(link) => set({ path: link })}
        />
        <NumberField
          label={words('minutes')}
          required
          value={step.minutes}
          min={1}
          max={MAX_STEP_MINUTES}
          digits={0}
          onChange={(minutes) => set({ minutes: minutes ?? 1 })}
        />
        <Checkbox
          label={words('required')}
          checked={step.required}
          onChange={(required) => set({ required })}
        />
        {step.kind !== 'quiz' && (
          <Select
            label={words('doneBy')}
            value={step.doneBy ?? 'self'}
            onChange={(chosen) => set({ doneBy: DONE_BY.find((each) => each === chosen) ?? null })}
            options={(['self', ...DONE_BY] as const).map((each) => ({
              value: each,
              label: words(`doneBy.${each}`),
            }))}
          />
        )}
        {others.length > 0 && (
          <MultiSelect
            label={words('dependsOn')}
            {...(waitsForItself(withStep(path, step)) && { error: words('waits') })}
            value={step.dependsOn}
            onChange={(dependsOn) => set({ dependsOn: [...dependsOn] })}
            options={others.map((each) => ({ value: each.key, label: stepWords(path.key, each).title }))}
          />
        )}
      </div>
    </Dialog>
  )
}

/** A question has answers and is done by the right one. */
const ofKind = (step: EditedStep, kind: EditedStep['kind']): Partial<EditedStep> =>
  kind === 'quiz'
    ? { kind, doneBy: null, quiz: step.quiz ?? { answers: ['', ''], right: 0 } }
    : { kind, quiz: null }
