import { sql as raw } from 'kysely'
import { MOST_TASKS_PER_SOURCE } from '../../../miniapps/domain/notifications/limits.ts'
import { SPEED_DATE } from '../../../miniapps/domain/speed-date/speed-date.ts'
import { addressOf } from '../../documents/notices/about-document.ts'
import { placeAccess } from '../../documents/place-access.ts'
import type { TaskSource } from '../kit/task-source.ts'
import { SPEED_DATES } from './speed-date-kind.ts'

interface Row {
  id: string
  place: string
  title: string
  agency: string
}

/** An event that nobody has finished is no task the day after. */
const MOST_HOURS = 12

/** Events that run and that the person takes part in. */
export const eventTasks: TaskSource = async (parts, { id: personId }) => {
  const { places } = placeAccess(parts)
  const { rows } = await raw<Row>`
    with own as materialized (select id, place, title from document
      where type = 'speed-date' and status = 'running'
        and fields -> ${`people/${personId}`}::text ->> 'value' is not null
        and updated_at > now() - make_interval(hours => ${MOST_HOURS}::int))
    select own.*, agency.name as agency from own join agency on agency.code = place
    where place in (select id from (${places(SPEED_DATE, personId)}) as open
      where id in (select place from own))
    order by own.id limit ${MOST_TASKS_PER_SOURCE}`.execute(parts.sql)
  return rows.map(({ id, place, title, agency }) => ({
    app: SPEED_DATE.app,
    kind: 'event',
    title,
    detail: agency,
    path: addressOf(SPEED_DATES, { id, place, status: 'running', columns: {} }).path,
    due: null,
  }))
}
