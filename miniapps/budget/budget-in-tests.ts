import type { MountOptions } from '../../test/browser/mount-mini-app.ts'
import { sampleUser } from '../../test/browser/sample-context.ts'
import { monthly } from '../domain/budgets/budget-in-tests.ts'
import { linePath } from '../domain/budgets/budget-lines.ts'
import { BUDGET } from '../domain/budgets/budget.ts'
import { CALENDARS, doneOn, periodsOf } from '../domain/budgets/periods-of.ts'
import type { LedgerEntry, Spending } from '../domain/budgets/spending.ts'
import { transferred } from '../domain/budgets/transferred.ts'
import type { ClientView, NewTransfer, TransferLine } from '../domain/budgets/wire.ts'
import type { Body } from '../domain/document/change.ts'
import { dayHere } from '../domain/kernel/periods/day-here.ts'
import type { Rate } from '../domain/kernel/money/exchange.ts'
import { DocumentsInTests } from '../kit/document/documents-in-tests.ts'

/** A retail year of which so many periods are over, whenever that is asked. */
export function yearWithDone(done: number): Body {
  const today = dayHere(Date.now())
  const year = Number(today.slice(0, 4))
  for (const each of [year, year + 1])
    for (let month = 1; month <= 12; month++)
      for (let weekday = 0; weekday <= 6; weekday++) {
        const end = { 'end/month': month, 'end/weekday': weekday, 'end/rule': 'nearest' }
        const body = { year: each, calendar: CALENDARS[1], ...end }
        const periods = periodsOf(body)
        if (doneOn(periods, today) === done && periods[0]!.from < today) return body
      }
  throw new Error(`No year has ${done} periods behind it today`)
}

/** 120,000.00 for TV in Germany, evenly over the year; nothing else is planned. */
export const TV_BUDGET: Body = {
  title: 'Budget of TV',
  currency: 'EUR',
  ...yearWithDone(3),
  'leaves/DE.OOH': { planned: monthly(0) },
  'leaves/DE.TV': { planned: monthly(1_000_000) },
}

export const NOTHING_BOOKED: Spending = { actual: {}, currencies: [], unrated: [] }

interface OfServer {
  spending?: Spending
  transfers?: TransferLine[]
  ledger?: LedgerEntry[]
  rates?: Rate[]
  client?: ClientView
}

const TOUCHPOINTS = [
  { code: 'TV', names: { en: 'Television' }, type: 'paid', active: true },
  { code: 'OOH', names: { en: 'Out of home' }, type: 'paid', active: true },
]

/** A server with one budget, `one`, and the app of somebody who was never here before. */
export function budgetInTests(fields: Body = TV_BUDGET, status = 'open', given: OfServer = {}) {
  const documents = new DocumentsInTests(BUDGET, () => null)
  documents.me = { id: crypto.randomUUID(), name: 'Ada Lovelace' }
  documents.add('one', fields, { place: 'brand-1', status })
  const transfers = given.transfers ?? []
  const notices: string[] = []
  const transfer = ({ reason, ...wanted }: NewTransfer): TransferLine => {
    const moved = transferred(fields, wanted)
    if ('values' in moved) documents.setAs('Ada Lovelace', 'one', moved.values)
    const at = new Date().toISOString()
    return { ...wanted, reason, status: 'done', by: documents.me, at, decidedBy: null, answer: '' }
  }
  const answers = (path: string, method: string, body: string | undefined): unknown => {
    if (path.endsWith('/library')) return { pins: [], touchpoints: TOUCHPOINTS }
    if (path.endsWith('/spending')) return given.spending ?? NOTHING_BOOKED
    if (path.endsWith('/ledger')) return given.ledger ?? []
    if (path.endsWith('/rates')) return given.rates ?? []
    if (path.includes('/client')) return given.client
    if (method === 'GET') return transfers
    const made = transfer(JSON.parse(body!) as NewTransfer)
    transfers.unshift(made)
    return made
  }
  const fetch: typeof globalThis.fetch = (input, init) =>
    documents.fetch(input, init, (address, asked) =>
      Promise.resolve(Response.json({ data: answers(address, asked.method ?? 'GET', asked.body as string) })),
    )
  const mounted = (tail = '/one'): MountOptions => ({
    context: { user: { ...sampleUser, id: documents.me.id } },
    portal: { fetch, notify: ({ text }) => void notices.push(text) },
    route: { basePath: '/budget', params: { brandId: 'brand-1' }, tail },
  })
  const value = (path: string) => documents.documents.get('one')!.fields[path]?.value
  const planned = (line: string) => (value(linePath(line)) as { planned: number[] }).planned
  return { documents, mounted, value, planned, transfers, notices }
}
