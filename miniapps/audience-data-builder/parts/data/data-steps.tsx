import { useBody } from '../../../kit/document/fields/open-fields.ts'
import { lazily } from '../../../kit/bridge/lazily.tsx'
import { useEntryState } from '../../../kit/bridge/use-entry-state.ts'
import { useSheet } from '../../../kit/bridge/use-sheet.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { EmptyState } from '../../../kit/controls/empty-state.tsx'
import { Stepper, type StepState } from '../../../kit/controls/stepper.tsx'
import importSheet from '../../../kit/exchange/import-wizard/import-wizard.css?sheet'
import { StepBody } from '../../../kit/exchange/import-wizard/step-body.tsx'
import sheet from './data.css?sheet'
import { FileStep } from './file-step.tsx'
import { type Source, useSource } from './source-state.ts'
import { useWeighting, type Weighting } from './weighting-provider.tsx'
import { words as fileWords } from '../../../kit/exchange/words/words.ts'
import { words } from './words/words.ts'

const STEPS = ['file', 'variables', 'frames', 'weights', 'quality', 'publish'] as const
type Step = (typeof STEPS)[number]

const VariablesStep = lazily(async () => (await import('./variables-step.tsx')).VariablesStep)
const FramesStep = lazily(async () => (await import('./frames-step.tsx')).FramesStep)
const WeightsStep = lazily(async () => (await import('./weights-step.tsx')).WeightsStep)
const QualityStep = lazily(async () => (await import('./quality-step.tsx')).QualityStep)
const PublishStep = lazily(async () => (await import('./publish-step.tsx')).PublishStep)

/** The way of a file to a dataset; each step may be taken up again. */
export function DataSteps() {
  useSheet(importSheet)
  useSheet(sheet)
  const source = useSource()
  const weighting = useWeighting()
  const { version } = useBody()
  const [step, setStep] = useEntryState<Step>('step', 'file')
  const name = (key: Step) => (key === 'file' ? fileWords('step.file') : words(`step.${key}`))
  const stateOf = (key: Step): StepState => {
    if (key === step) return 'current'
    if (key === 'publish') return version ? 'done' : 'next'
    return isWrong(key, source, weighting) ? 'error' : source.look ? 'done' : 'next'
  }
  return (
    <div className="import data-builder" aria-busy={source.reading !== undefined}>
      <Stepper
        label={words('steps')}
        isFree
        steps={STEPS.map((key) => ({ key, label: name(key), state: stateOf(key) }))}
        onGo={(key) => setStep(key as Step)}
      />
      <StepBody step={step} name={name(step)}>
        {step === 'file' && <FileStep />}
        {step !== 'file' && !source.look && <NoFile onGo={() => setStep('file')} />}
        {step === 'variables' && source.look && <VariablesStep />}
        {step === 'frames' && source.look && <FramesStep />}
        {step === 'weights' && source.look && <WeightsStep />}
        {step === 'quality' && source.look && <QualityStep />}
        {step === 'publish' && source.look && <PublishStep />}
      </StepBody>
    </div>
  )
}

function isWrong(key: Step, { look, problem }: Source, { schemes }: Weighting): boolean {
  if (key === 'file') return problem !== undefined
  if (key === 'variables') return (look?.problems.length ?? 0) > 0
  if (key === 'frames') return look?.alignments.some(({ decision }) => decision === '') ?? false
  return key === 'weights' && schemes.some(({ result, isOld }) => isOld || (result && 'refused' in result))
}

const NoFile = ({ onGo }: { onGo(): void }) => (
  <EmptyState
    title={words('noFile')}
    action={
      <Button variant="primary" onClick={onGo}>
        {words('noFile.go')}
      </Button>
    }
  >
    {words('noFile.text')}
  </EmptyState>
)
