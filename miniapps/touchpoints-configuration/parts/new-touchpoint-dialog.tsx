import * as v from 'valibot'
import { chosen, neededText } from '../../domain/form/rules.ts'
import type { LibraryRow } from '../../domain/touchpoints/library-rows.ts'
import { CODE_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from '../../domain/touchpoints/limits.ts'
import {
  TOUCHPOINT_CODE,
  TOUCHPOINT_TYPES,
  touchpointName,
  touchpointPath,
} from '../../domain/touchpoints/touchpoint.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Combobox } from '../../kit/controls/combobox.tsx'
import { RadioGroup } from '../../kit/controls/radio-group.tsx'
import { TextField } from '../../kit/controls/text-field.tsx'
import { FormDialog } from '../../kit/form/form-dialog.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { useLanguage } from '../../kit/words/use-language.ts'
import { words as planningWords } from '../../kit/planning/words/words.ts'
import { words } from '../words/words.ts'
import { choiceTitle, fieldTitle } from './field-words.ts'
import type { Library } from './use-library.ts'

interface NewTouchpointProps {
  library: Library
  onClose(): void
  onDone(code: string): void
}

/**
 * Adds a touchpoint, and leads to what else is to be said of it; a name or code that is taken is refused with
 * both rows.
 */
export function NewTouchpointDialog({ library, onClose, onDone }: NewTouchpointProps) {
  const { rows, document } = library
  const { portal } = useMiniApp()
  const language = useLanguage()
  const form = useForm(
    schemaOf(rows),
    { name: '', code: '', parent: '', type: 'paid' },
    ({ name, code, parent, type }) => {
      const at = (field: string) => touchpointPath(code, field)
      document.set({ [at('name/en')]: name, [at('type')]: type, ...(parent && { [at('parent')]: parent }) })
      portal.announce(words('added', { name }))
      return code
    },
    { done: onDone },
  )
  const { name, code } = form.values
  const clash = (text: string) => {
    const other = holderOf(rows, text)
    if (!other) return undefined
    const said = { row: other.row, name: touchpointName(other, language), code: other.code }
    return words('add.taken', { ...said, own: rows.length + 1 })
  }
  const rename = (next: string) =>
    form.set({ name: next, ...(code === codeFor(name) && { code: codeFor(next) }) })
  return (
    <FormDialog form={form} title={words('add')} verb={words('add')} onClose={onClose}>
      <TextField
        {...form.field('name', clash(name))}
        onChange={rename}
        label={fieldTitle('name/en')}
        required
      />
      <TextField
        {...form.field('code', clash(code) ?? words('codeWrong'))}
        label={planningWords('touchpointCode')}
        help={words('codeHelp')}
        required
      />
      <Combobox
        {...form.field('parent')}
        label={words('field.parent')}
        options={rows.map((row) => ({ value: row.code, label: touchpointName(row, language) }))}
      />
      <RadioGroup
        {...form.field('type')}
        label={words('field.type')}
        layout="row"
        options={TOUCHPOINT_TYPES.map((type) => ({ value: type, label: choiceTitle('type', type) }))}
      />
    </FormDialog>
  )
}

const schemaOf = (rows: readonly LibraryRow[]) => {
  const free = (text: string) => !holderOf(rows, text)
  return v.object({
    name: v.pipe(neededText(NAME_MAX_CHARACTERS), v.check(free, 'is taken')),
    code: v.pipe(
      neededText(CODE_MAX_CHARACTERS),
      v.regex(TOUCHPOINT_CODE, 'is not valid'),
      v.check(free, 'is taken'),
    ),
    parent: v.string(),
    type: chosen,
  })
}

/** The touchpoint that has a name or code already. */
function holderOf(rows: readonly LibraryRow[], text: string): LibraryRow | undefined {
  const said = text.trim().toLowerCase()
  return rows.find(({ code, names }) => [code, names['en']].some((each) => each?.toLowerCase() === said))
}

const codeFor = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z\d]+/g, '_')
    .replaceAll(/^_|_$/g, '')
    .slice(0, CODE_MAX_CHARACTERS)
