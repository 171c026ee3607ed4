import { FILE_LOCALES, type FileLocale } from '../../domain/uploads/upload-cell.ts'
import { RadioGroup } from '../../kit/controls/radio-group.tsx'
import type { SheetLook } from '../reading/upload-reader.ts'
import { words } from '../words/words.ts'

const SAMPLE = { number: 1234.56, day: new Date('2026-04-03') }

/** The file's way to write numbers and days: guessed, asked once, and said by an example. */
export const LocaleChoice = ({ look, onChange }: { look: SheetLook; onChange(locale: FileLocale): void }) => (
  <RadioGroup
    label={words('locale')}
    help={words('locale.help')}
    layout="row"
    value={look.locale}
    onChange={(locale) => onChange(locale as FileLocale)}
    options={FILE_LOCALES.map((value) => ({
      value,
      label: words(`locale.${value}`),
      description: <span translate="no">{sampleOf(value)}</span>,
    }))}
  />
)

/** 3 April, as each of them writes it. */
const sampleOf = (locale: FileLocale): string =>
  `${SAMPLE.number.toLocaleString(locale)} · ${SAMPLE.day.toLocaleDateString(locale, { timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' })}`
