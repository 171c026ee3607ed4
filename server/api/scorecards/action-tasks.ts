import { sql as raw } from 'kysely'
import { MOST_TASKS_PER_SOURCE } from '../../../miniapps/domain/notifications/limits.ts'
import { SCORECARD_ACTION } from '../../../miniapps/domain/scorecards/action/scorecard-action.ts'
import { addressOf } from '../../documents/notices/about-document.ts'
import { placeAccess } from '../../documents/place-access.ts'
import type { TaskSource } from '../kit/task-source.ts'
import { SCORECARD_ACTIONS } from './scorecard-action-kind.ts'

interface Row {
  id: string
  place: string
  status: string
  title: string
  due: string | null
  brand: string
}

/** Open actions that the person owns, in brands where they may work. The index of migration 006 finds them. */
export const actionTasks: TaskSource = async (parts, { id: personId }) => {
  const { places } = placeAccess(parts)
  const { app, statuses } = SCORECARD_ACTION
  const { rows } = await raw<Row>`
    with own as materialized (select id, place, status, title, columns ->> 'due' as due from document
      where type = 'scorecard-action' and columns -> 'owner' ->> 'id' = ${personId}
        and status = any(${[...statuses.open]}::text[]))
    select own.*, concat_ws(' · ', workspace.name, country_code) as brand
    from own join workspace on workspace.id = place
    where place in (select id from (${places(SCORECARD_ACTION, personId)}) as open
      where id in (select place from own))
    order by due nulls last, own.id limit ${MOST_TASKS_PER_SOURCE}`.execute(parts.sql)
  return rows.map(({ id, place, status, title, due, brand }) => ({
    app,
    kind: 'action',
    title,
    detail: brand,
    path: addressOf(SCORECARD_ACTIONS, { id, place, status, columns: {} }).path,
    due,
  }))
}
