import type { MarketLine } from '../../../domain/markets/market-answers.ts'
import { cellOf, FILE_SWITCHES, readCell } from '../../../domain/markets/market-cells.ts'
import type { MarketChanges, SettingKey } from '../../../domain/markets/market.ts'
import { isSameValue } from '../../../domain/markets/settings-at.ts'
import type { MarketSwitch } from '../../../domain/markets/switches.ts'
import type { RecordValues, WizardField } from '../../../kit/exchange/import-wizard/import-plan.ts'
import type { FieldKind } from '../../../kit/exchange/import/import-field.ts'
import type { Cell } from '../../../kit/exchange/sheet.ts'
import { countryName } from '../../../kit/words/country-name.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words as appWords } from '../../words/words.ts'
import { choiceText } from '../settings/setting-text.ts'
import { words } from '../settings/words/words.ts'

export type MarketKey = 'code' | 'name' | SettingKey

/** What the file says of a market: what is not in it stays as it is. */
export const marketFields = (): readonly WizardField<MarketKey>[] => [
  {
    key: 'code',
    label: appWords('code'),
    titles: ['code', appWords('code')],
    kind: 'text',
    required: true,
    names: true,
  },
  { key: 'name', label: kitWords('market'), titles: ['name', kitWords('market')], kind: 'text', names: true },
  ...FILE_SWITCHES.map(fieldOf),
]

function fieldOf({ key, kind, choices }: MarketSwitch): WizardField<MarketKey> {
  const label = words(`switch.${key}`)
  return {
    key,
    label,
    titles: [key, label],
    kind: FIELD_KINDS[kind] ?? 'text',
    choices: choices?.map((value) => ({ value, titles: [choiceText(key, value)] })),
    check: (value) =>
      'problem' in readCell(key, textOf(value))
        ? { code: `wrong.${kind}`, values: { given: textOf(value) } }
        : undefined,
  }
}

const FIELD_KINDS: Partial<Record<MarketSwitch['kind'], FieldKind>> = {
  'yes-no': 'yes-no',
  choice: 'choice',
  share: 'number',
}

const textOf = (cell: Exclude<Cell, null>): string =>
  typeof cell === 'boolean' ? (cell ? 'yes' : 'no') : cell instanceof Date ? cell.toISOString() : String(cell)

/** A market as its line of a file is read. */
export const marketValues = (market: MarketLine): RecordValues<MarketKey> => ({
  code: market.code,
  name: countryName(market),
  ...Object.fromEntries(
    FILE_SWITCHES.map(({ key, kind }) => [
      key,
      kind === 'yes-no' ? market[key as 'caas'] : cellOf(key, market),
    ]),
  ),
})

/** What a line changes in its market. */
export function changesOf(values: RecordValues<MarketKey>, market: MarketLine): MarketChanges {
  const changed = FILE_SWITCHES.flatMap(({ key }) => {
    const cell = values[key] ?? null
    const read = cell === null ? null : readCell(key, textOf(cell))
    if (!read || 'problem' in read || isSameValue(read.value, market[key])) return []
    return [[key, read.value] as const]
  })
  return Object.fromEntries(changed)
}
