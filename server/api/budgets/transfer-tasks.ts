import { sql as raw } from 'kysely'
import { BUDGET } from '../../../miniapps/domain/budgets/budget.ts'
import type { Body } from '../../../miniapps/domain/document/change.ts'
import { MOST_TASKS_PER_SOURCE } from '../../../miniapps/domain/notifications/limits.ts'
import type { Task } from '../../../miniapps/domain/notifications/notice.ts'
import { addressOf } from '../../documents/notices/about-document.ts'
import { placeAccess } from '../../documents/place-access.ts'
import type { TaskSource } from '../kit/task-source.ts'
import { BUDGETS } from './budget-kind.ts'

interface Row {
  id: string
  place: string
  title: string
  status: string
  columns: Body
  brand: string
}

/** Budgets with transfers of others that wait for a decision, where the person may open them. */
export const transferTasks: TaskSource = async (parts, { id: personId }) => {
  const { rows } = await raw<Row>`
    with waiting as materialized (select distinct document_id from budget_transfer
      where status = 'waiting' and by <> ${personId})
    select document.id, place, title, document.status, columns, concat_ws(' · ', workspace.name, country_code) as brand
    from waiting join document on document.id = waiting.document_id join workspace on workspace.id = place
    where place in (select id from (${placeAccess(parts).places(BUDGET, personId)}) as open)
      and not document.status = any(${[...(BUDGET.statuses.hidden ?? [])]}::text[])
    order by title, document.id limit ${MOST_TASKS_PER_SOURCE}`.execute(parts.sql)
  return rows.map(({ brand, title, ...row }): Task => {
    const { path } = addressOf(BUDGETS, row)
    return { app: BUDGET.app, kind: 'approval', title, detail: brand, path, due: null }
  })
}
