import { Select } from '../../kit/controls/select.tsx'
import { words as fileWords } from '../../kit/exchange/words/words.ts'
import { useFormat } from '../../kit/words/format.ts'
import type { OpenedFile, SheetLook } from '../reading/upload-reader.ts'
import { words } from '../words/words.ts'

interface SheetChoiceProps {
  file: OpenedFile
  look: SheetLook
  onChange(sheet: number): void
}

/** The sheet of a workbook that has more than one. */
export function SheetChoice({ file: { sheets }, look, onChange }: SheetChoiceProps) {
  if (sheets.length < 2) return null
  return (
    <Select
      label={fileWords('columns.sheet')}
      value={String(look.index)}
      onChange={(index) => onChange(Number(index))}
      options={sheets.map(({ index, name, rows }) => ({
        value: String(index),
        label: fileWords('columns.sheetOf', { name, count: rows }),
      }))}
    />
  )
}

/** The row with the headings, by what stands in it. */
export function HeaderChoice({ look, onChange }: { look: SheetLook; onChange(row: number): void }) {
  const { list } = useFormat()
  const { header, top } = look
  const options = top.map((texts, at) => ({
    value: String(at + 1),
    label:
      texts.length > 0
        ? fileWords('columns.rowOf', { row: at + 1, titles: list(texts) })
        : fileWords('columns.rowEmpty', { row: at + 1 }),
  }))
  return (
    <Select
      label={words('header')}
      help={words('header.help')}
      value={String(header ?? '')}
      onChange={(row) => onChange(Number(row))}
      options={header === null ? [{ value: '', label: '–' }, ...options] : options}
    />
  )
}
