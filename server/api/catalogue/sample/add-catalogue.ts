import { AGENCIES } from '../../../world/agencies.ts'
import { insertRows } from '../../../world/insert-rows.ts'
import type { Noun } from '../../../world/noun.ts'

const plain = {
  position: null,
  hidden: false,
  beta: false,
  requestable: false,
  maintenance_note: '',
  owner: '',
}

/** What the agencies of the sample world put first. */
export const addCatalogue: Noun['addSample'] = async (sql) => {
  await insertRows(
    sql,
    'app_override',
    AGENCIES.map(({ code }) => ({
      ...plain,
      agency_code: code,
      app: 'scorecards',
      featured: true,
      owner: 'Media quality team',
    })),
  )
}
