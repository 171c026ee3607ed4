import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { ImportWizard } from '../../../kit/exchange/import-wizard/import-wizard.tsx'
import type { ImportPlan, WizardField } from '../../../kit/exchange/import-wizard/import-plan.ts'
import type { Cell } from '../../../kit/exchange/sheet.ts'
import { writeXlsx } from '../../../kit/exchange/xlsx/write-xlsx.ts'
import { Specimen, Specimens } from './specimen.tsx'

type Week = `week${number}`
type Key = 'brand' | 'spend' | 'start' | Week

const WEEKS = Array.from({ length: 17 }, (_, week) => week + 1)

const PLAN: ImportPlan<Key> = {
  fields: [
    { key: 'brand', label: 'Brand', titles: ['Brand', 'Marke'], kind: 'text', required: true, names: true },
    { key: 'spend', label: 'Spend', titles: ['Spend', 'Ausgaben'], kind: 'number', required: true },
    { key: 'start', label: 'Start', titles: ['Start date', 'Startdatum'], kind: 'date' },
    ...WEEKS.map((week): WizardField<Key> => ({
      key: `week${week}`,
      label: `Week ${week}`,
      titles: [`Week ${week}`, `KW ${week}`],
      kind: 'number',
    })),
  ],
  sheets: 'all',
  emptyCells: 'keep',
  idOf: ({ brand }) => String(brand),
  nameOf: ({ brand }) => String(brand),
  existing: new Map([
    ['Abelia', { brand: 'Abelia', spend: 100 }],
    ['Norvane', { brand: 'Norvane', spend: 200 }],
  ]),
  apply: () => {},
}

const TITLES = ['Brand', 'Spend', 'Start date']
const workbook = (...rows: Cell[][]): File =>
  new File([writeXlsx([{ name: 'Plan', rows }]) as Uint8Array<ArrayBuffer>], 'budgets.xlsx')

const FILES: Readonly<Record<string, () => File>> = {
  'Everything is right': () => workbook(TITLES, ['Abelia', 150, new Date('2026-11-23')], ['Ostra', 7, null]),
  'Wrong cells': () => workbook(TITLES, ['Abelia', 'twelve', 'soon'], ['Norvane', 5, null], [null, 3, null]),
  'Nothing changes': () => workbook(TITLES, ['Abelia', 100, null]),
  'Unknown titles': () => workbook(['Quarter 3'], ['Kunde', 'Netto'], ['Abelia', 150]),
  'Five thousand rows': () =>
    workbook(
      [...TITLES, ...WEEKS.map((week) => `Week ${week}`)],
      ...Array.from({ length: 5000 }, (_, row) => [
        `Brand ${row}`,
        row,
        new Date('2026-11-23'),
        ...WEEKS.map((week) => row * week),
      ]),
    ),
  'No spreadsheet': () => new File(['%PDF-1.7'], 'brief.pdf'),
  'Behind a password': () =>
    new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), utf16('EncryptedPackage')], 'plan.xlsx'),
  Empty: () => new File([], 'empty.csv'),
}

const utf16 = (text: string) => new Uint8Array(Array.from(text).flatMap((sign) => [sign.charCodeAt(0), 0]))

/** A spreadsheet on its way in, from files that are right and wrong. */
export function ImportRoom() {
  const [name, setName] = useState<string>()
  return (
    <Specimens title="Import of a spreadsheet">
      <Specimen title="Try a file" wide note="Each begins the import with a file of its kind.">
        <div className="os-row">
          {Object.keys(FILES).map((each) => (
            <Button key={each} size="s" aria-pressed={each === name} onClick={() => setName(each)}>
              {each}
            </Button>
          ))}
        </div>
      </Specimen>
      <Specimen title="The import" wide>
        <ImportWizard key={name} plan={PLAN} {...(name !== undefined && { file: FILES[name]!() })} />
      </Specimen>
    </Specimens>
  )
}
