import type { Noun } from '../../../world/noun.ts'
import { insertRows } from '../../../world/insert-rows.ts'
import { demoId } from '../../../world/people.ts'

export const addThings: Noun['addSample'] = (sql) => {
  const person_id = demoId('planner@agency.example')
  return insertRows(sql, 'blank_thing', [{ id: 'blank-1', person_id, name: 'The first one' }])
}
