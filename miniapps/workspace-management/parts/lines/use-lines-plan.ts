import { useMemo } from 'react'
import type { BrandLine } from '../../../domain/workspaces/brand-line.ts'
import { MAX_IMPORTED_ROWS } from '../../../domain/workspaces/limits.ts'
import { STATUSES } from '../../../domain/workspaces/status-moves.ts'
import type { CountryLine } from '../../../domain/workspaces/workspace-answers.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import type { ImportPlan, WizardField } from '../../../kit/exchange/import-wizard/import-plan.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { words as ofApp } from '../../words/words.ts'
import {
  countryChoices,
  knownLines,
  lineEffects,
  lineId,
  type LineKey,
  lineOf,
  lineProblem,
  type LineValues,
} from './line-rules.ts'
import titles from './line-titles.json' with { type: 'json' }
import { words } from './words/words.ts'

/** What each column may be called, in the languages of the portal. */
const TITLES: Readonly<Record<LineKey, readonly string[]>> = titles

const NEEDED: readonly LineKey[] = ['advertiser', 'market', 'brand', 'country']

export interface ThereNow {
  lines: readonly BrandLine[]
  countries: readonly CountryLine[]
}

/** Brands from a file: new ones with what stands above them, and other categories of those that are there. */
export function useLinesPlan({ lines, countries }: ThereNow, reload: () => void): ImportPlan<LineKey> {
  const { context } = useMiniApp()
  const workspaces = useApi('workspaces')
  const { regionName } = useFormat()
  const known = useMemo(() => knownLines(lines, countries), [lines, countries])
  const apply: ImportPlan<LineKey>['apply'] = async (records) => {
    const rows = records.map(({ values }) => lineOf(values))
    try {
      for (let at = 0; at < rows.length; at += MAX_IMPORTED_ROWS)
        await workspaces.post('/lines', {
          agency: context.tenant.code,
          lines: rows.slice(at, at + MAX_IMPORTED_ROWS),
        })
    } finally {
      reload() // whatever was taken of a long file before something failed is not offered again
    }
  }
  return {
    fields: lineFields(countryChoices(countries, regionName)),
    sheets: 'one',
    emptyCells: 'keep',
    idOf: lineId,
    existing: known.brands,
    nameOf: (values) => nameOf(values),
    check: (values) => lineProblem(values, known),
    notes: (records) =>
      notesOf(
        lineEffects(
          records.map(({ values }) => values),
          known,
        ),
      ),
    valueWords: (field, value) =>
      field === 'status'
        ? STATUSES.filter((each) => each === value).map((each) => ofApp(`status.${each}`))[0]
        : undefined,
    problemWords: ({ code, values }) =>
      PROBLEMS.has(code) ? words(`problem.${code as OwnProblem}`, { ...values }) : undefined,
    apply,
  }
}

const nameOf = ({ advertiser, market, brand, country }: LineValues) =>
  `${String(country)} - ${String(brand)}, ${String(advertiser)} / ${String(market)}`

const notesOf = ({ statusKept, ...above }: ReturnType<typeof lineEffects>): readonly string[] => [
  ...(above.advertisers + above.markets > 0 ? [words('newAbove', above)] : []),
  ...(statusKept > 0 ? [words('statusKept', { count: statusKept })] : []),
]

type OwnProblem = 'country-unknown' | 'country-not-of-market' | 'status-new' | 'categories-many' | 'text-long'
const PROBLEMS: ReadonlySet<string> = new Set<OwnProblem>([
  'country-unknown',
  'country-not-of-market',
  'status-new',
  'categories-many',
  'text-long',
])

/** Of a brand that is there only the categories change. */
const lineFields = (countries: ReturnType<typeof countryChoices>): readonly WizardField<LineKey>[] =>
  (Object.keys(TITLES) as LineKey[]).map((key) => ({
    key,
    label: words(key),
    titles: TITLES[key],
    kind: key === 'country' || key === 'status' ? 'choice' : 'text',
    required: NEEDED.includes(key),
    names: key !== 'categories',
    choices: key === 'country' ? countries : key === 'status' ? statusChoices() : undefined,
  }))

const statusChoices = () => STATUSES.map((value) => ({ value, titles: [ofApp(`status.${value}`)] }))
