import { useUnsaved } from '../../kit/bridge/use-unsaved.ts'
import { useSheet } from '../../kit/bridge/use-sheet.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { Stepper } from '../../kit/controls/stepper.tsx'
import { useBreadcrumbDetail } from '../../kit/bridge/use-breadcrumb-detail.ts'
import { useHolds } from '../../kit/document/use-holds.ts'
import sheet from '../../kit/exchange/import-wizard/import-wizard.css?sheet'
import { words as fileWords } from '../../kit/exchange/words/words.ts'
import { StepBody } from '../../kit/exchange/import-wizard/step-body.tsx'
import { IMPORTS_PERMISSION } from '../../domain/touchpoints/wire.ts'
import { CheckStep } from '../parts/check-step.tsx'
import { ColumnsStep } from '../parts/columns-step.tsx'
import { DoneStep } from '../parts/done-step.tsx'
import { FileStep } from '../parts/file-step.tsx'
import { MendStep } from '../parts/mend-step.tsx'
import { STEPS, type Step } from '../parts/upload-state.ts'
import { type Upload as State, useUpload } from '../parts/use-upload.ts'
import { words } from '../words/words.ts'

/** From a vendor's file to a plan, in five steps; nothing is stored before the last. */
export function Upload() {
  useSheet(sheet)
  useBreadcrumbDetail(words('upload'))
  const upload = useUpload()
  const mayUpload = useHolds(IMPORTS_PERMISSION)
  const vendors = useAnswer<readonly string[]>('uploads', `/${upload.brand}/vendors`).data ?? []
  useUnsaved(upload.step !== 'file' && upload.step !== 'done')
  if (!mayUpload) return <EmptyState title={words('noRight')}>{words('empty.noRight')}</EmptyState>
  const { step, fileName } = upload
  return (
    <>
      <PageHeader title={words('upload')} subtitle={fileName || words('upload.lead')} />
      <div className="import upload" aria-busy={upload.busy}>
        <Stepper
          label={words('steps')}
          steps={STEPS.map((key) => ({ key, label: stepName(key), state: stateOf(key, upload) }))}
          {...(step !== 'done' && {
            onGo: (key: string) => (key === 'file' ? upload.restart() : upload.goTo(key as Step)),
          })}
        />
        <StepBody step={step} name={stepName(step)}>
          {step === 'file' && <FileStep upload={upload} vendors={vendors} />}
          {step === 'columns' && <ColumnsStep upload={upload} vendors={vendors} />}
          {step === 'mend' && <MendStep upload={upload} />}
          {step === 'check' && <CheckStep upload={upload} />}
          {step === 'done' && <DoneStep upload={upload} />}
        </StepBody>
      </div>
    </>
  )
}

/** Files and columns are called as in every import. */
const stepName = (step: Step): string =>
  step === 'file' || step === 'columns' ? fileWords(`step.${step}`) : words(`step.${step}`)

function stateOf(key: Step, { step, staged }: State) {
  if (key === step) return 'current'
  const isBefore = STEPS.indexOf(key) < STEPS.indexOf(step)
  if (!isBefore) return 'next'
  return key === 'mend' && staged && staged.faults.length > 0 ? 'error' : 'done'
}
