import { useMemo } from 'react'
import type { ChangeImpact, MarketLine } from '../../../domain/markets/market-answers.ts'
import type { MarketChanges } from '../../../domain/markets/market.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import type { ImportPlan } from '../../../kit/exchange/import-wizard/import-plan.ts'
import type { ImportRecord } from '../../../kit/exchange/import/read-records.ts'
import type { Cell } from '../../../kit/exchange/sheet.ts'
import { words } from '../settings/words/words.ts'
import { changesOf, marketFields, marketValues, type MarketKey } from './market-fields.ts'

type Lines = readonly { code: string; changes: MarketChanges }[]

/** Rows are compared with what is there; who feels what they change says the server, before anything is done. */
export function useMarketPlan(markets: readonly MarketLine[]): ImportPlan<MarketKey> {
  const { context } = useMiniApp()
  const api = useApi('markets')
  const agency = context.tenant.code
  const byCode = useMemo(() => new Map(markets.map((market) => [market.code, market])), [markets])
  const existing = useMemo(
    () => new Map(markets.map((market) => [market.code, marketValues(market)])),
    [markets],
  )
  const send = (lines: Lines, dryRun: boolean) =>
    api.post<ChangeImpact>('/lines', { agency, lines, reason: words('import.reason'), dryRun })
  return {
    fields: marketFields(),
    sheets: 'one',
    emptyCells: 'keep',
    idOf: ({ code }) => codeIn(code),
    existing,
    nameOf: ({ code, name }) => String(name ?? code ?? ''),
    check: ({ code }) =>
      byCode.has(codeIn(code))
        ? undefined
        : { field: 'code', code: 'wrong.market', values: { given: codeIn(code) } },
    ask: async (records) => {
      const lines = linesOf(records, byCode)
      const impact = lines.length > 0 ? await send(lines, true) : undefined
      return {
        notes: () => (impact ? [words('impact', { apps: impact.apps.length, people: impact.people })] : []),
      }
    },
    problemWords: ({ code, values }) =>
      code.startsWith('wrong.')
        ? words(code as 'wrong.market', { given: values?.['given'] ?? '' })
        : undefined,
    apply: async (records) => void (await send(linesOf(records, byCode), false)),
  }
}

function linesOf(
  records: readonly ImportRecord<MarketKey>[],
  byCode: ReadonlyMap<string, MarketLine>,
): Lines {
  return records.flatMap(({ values }) => {
    const market = byCode.get(codeIn(values.code))
    const changes = market && changesOf(values, market)
    return changes && Object.keys(changes).length > 0 ? [{ code: market.code, changes }] : []
  })
}

const codeIn = (code: Cell | undefined): string =>
  String(code ?? '')
    .trim()
    .toUpperCase()
