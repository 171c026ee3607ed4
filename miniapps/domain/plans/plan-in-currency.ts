import type { Body } from '../document/change.ts'
import type { SheetRow } from '../document/sheet.ts'
import { figuresKept } from '../kernel/money/figures-kept.ts'
import { headOf } from './plan-head.ts'
import { LINES } from './plan-line.ts'

const AMOUNT = /^budget$|^fees\/\d+\/amount$/

/** Another currency of a plan, in which all amounts keep their figures; rates are of the unit in every currency. */
export function planInCurrency(body: Body, currency: string): Body {
  const asked = { from: headOf(body).currency, to: currency }
  const rows = Object.entries(body).flatMap(([path, row]) => {
    if (!path.startsWith(`${LINES}/`)) return []
    const kept = figuresKept({ ...asked, body: row as SheetRow, isAmount: (cell) => cell === 'fees' })
    return Object.entries(kept).map(([cell, value]) => [`${path}/${cell}`, value] as const)
  })
  return {
    currency: currency || null,
    ...figuresKept({ ...asked, body, isAmount: (path) => AMOUNT.test(path) }),
    ...Object.fromEntries(rows),
  }
}
