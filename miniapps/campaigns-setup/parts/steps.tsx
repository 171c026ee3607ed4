import { useRef } from 'react'
import { doneSteps, STEPS } from '../../domain/campaigns/steps.ts'
import { Stepper } from '../../kit/controls/stepper.tsx'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { words } from '../words/words.ts'

/** All steps, which of them are done, and the way to each. */
export function Steps() {
  const done = doneSteps(useBody())
  const frame = useRef<HTMLDivElement>(null)
  const go = (step: string) => {
    const target = (frame.current!.getRootNode() as ShadowRoot).querySelector<HTMLElement>(
      `[data-step="${step}"]`,
    )
    target?.focus({ preventScroll: true })
    target?.scrollIntoView({ block: 'start' })
  }
  return (
    <div ref={frame} className="steps">
      <Stepper
        label={words('steps')}
        isFree
        onGo={go}
        steps={STEPS.map((key) => ({
          key,
          label: words(`step.${key}`),
          state: done.has(key) ? 'done' : 'next',
        }))}
      />
    </div>
  )
}
