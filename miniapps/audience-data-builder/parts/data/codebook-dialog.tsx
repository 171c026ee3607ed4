import { Button } from '../../../kit/controls/button.tsx'
import { Dialog } from '../../../kit/controls/dialog.tsx'
import { useOpenFields } from '../../../kit/document/fields/open-fields.ts'
import type {
  ImportPlan,
  RecordValues,
  WizardField,
} from '../../../kit/exchange/import-wizard/import-plan.ts'
import { ImportWizard } from '../../../kit/exchange/import-wizard/import-wizard.tsx'
import { words as kitWords } from '../../../kit/words/words.ts'
import type { DraftLook } from './reading/data-reader.ts'
import {
  CODEBOOK_KEYS,
  CODEBOOK_TITLES,
  type CodebookKey,
} from '../../../domain/surveys/draft/codebook-titles.ts'
import { useSource } from './source-state.ts'
import { words } from './words/words.ts'

type Values = RecordValues<CodebookKey>

/** Labels of questions and answers come in from a codebook: a line for each answer, or for each question. */
export function CodebookDialog({ onClose }: { onClose(): void }) {
  const { document } = useOpenFields()
  const { columns } = useSource().look!
  return (
    <Dialog open size="l" title={words('codebook')} onClose={onClose}>
      <p className="os-muted">{words('codebook.text')}</p>
      <ImportWizard
        plan={codebookPlan(columns, (fields) => document.set(fields))}
        afterwards={<Button onClick={onClose}>{kitWords('close')}</Button>}
      />
    </Dialog>
  )
}

function codebookPlan(
  columns: DraftLook['columns'],
  set: (fields: Record<string, string>) => void,
): ImportPlan<CodebookKey> {
  const names = new Map(columns.map(({ name, title }) => [title.toLowerCase(), name]))
  const nameOf = ({ variable }: Values) => names.get(String(variable).toLowerCase())
  return {
    fields: CODEBOOK_KEYS.map((key): WizardField<CodebookKey> => ({
      key,
      label: words(key === 'variable' ? 'variable' : `codebook.${key}`),
      titles: CODEBOOK_TITLES[key],
      kind: key === 'code' ? 'whole-number' : 'text',
      ...(key === 'variable' && { required: true, names: true }),
    })),
    sheets: 'one',
    emptyCells: 'keep',
    idOf: ({ variable, code }) => `${String(variable)} ${typeof code === 'number' ? code : ''}`,
    existing: new Map(),
    nameOf: (values) =>
      [values.variable, values.code].filter((each) => each !== null && each !== undefined).join(' '),
    check: (values) => (nameOf(values) ? undefined : { field: 'variable', code: 'unknown' }),
    problemWords: ({ code }) => (code === 'unknown' ? words('codebook.unknown') : undefined),
    apply: (records) =>
      set(Object.assign({}, ...records.map(({ values }) => fieldsOf(nameOf(values)!, values)))),
  }
}

function fieldsOf(name: string, values: Values): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const key of ['label', 'folder', 'askedOf'] as const)
    if (values[key]) fields[`variables/${name}/${key}`] = String(values[key])
  if (typeof values.code === 'number' && values.answer)
    fields[`codes/${name}/${values.code}`] = String(values.answer)
  return fields
}
