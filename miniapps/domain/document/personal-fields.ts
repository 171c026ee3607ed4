import { type FieldRules, ruleOf } from './field-rule.ts'
import type { Json } from './json.ts'

/** The name of somebody whose data was erased. */
export const FORMER = { firstname: 'A former', lastname: 'colleague' }
export const FORMER_NAME = `${FORMER.firstname} ${FORMER.lastname}`

/** Whether any field of a type of document says something about people of the portal. */
export const holdsPeople = (fields: FieldRules): boolean =>
  Object.values(fields).some(({ person }) => person !== undefined)

/** Whether a field says something about this person. */
export const isAbout = (fields: FieldRules, path: string, value: Json, personId: string): boolean =>
  ruleOf(fields, path)?.person !== undefined && personIn(path, value) === personId

/** What a field may still hold once this person is erased: the same value where it says nothing of them. */
export function withoutPerson(fields: FieldRules, path: string, value: Json, personId: string): Json {
  if (!isAbout(fields, path, value, personId) || !isRecord(value)) return value
  return { ...value, ...ruleOf(fields, path)!.person!.erased }
}

/** By the value's `id`, else by the last step of the path. */
const personIn = (path: string, value: Json): Json =>
  isRecord(value) && 'id' in value ? value['id']! : path.slice(path.lastIndexOf('/') + 1)

const isRecord = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
