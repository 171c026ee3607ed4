import { useEffect, type ReactNode } from 'react'
import { CircleCheck } from 'lucide'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { useSheet } from '../../bridge/use-sheet.ts'
import { Button } from '../../controls/button.tsx'
import { EmptyState } from '../../controls/empty-state.tsx'
import { words } from '../words/words.ts'
import { ChooseFile } from './choose-file.tsx'
import { ColumnsStep } from './columns-step.tsx'
import type { ImportPlan } from './import-plan.ts'
import { ReviewStep } from './review-step.tsx'
import { StepBody } from './step-body.tsx'
import sheet from './import-wizard.css?sheet'
import { type Import, type Step, useImport } from './use-import.ts'

export interface ImportWizardProps<Key extends string> {
  plan: ImportPlan<Key>
  /** Chosen already, such as by dropping it on the page. */
  file?: File
  /** What can be done once it is imported, such as to look at it. */
  afterwards?: ReactNode
}

/** A spreadsheet comes in: file, columns, what it changes; nothing is done before the person has seen that. */
export function ImportWizard<Key extends string>({ plan, file, afterwards }: ImportWizardProps<Key>) {
  useSheet(sheet)
  const state = useImport(plan, file)
  const { step, review } = state
  return (
    <div className="import">
      <Steps step={step} />
      <StepBody step={step} name={stepName(step)}>
        {step === 'file' && <ChooseFile state={state} />}
        {step === 'columns' && <ColumnsStep plan={plan} state={state} />}
        {step === 'review' && review && <ReviewStep plan={plan} state={state} review={review} />}
        {step === 'done' && <Done state={state} afterwards={afterwards} />}
      </StepBody>
    </div>
  )
}

const STEPS = ['file', 'columns', 'review'] as const

function Steps({ step }: { step: Step }) {
  return (
    <ol className="import-steps" aria-label={words('steps')}>
      {STEPS.map((each) => (
        <li key={each} aria-current={each === step ? 'step' : undefined}>
          {words(`step.${each}`)}
        </li>
      ))}
    </ol>
  )
}

function stepName(step: Step): string {
  const at = STEPS.findIndex((each) => each === step)
  if (at < 0) return words('step.done')
  return words('step.name', { label: words(`step.${STEPS[at]!}`), at: at + 1, of: STEPS.length })
}

function Done<Key extends string>({ state, afterwards }: { state: Import<Key>; afterwards: ReactNode }) {
  const { portal } = useMiniApp()
  const count = state.done
  useEffect(() => portal.announce(words('done', { count })), [portal, count])
  return (
    <EmptyState
      icon={CircleCheck}
      title={words('done', { count })}
      action={
        <>
          {afterwards}
          <Button onClick={state.cancel}>{words('another')}</Button>
        </>
      }
    />
  )
}
