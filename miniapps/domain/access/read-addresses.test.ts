import assert from 'node:assert/strict'
import { it } from 'node:test'
import { readAddresses } from './read-addresses.ts'

const ada = { email: 'ada@agency.example', firstname: 'Ada', lastname: 'Lovelace' }

it('reads names and addresses as mails have them, one on a line or parted by signs', () => {
  for (const text of [
    'Ada Lovelace <ada@agency.example>',
    '"Lovelace, Ada" <Ada@Agency.example>',
    ' ada@agency.example Ada Lovelace ',
  ])
    assert.deepEqual(readAddresses(text), { people: [ada], unread: [] }, text)
  const both = 'Ada Lovelace <ada@agency.example>, grace.brewster-hopper@agency.example;\nada@agency.example'
  assert.deepEqual(readAddresses(both).people, [
    ada,
    { email: 'grace.brewster-hopper@agency.example', firstname: 'Grace', lastname: 'Brewster Hopper' },
  ])
})

it('says which lines have no address in them', () => {
  assert.deepEqual(readAddresses('Ada Lovelace\nada@nowhere\nada@agency.example').unread, [
    'Ada Lovelace',
    'ada@nowhere',
  ])
})
