import { createContext, useContext, useMemo } from 'react'
import { useStore } from '@nanostores/react'
import { linesOf, type BudgetLine } from '../../domain/budgets/budget-lines.ts'
import { calendarOf, doneOn, type Period, periodsOf } from '../../domain/budgets/periods-of.ts'
import type { Spending } from '../../domain/budgets/spending.ts'
import { type Standing, withUnplanned } from '../../domain/budgets/standing.ts'
import { type Body, textAt } from '../../domain/document/change.ts'
import { dayHere } from '../../domain/kernel/periods/day-here.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { useNow } from '../../kit/bridge/use-now.ts'
import type { Resource } from '../../kit/bridge/use-resource.ts'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { money } from '../../kit/planning/money.ts'
import { useTouchpoints } from '../../kit/planning/use-touchpoints.ts'
import { type Format, useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import type { NodeNames } from './node-text.ts'

export interface OpenBudget {
  body: Body
  currency: string
  /** Planned ones, and those that money was spent on without a plan. */
  lines: readonly BudgetLine[]
  periods: readonly Period[]
  standing: Standing
  spending: Resource<Spending>
  /** Path of the calls about it. */
  at: string
  names: NodeNames
  channels: readonly { value: string; label: string }[]
  say(amount: number | null): string
}

export const BudgetContext = createContext<OpenBudget>(undefined!)
export const useBudget = (): OpenBudget => useContext(BudgetContext)

/** The open budget as the person sees it, with what was spent. */
export function useOpenBudget(): OpenBudget {
  const { document } = useOpenFields()
  const { id, place } = useStore(document.$about)
  const fields = useStore(document.$fields)
  useStore(document.sheet!.$changed)
  const { rows } = document.sheet!
  // oxlint-disable-next-line react/exhaustive-deps -- the body is made of fields and rows
  const body = useMemo(() => document.body, [document, fields, rows])
  const at = `/${place}/${id}`
  const spending = useAnswer<Spending>('budgets', `${at}/spending`)
  const today = dayHere(useNow())
  const actual = spending.data?.actual
  const periods = useMemo(() => periodsOf(body), [body])
  const standing = useMemo(
    () => ({ done: doneOn(periods, today), actual: new Map(Object.entries(actual ?? {})) }),
    [periods, today, actual],
  )
  const lines = useMemo(() => withUnplanned(linesOf(body), standing), [body, standing])
  const channels = useTouchpoints()
  const format = useFormat()
  const currency = textAt(body, 'currency')
  return {
    body,
    currency,
    lines,
    periods,
    standing,
    spending,
    at,
    channels,
    names: namesOf(body, periods, channels, format),
    say: (amount) => money(format, amount, currency),
  }
}

function namesOf(
  body: Body,
  periods: readonly Period[],
  channels: OpenBudget['channels'],
  format: Format,
): NodeNames {
  const months = format.dateFormat({ month: 'long', timeZone: 'UTC' })
  return {
    channelName: (code) => channels.find(({ value }) => value === code)?.label ?? code,
    periodName: (number) =>
      calendarOf(body) === 'months'
        ? months.format(new Date(periods[number - 1]!.from))
        : words('period', { number }),
  }
}
