import { Check, CircleAlert } from 'lucide'
import { useSheet } from '../bridge/use-sheet.ts'
import { useFormat } from '../words/format.ts'
import { Icon } from './icon.tsx'
import sheet from './stepper.css?sheet'
import { words } from './words/words.ts'

export type StepState = 'done' | 'current' | 'error' | 'next'

export interface Step {
  key: string
  label: string
  state: StepState
}

interface StepperProps {
  label: string
  steps: readonly Step[]
  /** Goes to a step that is open: without it, steps are only shown. */
  onGo?: (key: string) => void
  /** Steps may be taken in any order. */
  isFree?: boolean
}

/** Where somebody is in a flow of several steps, what is done and what needs mending. */
export function Stepper({ label, steps, onGo, isFree = false }: StepperProps) {
  useSheet(sheet)
  const { number } = useFormat()
  return (
    <nav aria-label={label}>
      <ol className="os-stepper">
        {steps.map((step, index) => (
          <li
            key={step.key}
            data-state={step.state}
            aria-current={step.state === 'current' ? 'step' : undefined}
          >
            <StepLine step={step} at={number(index + 1)} onGo={isOpen(step, isFree) ? onGo : undefined} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

const isOpen = ({ state }: Step, isFree: boolean): boolean =>
  state !== 'current' && (isFree || state !== 'next')

function StepLine({ step, at, onGo }: { step: Step; at: string; onGo: StepperProps['onGo'] }) {
  const { key, label, state } = step
  const inside = (
    <>
      <span className="os-step-sign" aria-hidden="true">
        {state === 'done' ? <Icon of={Check} /> : state === 'error' ? <Icon of={CircleAlert} /> : at}
      </span>
      <span className="os-step-label">
        {label}
        {(state === 'done' || state === 'error') && (
          <span className="os-visually-hidden"> {words(`step.${state}`)}</span>
        )}
      </span>
    </>
  )
  if (!onGo) return <span className="os-step">{inside}</span>
  return (
    <button type="button" className="os-step" onClick={() => onGo(key)}>
      {inside}
    </button>
  )
}
