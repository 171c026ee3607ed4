import { type Sheet } from '../sheet.ts'
import { writeXlsx } from '../xlsx/write-xlsx.ts'
import type { ImportRecord } from '../import/read-records.ts'
import type { ImportPlan } from './import-plan.ts'

export type Key = 'brand' | 'spend' | 'start'

/** Budgets of brands, two of which are there. */
export const budgets = (applied: (records: readonly ImportRecord<Key>[]) => void): ImportPlan<Key> => ({
  fields: [
    { key: 'brand', label: 'Brand', titles: ['Brand', 'Marke'], kind: 'text', required: true, names: true },
    { key: 'spend', label: 'Spend', titles: ['Spend', 'Budget'], kind: 'number', required: true },
    { key: 'start', label: 'Start', titles: ['Start', 'Start date'], kind: 'date' },
  ],
  sheets: 'all',
  emptyCells: 'keep',
  idOf: ({ brand }) => String(brand),
  nameOf: ({ brand }) => String(brand),
  existing: new Map([
    ['Abelia', { brand: 'Abelia', spend: 100 }],
    ['Norvane', { brand: 'Norvane', spend: 200 }],
  ]),
  apply: applied,
})

export const fileOf = (rows: Sheet['rows'], name = 'budgets.xlsx') =>
  new File([writeXlsx([{ name: 'Plan', rows }]) as Uint8Array<ArrayBuffer>], name)
