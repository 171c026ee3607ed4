import type { Code } from '../../../domain/surveys/frame.ts'
import { textOf } from '../../../domain/document/change.ts'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { BoundField } from '../../../kit/document/fields/bound-field.tsx'
import { DataTable } from '../../../kit/table/data-table.tsx'
import type { CountedVariable } from './reading/data-reader.ts'
import { words } from './words/words.ts'

/** Answers by code, with the labels that the draft gives them, and how many gave each. */
export function AnswersTable({ variable: { name, codes, counts } }: { variable: CountedVariable }) {
  return (
    <DataTable
      caption={words('answers')}
      rows={codes.filter(({ net }) => !net)}
      rowKey={({ code }) => String(code)}
      pageSize={20}
      columns={[
        { key: 'code', title: words('code'), type: 'number', value: ({ code }) => code },
        { key: 'label', title: words('label'), cell: (code) => <CodeLabel variable={name} code={code} /> },
        {
          key: 'count',
          title: words('respondents'),
          type: 'number',
          value: ({ code, missing }) => (missing ? null : (counts[code] ?? 0)),
          cell: ({ code, missing }) => (missing ? words('notCounted') : (counts[code] ?? 0)),
        },
      ]}
    />
  )
}

function CodeLabel({ variable, code: { code, label } }: { variable: string; code: Code }) {
  return (
    <BoundField path={`codes/${variable}/${code}`} label={words('labelOf', { code })}>
      {({ texts, value, set, send }) => (
        <TextField
          {...texts}
          hideLabel
          placeholder={label}
          value={textOf(value)}
          onChange={(text) => set(text || null, 'after-pause')}
          onBlur={send}
        />
      )}
    </BoundField>
  )
}
