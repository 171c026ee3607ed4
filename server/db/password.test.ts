import assert from 'node:assert/strict'
import { it } from 'node:test'
import { hashPassword, verifyPassword } from './password.ts'

it('knows the password again and no other', async () => {
  const hash = await hashPassword('correct horse')
  assert.ok(await verifyPassword('correct horse', hash))
  assert.ok(!(await verifyPassword('correct horse ', hash)))
  assert.ok(!(await verifyPassword('', hash)))
})

it('never makes the same hash twice', async () => {
  assert.notEqual(await hashPassword('same'), await hashPassword('same'))
})

it('takes a letter in either of its spellings', async () => {
  assert.ok(await verifyPassword('Gru\u0308n', await hashPassword('Gr\u00fcn')))
})

it('refuses people without a password and hashes that are broken', async () => {
  const hash = await hashPassword('x')
  for (const broken of [
    null,
    '',
    'x',
    hash.slice(0, -8),
    hash.replace('scrypt', 'md5'),
    hash.split('$').slice(0, 5).join('$'),
  ]) {
    assert.ok(!(await verifyPassword('x', broken)), String(broken))
  }
})

it('takes as long for somebody without a password as for a wrong one', async () => {
  const hash = await hashPassword('x')
  const millis = async (stored: string | null) => {
    const start = performance.now()
    await verifyPassword('wrong', stored)
    return performance.now() - start
  }
  const best = async (stored: string | null) =>
    Math.min(await millis(stored), await millis(stored), await millis(stored)) // others may keep the machine busy
  const [without, wrong] = [await best(null), await best(hash)]
  assert.ok(without > wrong / 5, `${without} ms without a password, ${wrong} ms with a wrong one`)
})
