import assert from 'node:assert/strict'
import { it } from 'node:test'
import { safeParse } from 'valibot'
import type { FieldRule } from '../miniapps/domain/document/field-rule.ts'
import { ruleOf } from '../miniapps/domain/document/field-rule.ts'
import { APIS } from './apis.ts'
import { onEachDatabase } from './db/on-each-database-in-tests.ts'

const DEFINITIONS = APIS.flatMap(({ documents = [] }) => documents.map(({ definition }) => definition))

/** What fields and parts of their values are called that name people. */
const NAMES_PEOPLE =
  /^(person|people|participants?|owner|assignee|author|approver|members?|attendees?|firstname|lastname|email)$/

/** Names in a value's schema, however deep. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { entries, item, wrapped, options, pipe } = schema as Record<string, unknown>
  const own = typeof entries === 'object' && entries !== null && !Array.isArray(entries) ? entries : {}
  const inner = [item, wrapped, ...[options, pipe].flatMap((many) => (Array.isArray(many) ? many : []))]
  return [
    ...Object.keys(own),
    ...[...Object.values(own), ...inner.filter((each) => each !== schema)].flatMap(namesIn),
  ]
}

/** As far as a machine can tell by what things are called. */
function looksPersonal(pattern: string, { schema, holds }: FieldRule): boolean {
  const names = namesIn(schema)
  return (
    [...pattern.split('/'), ...names].some((name) => NAMES_PEOPLE.test(name)) ||
    (names.includes('name') && holds !== 'file')
  )
}

it('finds names of people in what a field is called and in its schema', () => {
  assert.ok(DEFINITIONS.length > 3)
  const found = DEFINITIONS.flatMap(({ type, fields }) =>
    Object.entries(fields).flatMap(([pattern, rule]) =>
      looksPersonal(pattern, rule) ? [`${type} ${pattern}`] : [],
    ),
  )
  assert.deepEqual(found, ['scorecard-action owner', 'speed-date people/*'])
})

it('has no definition with names of people that does not say so', () => {
  for (const { type, fields } of DEFINITIONS)
    for (const [pattern, rule] of Object.entries(fields))
      assert.ok(
        !looksPersonal(pattern, rule) || rule.person,
        `${type} ${pattern}: say in \`person\` what erasing does`,
      )
})

it('writes over a field of an erased person nothing that the field cannot hold', () => {
  for (const { type, fields } of DEFINITIONS)
    for (const [pattern, { schema, person }] of Object.entries(fields)) {
      if (!person || !namesIn(schema).includes('name')) continue
      const value = { id: 'x', name: 'x', market: '', discipline: '', side: 'a' }
      const names = namesIn(schema)
      const known = Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)))
      assert.ok(safeParse(schema, { ...known, ...person.erased }).success, `${type} ${pattern}`)
    }
})

onEachDatabase((database) => {
  it('has nobody of the sample world in a field that does not say that it is about people', async () => {
    const { sql } = database()
    const people = await sql.selectFrom('person').select(['id', 'firstname', 'lastname', 'email']).execute()
    const known = new Set(
      people.flatMap(({ id, firstname, lastname, email }) => [id, email, `${firstname} ${lastname}`]),
    )
    const documents = await sql.selectFrom('document').select(['type', 'fields']).execute()
    const found = new Set<string>()
    for (const { type, fields } of documents) {
      const rules = DEFINITIONS.find((definition) => definition.type === type)?.fields
      for (const [path, { value }] of Object.entries(fields)) {
        const texts = [...path.split('/'), ...textsIn(value)]
        if (!texts.some((text) => known.has(text))) continue
        assert.ok(
          rules && ruleOf(rules, path)?.person,
          `${type} ${path} is about somebody and does not say so`,
        )
        found.add(type)
      }
    }
    assert.ok(found.has('speed-date'))
  })
})

const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []
