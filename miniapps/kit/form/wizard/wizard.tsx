import { useState, type ReactNode } from 'react'
import { Button } from '../../controls/button.tsx'
import { Stepper, type StepState } from '../../controls/stepper.tsx'
import type { Form, NameOf } from '../form.ts'
import { FormAlert } from '../form-alert.tsx'
import { useFocusOnWrong } from '../use-focus-on-wrong.ts'
import { words as kitWords } from '../../words/words.ts'
import { words } from '../words/words.ts'
import { useWizardStep } from './use-wizard-step.ts'

export interface WizardStep<Values> {
  key: string
  label: string
  /** The step is left forward once these are right. */
  fields: readonly NameOf<Values>[]
  content: ReactNode
}

interface WizardProps<Values> {
  /** One with a draft, so that a reload does not lose it. */
  form: Form<Values>
  label: string
  steps: readonly WizardStep<Values>[]
  /** The last button. */
  verb: string
}

/** A form in a few steps, where the next depends on the one before: back and forth, checked step by step, resumed where it was left. */
export function Wizard<Values>({ form, label, steps, verb }: WizardProps<Values>) {
  const frame = useFocusOnWrong(form.tries)
  const { at, reached, go, restart } = useWizardStep(form, frame, steps.length)
  const [isResumed, setResumed] = useState(form.changes > 0)
  const step = steps[at]!
  const goTo = (to: number) => {
    setResumed(false)
    go(to)
  }
  const startOver = () => {
    setResumed(false)
    form.discard()
    restart()
  }
  const forward = () => {
    if (at === steps.length - 1) form.submit()
    else if (form.attempt(step.fields)) goTo(at + 1)
  }
  const isWrong = ({ fields }: WizardStep<Values>) => fields.some((name) => form.errorAt(name) !== undefined)
  const stateOf = (each: WizardStep<Values>, index: number): StepState => {
    if (index === at) return 'current'
    return index > reached ? 'next' : isWrong(each) ? 'error' : 'done'
  }
  return (
    <form
      className="os-stack"
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        forward()
      }}
    >
      <Stepper
        label={label}
        steps={steps.map((each, index) => ({
          key: each.key,
          label: each.label,
          state: stateOf(each, index),
        }))}
        onGo={(key) => goTo(steps.findIndex((each) => each.key === key))}
      />
      {isResumed && <Resumed onStartOver={startOver} />}
      <div
        ref={frame}
        className="os-stack"
        role="group"
        tabIndex={-1}
        aria-label={words('wizard.step', { step: at + 1, all: steps.length, label: step.label })}
      >
        {step.content}
      </div>
      <FormAlert form={form} />
      <div className="os-row">
        <Button variant="primary" type="submit" busy={form.isBusy}>
          {at === steps.length - 1 ? verb : kitWords('tour.next')}
        </Button>
        {at > 0 && <Button onClick={() => goTo(at - 1)}>{kitWords('tour.back')}</Button>}
      </div>
    </form>
  )
}

function Resumed({ onStartOver }: { onStartOver(): void }) {
  return (
    <div className="os-notice" data-tone="information">
      <p>{words('wizard.resumed')}</p>
      <Button size="s" onClick={onStartOver}>
        {words('wizard.again')}
      </Button>
    </div>
  )
}
