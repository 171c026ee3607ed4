import { useEffect, useRef } from 'react'
import { MAX_UPLOAD_LINES } from '../../domain/uploads/limits.ts'
import type { HeldOfVendor } from '../../domain/uploads/wire.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { useSettled } from '../../kit/bridge/use-settled.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Card } from '../../kit/controls/card.tsx'
import { StepProblem } from '../../kit/exchange/import-wizard/step-problem.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { AboutFile } from './about-file.tsx'
import { fieldName } from './field-name.ts'
import { HeaderChoice, SheetChoice } from './header-choice.tsx'
import { KnownFile } from './known-file.tsx'
import { MappingTable } from './mapping-table.tsx'
import { columnsProblem, hasTooManyLines } from './upload-state.ts'
import type { Upload } from './use-upload.ts'

/** Second step of an upload: vendor, row of headings and meaning of each column, all proposed and open to correction. */
export function ColumnsStep({ upload, vendors }: { upload: Upload; vendors: readonly string[] }) {
  const { busy, problem, known, look, file } = upload
  useTemplate(upload)
  if (!look || !file) return null
  return (
    <>
      {known && <KnownFile upload={known} />}
      <AboutFile upload={upload} look={look} vendors={vendors} />
      <Card title={words('columns')}>
        <div className="import-choices">
          <SheetChoice file={file} look={look} onChange={upload.setSheet} />
          <HeaderChoice look={look} onChange={upload.setHeader} />
        </div>
        {look.header !== null && <MappingTable look={look} onChange={upload.setField} />}
        {file.formulas > 0 && <p className="os-help">{words('formulas', { count: file.formulas })}</p>}
      </Card>
      <WhatIsMissing upload={upload} />
      <StepProblem problem={problem} onRetry={upload.read} />
      <div className="os-row import-actions">
        <Button onClick={upload.restart}>{words('otherFile')}</Button>
        <Button
          variant="primary"
          busy={busy}
          disabled={columnsProblem(upload) !== null}
          onClick={upload.read}
        >
          {words('columns.next')}
        </Button>
      </div>
    </>
  )
}

/** Once the vendor is known, the file is read as its last one was; not in the middle of what the person has begun. */
function useTemplate({ brand, vendor, busy, follow }: Upload): void {
  const settled = useSettled(vendor.trim())
  const path = settled === '' ? null : `/${brand}/held?vendor=${encodeURIComponent(settled)}`
  const template = useAnswer<HeldOfVendor>('uploads', path).data?.template
  const followed = useRef('')
  useEffect(() => {
    if (!template || busy || followed.current === settled) return
    followed.current = settled
    follow(template)
    // oxlint-disable-next-line react/exhaustive-deps -- a template is followed once
  }, [template, settled, busy])
}

function WhatIsMissing({ upload }: { upload: Upload }) {
  const { list } = useFormat()
  const wrong = columnsProblem(upload)
  if (hasTooManyLines(upload))
    return (
      <p className="os-notice" data-tone="error" role="alert">
        {words('tooManyLines', { lines: upload.staged!.lines.length, limit: MAX_UPLOAD_LINES })}
      </p>
    )
  if (!wrong) return null
  const fields = wrong.missing?.map(fieldName) ?? []
  return (
    <p className="os-notice" data-tone="warning" role="status">
      {wrong.code === 'header' && words('noHeader')}
      {wrong.code === 'vendor' && words('vendor.missing')}
      {wrong.code === 'missing' && words('missingColumns', { fields: list(fields) })}
    </p>
  )
}
