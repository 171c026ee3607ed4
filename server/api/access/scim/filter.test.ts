import assert from 'node:assert/strict'
import { it } from 'node:test'
import fc from 'fast-check'
import { onEachDatabase } from '../../../db/on-each-database-in-tests.ts'
import { directoryOf, ENTERPRISE, group, type Body, user, USER_SCHEMA } from './scim-client-in-tests.ts'

type Value = string | boolean
type Judge = (person: Body) => boolean

/** A filter as text, beside a judge of what it lets through, written from RFC 7644 for the test alone. */
interface Asked {
  text: string
  judge: Judge
}

const lower = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value)
const isThere = (value: unknown) => value !== undefined && value !== ''

const COMPARE: Readonly<Record<string, (value: string, wanted: string) => boolean>> = {
  eq: (value, wanted) => value === wanted,
  co: (value, wanted) => value.includes(wanted),
  sw: (value, wanted) => value.startsWith(wanted),
  ew: (value, wanted) => value.endsWith(wanted),
  gt: (value, wanted) => value > wanted,
  ge: (value, wanted) => value >= wanted,
  lt: (value, wanted) => value < wanted,
  le: (value, wanted) => value <= wanted,
}

function holds(value: unknown, op: string, wanted: Value, isExact: boolean): boolean {
  const [one, other] = isExact ? [value, wanted] : [lower(value), lower(wanted)]
  if (op === 'ne') return one !== other
  if (typeof one !== 'string' || typeof other !== 'string') return one === other
  return COMPARE[op]!(one, other)
}

const at = (person: Body, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], person)

/** Few letters, so that much is alike; case, quotes, backslashes and signs of LIKE and of SQL among them. */
const text = fc.oneof(
  fc.constantFrom('Ada', 'ada', 'BOB', 'a_b', 'a%b', "o'neil", 'say "hi"', 'back\\slash', 'work', 'x'),
  fc.string({ unit: fc.constantFrom('a', 'B', '%', '_', "'", '"', '\\', ' '), minLength: 1, maxLength: 3 }),
)
const operator = fc.constantFrom('eq', 'ne', 'co', 'sw', 'ew', 'gt', 'ge', 'lt', 'le')

const SINGLE = [
  { name: 'title', path: ['title'] },
  { name: 'NickName', path: ['nickName'] },
  { name: 'name.givenName', path: ['name', 'givenName'] },
  { name: `${USER_SCHEMA}:name.familyName`, path: ['name', 'familyName'] },
  { name: `${ENTERPRISE}:department`, path: [ENTERPRISE, 'department'] },
  { name: 'userName', path: ['userName'] },
  { name: 'externalId', path: ['externalId'], isExact: true },
]

const comparison = fc
  .record({ attribute: fc.constantFrom(...SINGLE), op: operator, wanted: text })
  .map(({ attribute: { name, path, isExact = false }, op, wanted }): Asked => ({
    text: `${name} ${op} ${JSON.stringify(wanted)}`,
    judge: (person) => {
      const value = at(person, path)
      return value === undefined ? op === 'ne' : holds(value, op, wanted, isExact)
    },
  }))

const presence = fc.constantFrom(...SINGLE).map(({ name, path }): Asked => ({
  text: `${name} pr`,
  judge: (person) => isThere(at(person, path)),
}))

const truth = fc
  .record({ op: fc.constantFrom('eq', 'ne'), wanted: fc.boolean() })
  .map(({ op, wanted }): Asked => ({
    text: `active ${op} ${wanted}`,
    judge: ({ active }) => (active === wanted) === (op === 'eq'),
  }))

const PARTS = ['value', 'type'] as const
type Phone = { value: string; type?: string }
const phonesOf = (person: Body) => (person['phoneNumbers'] ?? []) as Phone[]
const ofPhone = fc
  .record({ part: fc.constantFrom(...PARTS), op: operator, wanted: text })
  .map(({ part, op, wanted }) => ({
    part,
    rest: `${op} ${JSON.stringify(wanted)}`,
    judge: (phone: Phone) =>
      phone[part] === undefined ? op === 'ne' : holds(phone[part], op, wanted, false),
  }))
const several = ofPhone.map(({ part, rest, judge }): Asked => ({
  text: `phoneNumbers.${part} ${rest}`,
  judge: (person) => phonesOf(person).some(judge),
}))
const chosen = fc
  .record({ one: ofPhone, other: ofPhone, joint: fc.constantFrom('and', 'or') })
  .map(({ one, other, joint }): Asked => ({
    text: `phoneNumbers[${one.part} ${one.rest} ${joint} ${other.part} ${other.rest}]`,
    judge: (person) =>
      phonesOf(person).some((phone) =>
        joint === 'and' ? one.judge(phone) && other.judge(phone) : one.judge(phone) || other.judge(phone),
      ),
  }))

const { filter } = fc.letrec<{ filter: Asked; joined: Asked; denied: Asked }>((tie) => ({
  filter: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(comparison, presence, truth, several, chosen),
    tie('joined'),
    tie('denied'),
  ),
  joined: fc
    .record({
      all: fc.array(tie('filter'), { minLength: 2, maxLength: 3 }),
      joint: fc.constantFrom('and', 'or'),
    })
    .map(({ all, joint }): Asked => ({
      text: `(${all.map(({ text }) => text).join(` ${joint} `)})`,
      judge: (person) =>
        joint === 'and' ? all.every(({ judge }) => judge(person)) : all.some(({ judge }) => judge(person)),
    })),
  denied: tie('filter').map((inner): Asked => ({
    text: `not (${inner.text})`,
    judge: (person) => !inner.judge(person),
  })),
}))

onEachDatabase((database) => {
  const { ok, add, find, refused } = directoryOf(database, 'mindshare')
  const SOME = { nickName: 'judged' }

  it('lets through in the database what RFC 7644 says, and nothing else', async () => {
    const values = fc.sample(text, { numRuns: 60, seed: 7 })
    const next = () => values.shift()!
    for (let number = 0; number < 12; number++)
      await add({
        ...SOME,
        ...(number % 3 > 0 && { title: next() }),
        name: { ...(number % 4 > 0 && { familyName: next() }), givenName: next() },
        ...(number % 2 > 0 && { [ENTERPRISE]: { department: next() } }),
        ...(number % 5 > 0 && {
          phoneNumbers: [{ value: next(), type: next() }, { value: next() }].slice(0, (number % 2) + 1),
        }),
        active: number % 4 !== 1,
      })
    const { Resources: all } = await ok(200, 'GET', '/Users?filter=nickName%20eq%20%22judged%22&count=100')
    assert.equal(all.length, 12)
    await fc.assert(
      fc.asyncProperty(filter, async ({ text, judge }) => {
        const expected = all.filter(judge).map(({ id }) => id)
        assert.deepEqual(await find(`nickName eq "judged" and ${text}`), expected, text)
      }),
      { numRuns: 250, seed: 25, endOnFailure: true },
    )
  })

  it('binds "and" before "or", and "not" before both, in any case', async () => {
    const { id } = await add({ title: 'precedence' })
    const asked = (rest: string) => find(`id eq "${id}" AND (${rest})`)
    assert.deepEqual(await asked('title pr or title pr and nickName pr'), [id])
    assert.deepEqual(await asked('(title pr or title pr) and nickName pr'), [])
    assert.deepEqual(await asked('NOT (nickName PR) and title Eq "PRECEDENCE"'), [id])
    assert.deepEqual(await asked('title eq null or nickName eq null'), [id])
  })

  it('reads two hundred brackets, and refuses many more', async () => {
    const { id } = await add()
    const within = (depth: number) => `${'('.repeat(depth)}id eq "${id}"${')'.repeat(depth)}`
    assert.deepEqual(await find(within(200)), [id])
    await refused([400, 'invalidFilter'], 'GET', `/Users?filter=${encodeURIComponent(within(2000))}`)
  })

  it('asks of groups by their name and members', async () => {
    const { id: one } = await add(user({ name: { givenName: 'Grace', familyName: 'Hopper' } }))
    const { id } = await ok(
      201,
      'POST',
      '/Groups',
      group(`Asked ${one}`, [one], { externalId: `asked-${one}` }),
    )
    for (const filter of [
      `displayName eq "ASKED ${one}"`,
      `externalId eq "asked-${one}"`,
      `members.value eq "${one}"`,
      `members[display sw "grace" and type eq "User"]  and displayName co "${one}"`,
      `members eq "${one}" and meta.resourceType eq "Group"`,
    ])
      assert.deepEqual(await find(filter, 'Groups'), [id], filter)
    assert.deepEqual(await find(`externalId eq "ASKED-${one}"`, 'Groups'), [])
  })
})
