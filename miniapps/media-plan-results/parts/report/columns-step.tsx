import { missingColumns, REPORT_FIELDS, type ReportField } from '../../../domain/deliveries/report-fields.ts'
import { SOURCE_MAX_CHARACTERS } from '../../../domain/deliveries/limits.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Select } from '../../../kit/controls/select.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { words } from '../../words/words.ts'
import type { ReportImport } from './use-report-import.ts'

const EXAMPLE_DAY = new Date('2026-12-31')
const EXAMPLE = 1234.56

/** Says which column holds what, and how it is written. */
export function ColumnsStep({ state }: { state: ReportImport }) {
  const { look, reading, locales, set, read } = state
  const format = useFormat()
  const missing = missingColumns(reading.columns)
  const columns = look!.columns.map(({ label, sample }, column) => ({
    value: String(column),
    label: [label || words('column', { column: column + 1 }), sample].filter(Boolean).join(': '),
  }))
  const choose = (field: ReportField, value: string) => {
    const { [field]: _, ...others } = reading.columns
    set({ columns: value === '' ? others : { ...others, [field]: Number(value) } })
  }
  return (
    <>
      <div className="report-fields">
        {REPORT_FIELDS.map((field) => (
          <Select
            key={field}
            label={words(`field.${field}`)}
            value={String(reading.columns[field] ?? '')}
            onChange={(value) => choose(field, value)}
            options={[{ value: '', label: words('column.none') }, ...columns]}
          />
        ))}
        <Select
          label={words('written')}
          value={reading.locale}
          onChange={(locale) => set({ locale })}
          options={locales.map((locale) => ({ value: locale, label: exampleOf(locale) }))}
        />
        <TextField
          label={words('source.name')}
          help={words('source.help')}
          value={reading.source}
          maxLength={SOURCE_MAX_CHARACTERS}
          onChange={(source) => set({ source })}
          required
        />
      </div>
      {missing.length > 0 && (
        <p className="os-notice" data-tone="warning" role="status">
          {words('columns.missing', { fields: format.list(missing.map((field) => words(`field.${field}`))) })}
        </p>
      )}
      <div className="os-dialog-actions">
        <Button
          variant="primary"
          disabled={missing.length > 0 || reading.source.trim() === ''}
          onClick={read}
        >
          {words('read')}
        </Button>
      </div>
    </>
  )
}

/** Numbers and days as a locale writes them: nobody has to know its name. */
const exampleOf = (locale: string): string =>
  `${EXAMPLE.toLocaleString(locale)} · ${EXAMPLE_DAY.toLocaleDateString(locale, { timeZone: 'UTC' })} (${locale})`
