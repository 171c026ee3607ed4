import { type RawBuilder, sql as raw } from 'kysely'
import { languageOf } from '../../../shell/contract/words.ts'
import { MOST_TASKS_PER_SOURCE } from '../../../miniapps/domain/notifications/limits.ts'
import type { Task } from '../../../miniapps/domain/notifications/notice.ts'
import type { DocumentKind } from '../../api/kit/document-kind.ts'
import type { TaskSource } from '../../api/kit/task-source.ts'
import { titlesIn } from '../../api/kit/titles-in.ts'
import { placeAccess } from '../place-access.ts'
import type { DocumentLine } from '../stored-document.ts'
import { addressIn } from './about-document.ts'

interface Row extends Pick<DocumentLine, 'id' | 'place' | 'status' | 'columns' | 'title' | 'type'> {
  kind: 'approval' | 'returned'
  place_name: string
  /** Who changed it last: of one that waits for a decision, who handed it in. */
  person: string
}

/** Documents that wait for the person's decision, or that they got back, where they may still open them. */
export const waitingTasks: TaskSource = async (parts, { id: personId, display_language }) => {
  const { sql, documentKinds } = parts
  const { places } = placeAccess(parts)
  const decided = documentKinds.filter(({ definition }) =>
    Object.values(definition.actions).some(({ byAnother }) => byAnother),
  )
  const titles = titlesIn(decided, display_language)
  const language = languageOf(display_language) ?? 'en'
  const tasks: Task[] = []
  for (const kind of decided)
    for (const row of await rowsOf(kind))
      tasks.push({
        app: kind.definition.app,
        kind: row.kind,
        title: [titles[row.title] ?? row.title, kind.distinction?.(row.columns, language)]
          .filter(Boolean)
          .join(' · '),
        // who handed it in: two audits of a brand are told apart by it
        detail: row.kind === 'approval' ? `${row.place_name} · ${row.person}` : row.place_name,
        path: await addressIn(sql, kind, row),
        due: null,
      })
  return tasks.slice(0, MOST_TASKS_PER_SOURCE)

  async function rowsOf({ definition, closed }: DocumentKind): Promise<readonly Row[]> {
    const isOpen: RawBuilder<unknown> = closed ? raw`not ${closed.to(personId)}` : raw`true`
    const { rows } = await raw<Row>`
      with mine as materialized (select document.*, waiting.kind, waiting.since
        from document_waiting as waiting join document on document.id = waiting.document_id
        where waiting.person_id = ${personId} and document.type = ${definition.type})
      select document.id, document.place, document.status, document.columns, document.title, document.type, kind,
        case when agency.code is null then concat_ws(' · ', workspace.name, country_code) else agency.name end as place_name,
        trim(firstname || ' ' || lastname) as person
      from mine as document join person on person.id = document.updated_by
        left join workspace on workspace.id = place left join agency on agency.code = place
      where ${isOpen} and place in (select id from (${places(definition, personId)}) as open
        where id in (select place from mine))
      order by since, document.id limit ${MOST_TASKS_PER_SOURCE}`.execute(sql)
    return rows
  }
}
