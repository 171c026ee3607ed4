import { type ReactNode, useEffect, useRef } from 'react'
import { Dialog } from '../../../kit/controls/dialog.tsx'
import { FileDrop } from '../../../kit/controls/file-drop.tsx'
import { ReadingFile } from '../../../kit/exchange/import-wizard/reading-file.tsx'
import { StepProblem } from '../../../kit/exchange/import-wizard/step-problem.tsx'
import { REPORT_MAX_BYTES } from '../../../domain/deliveries/limits.ts'
import { words } from '../../words/words.ts'
import { useResults } from '../results-world.tsx'
import { ColumnsStep } from './columns-step.tsx'
import { DoneStep } from './done-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { type ReportImport, useReportImport } from './use-report-import.ts'

/** A report of deliveries comes in: file, columns, what of it belongs to which line; nothing is sent before that was seen. */
export function ImportDialog({ onClose }: { onClose(): void }) {
  const { plan, reload } = useResults()
  const state = useReportImport(plan.sources[0]?.source ?? words('source.first'))
  const { step, busy, problem } = state
  const close = () => {
    if (step === 'done') reload()
    onClose()
  }
  return (
    <Dialog open title={words('import')} size="l" onClose={close}>
      <Step name={`${step} ${busy ? 'busy' : ''}`} label={words(`step.${step}`)}>
        <StepProblem problem={problem} />
        {busy ? (
          <ReadingFile name={state.file?.name ?? ''} {...busy} onCancel={state.cancel} />
        ) : (
          <StepBody state={state} onClose={close} />
        )}
      </Step>
    </Dialog>
  )
}

function StepBody({ state, onClose }: { state: ReportImport; onClose(): void }) {
  switch (state.step) {
    case 'file':
      return (
        <FileDrop
          label={words('file')}
          help={words('file.help')}
          files={[]}
          onAdd={([file]) => state.choose(file!)}
          onRemove={() => {}}
          accept=".xlsx,.csv,.tsv,.txt"
          acceptText={words('file.kinds')}
          maxBytes={REPORT_MAX_BYTES}
        />
      )
    case 'columns':
      return <ColumnsStep state={state} />
    case 'review':
      return <ReviewStep state={state} />
    case 'done':
      return <DoneStep state={state} onClose={onClose} />
  }
}

/** People who work by keyboard or by ear begin at the top of each step, and hear which it is. */
function Step({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  const shown = useRef(name)
  useEffect(() => {
    if (shown.current !== name) body.current!.focus({ preventScroll: true })
    shown.current = name
  }, [name])
  return (
    <div ref={body} role="group" aria-label={label} tabIndex={-1} className="report-step">
      {children}
    </div>
  )
}
