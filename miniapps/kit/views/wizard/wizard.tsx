import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { Button } from '../../controls/button.tsx'
import { Stepper, type StepState } from '../../controls/stepper.tsx'
import { problemText } from '../../words/problem-text.ts'
import { words } from '../words/words.ts'
import { useWizard, type Problems } from './use-wizard.ts'
import { words as kitWords } from '../../words/words.ts'

export interface WizardStep<Values> {
  key: string
  label: string
  /** What is missing or wrong, by field; the step is left forward only when there is nothing. */
  check?(values: Values): Problems
  content(parts: { values: Values; set(part: Partial<Values>): void; problems: Problems }): ReactNode
}

export interface WizardProps<Values extends object> {
  label: string
  steps: readonly WizardStep<Values>[]
  /** Plain data: it is kept as a draft, so that a reload does not lose it. */
  initial: Values
  draftKey: string
  finishLabel: string
  /** What the whole was for; while it throws, everything stays as it is. */
  onFinish(values: Values): Promise<void>
}

/** A task in a few steps, where the next depends on the one before: back and forth, checked step by step, resumed where it was left. */
export function Wizard<Values extends object>(props: WizardProps<Values>) {
  const { label, steps, finishLabel, onFinish } = props
  const { portal } = useMiniApp()
  const wizard = useWizard(props)
  const { at, reached, values, tried } = wizard
  const [isBusy, setBusy] = useState(false)
  const step = steps[at]!
  const problems = step.check?.(values) ?? {}
  const shown = tried.has(step.key) ? problems : {}
  const body = useStepFocus(at, wizard.attempts)
  const isLast = at === steps.length - 1
  const forward = async () => {
    wizard.tryStep(step.key)
    if (Object.keys(problems).length > 0) return
    if (!isLast) return wizard.go(at + 1)
    setBusy(true)
    try {
      await onFinish(values)
      wizard.finished()
    } catch (error) {
      portal.notify({ kind: 'error', text: `${words('wizard.failed')} ${problemText(error).text}` })
    } finally {
      setBusy(false)
    }
  }
  const stateOf = ({ key, check }: WizardStep<Values>, index: number): StepState => {
    if (index === at) return 'current'
    if (index > reached) return 'next'
    return tried.has(key) && Object.keys(check?.(values) ?? {}).length > 0 ? 'error' : 'done'
  }
  return (
    <form
      className="os-stack"
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void forward()
      }}
    >
      <Stepper
        label={label}
        steps={steps.map((each, index) => ({
          key: each.key,
          label: each.label,
          state: stateOf(each, index),
        }))}
        onGo={(key) => wizard.go(steps.findIndex((each) => each.key === key))}
      />
      {wizard.isResumed && (
        <div className="os-notice" data-tone="information">
          <p>{words('wizard.resumed')}</p>
          <Button size="s" onClick={wizard.startOver}>
            {words('wizard.again')}
          </Button>
        </div>
      )}
      <div
        ref={body}
        className="os-stack"
        role="group"
        tabIndex={-1}
        aria-label={words('wizard.step', { step: at + 1, all: steps.length, label: step.label })}
      >
        {step.content({ values, set: wizard.set, problems: shown })}
      </div>
      <div className="os-row">
        <Button variant="primary" type="submit" busy={isBusy}>
          {isLast ? finishLabel : kitWords('tour.next')}
        </Button>
        {at > 0 && <Button onClick={() => wizard.go(at - 1)}>{kitWords('tour.back')}</Button>}
      </div>
    </form>
  )
}

/** A new step has the focus, and is read out; after an attempt that failed the first wrong field has it. */
function useStepFocus(at: number, attempts: number) {
  const body = useRef<HTMLDivElement>(null)
  const before = useRef({ at, attempts })
  useEffect(() => {
    if (before.current.at !== at) body.current!.focus({ preventScroll: false })
    else if (before.current.attempts !== attempts)
      body.current!.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    before.current = { at, attempts }
  }, [at, attempts])
  return body
}
