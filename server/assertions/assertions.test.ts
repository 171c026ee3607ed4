import assert from 'node:assert/strict'
import { it } from 'node:test'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { onEachDatabase } from '../db/on-each-database-in-tests.ts'
import { assertionsOf } from './assertions.ts'

const PORTAL = 'https://portal.example'
const FOR_REACH = { audience: 'reach', ttlS: 300 }
const DAY_MS = 86_400_000
const START = Date.parse('2026-01-01T00:00:00Z')

onEachDatabase((database) => {
  const onDay = (day: number, issuer = PORTAL) =>
    assertionsOf(database().sql, issuer, () => new Date(START + day * DAY_MS))
  const kidOf = async (day: number) =>
    decodeProtectedHeader(await onDay(day).signAssertion({}, FOR_REACH)).kid
  const published = async (day: number) => (await onDay(day).publicKeys()).keys

  it('signs what its audience can check, whichever process is asked, and publishes nothing private', async () => {
    const two = await Promise.all([0, 0].map((day) => onDay(day).signAssertion({ sub: 'ada' }, FOR_REACH)))
    for (const token of two)
      assert.equal((await onDay(0).verifyAssertion(token, { audience: 'reach' }))?.sub, 'ada')
    const { iss, aud, iat, exp, jti } = decodeJwt(two[0]!)
    assert.deepEqual([iss, aud, exp! - iat!, typeof jti], [PORTAL, 'reach', 300, 'string'])
    const [key, ...more] = await published(0)
    assert.deepEqual(more, [])
    assert.deepEqual(Object.keys(key!).toSorted(), ['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'])
  })

  it('takes none for others, of another portal, that ran out, is unsigned or was changed', async () => {
    const good = await onDay(0).signAssertion({ sub: 'ada' }, FOR_REACH)
    const isTaken = async (token: string, audience = 'reach', at = onDay(0)) =>
      (await at.verifyAssertion(token, { audience })) !== null
    assert.ok(await isTaken(good))
    assert.ok(!(await isTaken(good, 'other')))
    assert.ok(!(await isTaken(await onDay(0, 'https://other.example').signAssertion({}, FOR_REACH))))
    assert.ok(!(await isTaken(good, 'reach', onDay(1))))
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const [head, body, signature] = good.split('.')
    const changed = encoded({ ...decodeJwt(good), sub: 'grace' })
    for (const token of [`${encoded({ alg: 'none' })}.${body}.`, `${head}.${changed}.${signature}`, 'x', ''])
      assert.ok(!(await isTaken(token)), token)
    await assert.rejects(onDay(0).signAssertion({}, { audience: 'reach', ttlS: 86_401 }), /at most 86400 s/)
  })

  it('makes the next key a day before it signs, and publishes the old one for a month after', async () => {
    const first = await kidOf(28)
    assert.equal(await kidOf(29), first)
    assert.equal((await published(29)).length, 2)
    const second = await kidOf(30)
    assert.notEqual(second, first)
    await kidOf(57)
    assert.ok((await published(57)).some(({ kid }) => kid === first))
    assert.equal(await kidOf(58), second)
    assert.ok(!(await published(58)).some(({ kid }) => kid === first))
  })
})
