import assert from 'node:assert/strict'
import { afterEach, it } from 'node:test'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { findPerson } from './find-person.ts'
import { Refusal } from './refusal.ts'

const email = 'planner@agency.example'
const HOME = 'https://login.example'
const OTHER = 'https://other.example'
const at = (issuer: string, subject: string, vouches = true) => ({ issuer, subject, vouches })
const refused = (words: RegExp) => (error: unknown) =>
  error instanceof Refusal && error.problem.status === 403 && words.test(error.message)

onOneDatabase((database) => {
  const find = (address: string, identity?: ReturnType<typeof at>) =>
    findPerson(database().sql, { email: address, identity })
  afterEach(() => database().sql.deleteFrom('person_identity').execute())

  it('lets a provider that may vouch for no address name nobody', async () => {
    await assert.rejects(
      find(email, at(OTHER, '1', false)),
      refused(/https:\/\/other\.example is not allowed to confirm the email address planner@agency\.example/),
    )
  })

  it('binds the first who comes to the address, and refuses whoever gets it later', async () => {
    const first = await Promise.all([
      find(email, at(HOME, '1')),
      find('Planner@Agency.Example', at(HOME, '1')),
    ])
    assert.deepEqual(
      first.map((person) => person.email),
      [email, email],
    )
    await assert.rejects(
      find(email, at(HOME, '2')),
      refused(/belongs to another account at https:\/\/login\.example/),
    )
    assert.equal(
      (await find('married@agency.example', at(HOME, '1'))).email,
      email,
      'whoever is bound stays who it is',
    )
    assert.equal((await find(email, at(OTHER, '1'))).email, email, 'each provider has subjects of its own')
    await assert.rejects(
      find('admin@agency.example', at(HOME, '3', false)),
      refused(/not allowed to confirm/),
    )
  })

  it('binds nobody by a token of the own provider', async () => {
    assert.equal((await find(email)).email, email)
    assert.deepEqual(await database().sql.selectFrom('person_identity').selectAll().execute(), [])
    await assert.rejects(
      find('nobody@agency.example', at(HOME, '4')),
      refused(/no account for nobody@agency\.example/),
    )
  })
})
