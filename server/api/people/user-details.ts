import * as v from 'valibot'
import type { Kysely } from 'kysely'
import type { User } from '../../../shell/contract/entities.ts'
import { isLocale } from '../../../shell/contract/is-locale.ts'
import type { Database } from '../../db/schema.ts'
import { keptOf } from '../access/people/kept-of-person.ts'
import { effectiveOn } from '../access/people/person-detail.ts'
import type { Person } from '../kit/api-environment.ts'
import { keptAnswer } from '../kit/kept-answer.ts'
import { check, fieldMessage, readJson } from '../kit/read-json.ts'
import { refusal } from './refusals.ts'
import { type CallWorld, type Handler, routes } from '../kit/routes.ts'
import { endOthers, endSession, listSessions } from './sessions/sessions.ts'

const MAX_TAG_LENGTH = 64

const languageTag = v.pipe(
  v.string('must be text'),
  v.maxLength(MAX_TAG_LENGTH, `must have at most ${MAX_TAG_LENGTH} characters`),
  v.check((tag) => isLocale(tag), 'must be a language tag such as de-DE'),
)

/** Spec section 7: a body with one field. */
const displaySetting = v.pipe(
  v.strictObject(
    {
      language: v.optional(languageTag),
      dateFormatLocale: v.optional(languageTag),
      numberFormatLocale: v.optional(languageTag),
    },
    fieldMessage,
  ),
  v.check(
    (body) => Object.values(body).filter((tag) => tag !== undefined).length === 1,
    'must hold exactly one of language, dateFormatLocale, numberFormatLocale',
  ),
)

const effectiveQuery = v.object({ account: v.string('must be the id of an account') }, fieldMessage)

/** Spec section 7: the user under `data`. How somebody likes dates is no right, so it is part of the answer's name. */
const readMyself: Handler = (world, context) => {
  const { sql, person } = world
  const key = `users/me ${JSON.stringify(plain(person))}`
  return keptAnswer(context, world, key, async () => JSON.stringify({ data: await userOf(sql, person) }))
}

/** All that is kept about the caller. */
const readKept: Handler = async (world) => ({ data: await keptOf(world, world.person.id, 'themselves') })

/** The caller's permissions on an account, each with all assignments that grant it. */
const readEffective: Handler = async (world, context) => {
  const { account } = check(effectiveQuery, context.req.query(), 'query')
  return { data: await effectiveOn(world, world.person.id, account) }
}
readEffective.takes = { query: effectiveQuery }

const changeDisplay: Handler<CallWorld, 'email'> = async ({ sql, person }, context, { email }) => {
  if (email.toLowerCase() !== person.email) throw refusal('display-settings-of-another')
  const { language, dateFormatLocale, numberFormatLocale } = await readJson(context, displaySetting)
  const change = {
    display_language: language,
    date_locale: dateFormatLocale,
    number_locale: numberFormatLocale,
  }
  // Kysely leaves out what is undefined.
  const changed = await sql
    .updateTable('person')
    .set(change)
    .where('id', '=', person.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { data: await userOf(sql, changed) }
}
changeDisplay.takes = { body: displaySetting }

/** The caller's profile and display settings. */
export const userDetails = routes({
  'GET /users/me': readMyself,
  'GET /users/me/kept': readKept,
  'GET /users/me/effective': readEffective,
  'GET /users/me/sessions': listSessions,
  'DELETE /users/me/sessions': endOthers,
  'DELETE /users/me/sessions/:id': endSession,
  'PATCH /users/:email/display_settings': changeDisplay,
})

async function userOf(sql: Kysely<Database>, person: Person): Promise<User> {
  const userRoles = await sql
    .selectFrom('user_role')
    .where('id', 'in', (is) =>
      is
        .selectFrom('person_role')
        .select('role_id')
        .where('person_id', '=', person.id)
        .union(is.selectFrom('effective_role').select('role_id').where('person_id', '=', person.id)),
    )
    .select(['id', 'name', 'application_id as applicationId', 'countries', 'agencies', 'permissions'])
    .orderBy('id')
    .execute()
  return { ...plain(person), userRoles }
}

const plain = (person: Person): Omit<User, 'userRoles'> => ({
  id: person.id,
  firstname: person.firstname,
  lastname: person.lastname,
  email: person.email,
  dateLocale: person.date_locale,
  numberLocale: person.number_locale,
  displayLanguage: person.display_language,
})
