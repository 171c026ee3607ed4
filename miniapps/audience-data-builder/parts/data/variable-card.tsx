import { USES } from '../../../domain/surveys/draft/plan-variables.ts'
import { Card } from '../../../kit/controls/card.tsx'
import { CheckOf } from '../../../kit/document/fields/check-of.tsx'
import { SelectOf } from '../../../kit/document/fields/select-of.tsx'
import { TextOf } from '../../../kit/document/fields/text-of.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { AnswersTable } from './answers-table.tsx'
import { nameOfUse } from './name-of-use.ts'
import { NetsList } from './nets-list.tsx'
import type { ColumnLook } from './reading/data-reader.ts'
import { useSource } from './source-state.ts'
import { words } from './words/words.ts'

/** A column: what it becomes, how it is called, which of its answers count. */
export function VariableCard({ column }: { column: ColumnLook }) {
  const { name, title, use, label, personal, parts } = column
  const { number, list } = useFormat()
  const { table, look } = useSource()
  const variable = look!.variables.find((each) => each.name === name)
  const at = (key: string) => `variables/${name}/${key}`
  if (personal)
    return (
      <Card title={title}>
        <p className="os-notice" data-tone="warning">
          {words('personal.text', { kind: words(`personal.${personal}`) })}
        </p>
      </Card>
    )
  return (
    <Card title={title}>
      {parts && <p className="os-muted">{words('parts', { columns: list([...parts]) })}</p>}
      <div className="data-fields">
        <SelectOf
          path={at('use')}
          label={words('use')}
          help={words('use.proposed', { use: nameOfUse(use) })}
          options={USES.map((value) => ({ value, label: nameOfUse(value) }))}
          mayBeEmpty
        />
        {parts && use === 'multi' && <CheckOf path={at('keepsParts')} label={words('parts.keep')} />}
        {variable && (
          <>
            <TextOf path={at('label')} label={words('label')} help={label || undefined} />
            <TextOf path={at('folder')} label={words('folder')} help={words('folder.help')} />
            <TextOf path={at('askedOf')} label={words('askedOf')} help={words('askedOf.help')} />
            <TextOf path={at('missing')} label={words('missing')} help={words('missing.help')} />
            {use === 'number' && <TextOf path={at('unit')} label={words('unit')} />}
            {use === 'number' && (
              <TextOf path={at('bands')} label={words('bands')} help={words('bands.help')} />
            )}
            <CheckOf path={at('sensitive')} label={words('sensitive')} help={words('sensitive.help')} />
          </>
        )}
      </div>
      {variable && (
        <p className="os-muted">
          {words('answered', { count: number(variable.answered), of: number(table!.rows) })}
        </p>
      )}
      {variable && variable.codes.length > 0 && <AnswersTable variable={variable} />}
      {variable && variable.codes.length > 0 && <NetsList variable={variable} />}
    </Card>
  )
}
