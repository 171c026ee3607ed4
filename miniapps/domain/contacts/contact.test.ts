import assert from 'node:assert/strict'
import { it } from 'node:test'
import * as v from 'valibot'
import { contactInTests } from './contact-in-tests.ts'
import { type OwnContact, ownContact } from './contact-input.ts'
import { vcardOf } from './vcard.ts'

const {
  id: _i,
  firstname: _f,
  lastname: _l,
  email: _e,
  agencies: _a,
  favourite: _v,
  ...own
} = contactInTests()
const valid: OwnContact = { ...own, managerId: null }
const accepts = (change: Partial<OwnContact>) => v.safeParse(ownContact, { ...valid, ...change }).success

it('takes what people say of themselves, and refuses what nobody could use', () => {
  assert.equal(accepts({}), true)
  assert.equal(accepts({ timeZone: 'Europe/Atlantis' }), false)
  assert.equal(accepts({ hours: { days: [1], from: '17:00', to: '09:00' } }), false)
  assert.equal(accepts({ skills: [...valid.skills, ...valid.skills] }), false)
  assert.equal(accepts({ phone: 'call me' }), false)
})

it('writes a card that address books read', () => {
  const card = vcardOf(contactInTests({ title: `Search; ${'ü'.repeat(80)}`, lastname: 'Love, lace' }))
  assert.match(card, /^BEGIN:VCARD\r\nVERSION:4\.0\r\n/)
  assert.match(card, /\r\nN:Love\\, lace;Ada;;;\r\n/)
  for (const line of card.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line)
  assert.match(card.replaceAll('\r\n ', ''), new RegExp(`TITLE:Search\\\\; ü{80}`))
})
