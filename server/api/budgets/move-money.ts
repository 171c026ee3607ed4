import type { Transaction } from 'kysely'
import { BUDGET } from '../../../miniapps/domain/budgets/budget.ts'
import { type Transfer, transferred } from '../../../miniapps/domain/budgets/transferred.ts'
import type { Body } from '../../../miniapps/domain/document/change.ts'
import { BodyCopy, rowAt, sheetPlace, valueAt } from '../../../miniapps/domain/document/sheet.ts'
import type { Database } from '../../db/schema.ts'
import { lockDocument, nextTime } from '../../documents/lock-document.ts'
import { writeDocument } from '../../documents/write-document.ts'
import { BUDGETS } from './budget-kind.ts'
import { wholeBody } from './open-budget.ts'
import { refusal } from './refusals.ts'

/**
 * Sets the cells that a transfer changes, in the budget's history as by who moved the money. An approved budget
 * takes transfers too: its total stays.
 */
export async function moveMoney(
  sql: Transaction<Database>,
  budget: string,
  transfer: Transfer,
  by: string,
): Promise<void> {
  const document = await lockDocument(sql, budget)
  const body = await wholeBody(sql, document)
  const values = valuesOf(body, transfer)
  const copy = new BodyCopy(BUDGET, body)
  for (const [path, value] of Object.entries(values)) copy.set(path, value)
  const rows = Object.keys(values).map((path) => sheetPlace(BUDGET, path)!.row)
  await writeDocument(sql, {
    kind: BUDGETS,
    facts: null,
    document,
    by,
    // an approved budget stays that of the person who approved it
    ...(!BUDGET.statuses.open.includes(document.status) && { leftBy: document.updated_by }),
    at: nextTime(document),
    history: Object.entries(values).map(([path, value]) => ({
      id: crypto.randomUUID(),
      path,
      base: valueAt(BUDGET, body, path),
      value,
    })),
    rows: Object.fromEntries(rows.map((row) => [row, rowAt(copy.body, row)!])),
  })
}

/** @throws Refusal that says why not */
export async function mustBeMovable(
  sql: Transaction<Database>,
  budget: string,
  transfer: Transfer,
): Promise<void> {
  valuesOf(await wholeBody(sql, await lockDocument(sql, budget)), transfer)
}

function valuesOf(body: Body, transfer: Transfer): Body {
  const moved = transferred(body, transfer)
  if ('values' in moved) return moved.values
  const { refused, node = '' } = moved
  if (refused === 'locked' || refused === 'not-a-leaf') throw refusal(`budget-transfer-${refused}`, { node })
  throw refusal(`budget-transfer-${refused}`)
}
