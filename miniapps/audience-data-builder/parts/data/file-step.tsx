import { useState } from 'react'
import { textAt, textOf } from '../../../domain/document/change.ts'
import { lazily } from '../../../kit/bridge/lazily.tsx'
import { Button } from '../../../kit/controls/button.tsx'
import { Card } from '../../../kit/controls/card.tsx'
import { Facts } from '../../../kit/controls/facts.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { FileDrop } from '../../../kit/controls/file-drop.tsx'
import { BoundField } from '../../../kit/document/fields/bound-field.tsx'
import { useBody, useOpenFields } from '../../../kit/document/fields/open-fields.ts'
import { ReadingFile } from '../../../kit/exchange/import-wizard/reading-file.tsx'
import { StepProblem } from '../../../kit/exchange/import-wizard/step-problem.tsx'
import { LONG_FILE_LIMITS } from '../../../kit/exchange/limits.ts'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { problemWords } from './problem-words.ts'
import { useSource } from './source-state.ts'
import { words as fileWords } from '../../../kit/exchange/words/words.ts'
import { words } from './words/words.ts'

const KINDS = '.csv,.tsv,.txt,.xlsx,.sav,.zsav'
const LOCALES = ['en-GB', 'en-US', 'de-DE', 'fr-FR', 'es-ES', 'pt-BR', 'ja-JP']
const EXAMPLE = 1234.5

const CodebookDialog = lazily(async () => (await import('./codebook-dialog.tsx')).CodebookDialog)

/** The file of answers: chosen, read with progress, and what of it cannot be read. */
export function FileStep() {
  const { fileName, reading, problem, table, choose, cancel } = useSource()
  const { isClosed } = useOpenFields()
  const own = textAt(useBody(), 'locale')
  const { numberLocale } = useFormat()
  const [isCoding, setIsCoding] = useState(false)
  if (reading !== undefined) return <ReadingFile name={fileName} share={reading} onCancel={cancel} />
  const locales = [...new Set([own || numberLocale, ...LOCALES])]
  return (
    <>
      <StepProblem problem={problem} own={problemWords(problem)} />
      {table && <TableFacts />}
      <div className="data-fields">
        {!isClosed && (
          <FileDrop
            label={words(table ? 'file.other' : 'file.choose')}
            help={words('file.help')}
            files={[]}
            onAdd={([file]) => choose(file!)}
            onRemove={() => {}}
            accept={KINDS}
            acceptText={words('file.kinds')}
            maxBytes={LONG_FILE_LIMITS.bytes}
          />
        )}
        <BoundField path="locale" label={words('locale')} help={words('locale.help')}>
          {({ texts, value, set }) => (
            <Select
              {...texts}
              value={textOf(value) || numberLocale}
              onChange={set}
              options={locales.map((each) => ({
                value: each,
                label: `${new Intl.NumberFormat(each).format(EXAMPLE)} (${each})`,
              }))}
            />
          )}
        </BoundField>
      </div>
      {table && !isClosed && (
        <div className="os-row">
          <Button onClick={() => setIsCoding(true)}>{words('codebook')}</Button>
        </div>
      )}
      {isCoding && <CodebookDialog onClose={() => setIsCoding(false)} />}
      {table && table.faultCount > 0 && <Faults />}
    </>
  )
}

function TableFacts() {
  const { fileName, table, look } = useSource()
  const { number, list } = useFormat()
  const sets = look?.columns.flatMap(({ parts, label, title }) => (parts ? label || title : [])) ?? []
  return (
    <Facts
      of={[
        [fileWords('step.file'), fileName],
        [words('respondents'), number(table!.rows)],
        [fileWords('step.columns'), look && number(look.columns.filter(({ parts }) => !parts).length)],
        [words('sets'), sets.length > 0 && list(sets)],
        [words('leftOut'), table!.leftOut.length > 0 && list([...table!.leftOut])],
      ]}
    />
  )
}

/** Cells that say no number of their column. They count as empty; the file is not changed. */
function Faults() {
  const { faults, faultCount } = useSource().table!
  return (
    <Card title={words('faults', { count: faultCount })}>
      <p className="os-notice" data-tone="warning">
        {words('faults.text')}
      </p>
      <DataTable
        caption={words('faults', { count: faultCount })}
        hideCaption
        rows={faults}
        rowKey={({ column, row }) => `${column} ${row}`}
        pageSize={20}
        columns={[
          { key: 'column', title: words('column'), value: ({ column }) => column },
          { key: 'row', title: fileWords('review.row'), type: 'number', value: ({ row }) => row },
          { key: 'given', title: words('given'), value: ({ given }) => given },
        ]}
      />
    </Card>
  )
}
