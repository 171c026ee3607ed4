import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import type { Column } from '../../../kit/table/column.ts'
import { DataTable } from '../../../kit/table/data-table.tsx'
import { DerivedCard } from './derived-card.tsx'
import { DraftProblems } from './draft-problems.tsx'
import type { ColumnLook } from './reading/data-reader.ts'
import { nameOfUse } from './name-of-use.ts'
import { useSource } from './source-state.ts'
import { VariableCard } from './variable-card.tsx'
import { words as fileWords } from '../../../kit/exchange/words/words.ts'
import { words } from './words/words.ts'

/** Each column of the file and what it becomes; one of them is open beside the others. */
export function VariablesStep() {
  const look = useSource().look!
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState<string>()
  const wanted = query.trim().toLowerCase()
  const rows = look.columns.filter(({ title, label }) => `${title} ${label}`.toLowerCase().includes(wanted))
  const shown = look.columns.find(({ name }) => name === open)
  const columns: Column<ColumnLook>[] = [
    {
      key: 'title',
      title: words('column'),
      value: ({ title }) => title,
      cell: ({ name, title }) => (
        <Button variant="quiet" size="s" aria-expanded={name === open} onClick={() => setOpen(name)}>
          {title}
        </Button>
      ),
    },
    { key: 'label', title: words('label'), wideOnly: true, value: ({ label }) => label },
    {
      key: 'use',
      title: words('use'),
      value: ({ use, personal }) => (personal ? words(`personal.${personal}`) : nameOfUse(use)),
    },
    {
      key: 'samples',
      title: fileWords('columns.samples'),
      wideOnly: true,
      cell: ({ samples }) => samples.join(' · '),
    },
  ]
  return (
    <>
      <DraftProblems />
      <div className="data-halves">
        <div className="data-half">
          <TextField type="search" label={words('find')} value={query} onChange={setQuery} />
          <DataTable
            caption={fileWords('step.columns')}
            hideCaption
            rows={rows}
            rowKey={({ name }) => name}
            columns={columns}
            pageSize={25}
            isCurrent={({ name }) => name === open}
            empty={words('find.none')}
          />
        </div>
        <div className="data-half">
          {shown ? (
            <VariableCard key={shown.name} column={shown} />
          ) : (
            <p className="os-muted">{words('variable.choose')}</p>
          )}
        </div>
      </div>
      <DerivedCard />
    </>
  )
}
