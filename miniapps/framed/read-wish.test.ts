import { expect } from '@open-wc/testing'
import { readWish } from './read-wish.ts'

describe('a wish from a frame', () => {
  const good: unknown[] = [
    { type: 'emit', name: 'set-breadcrumbs', payload: { app: 'Desk' } },
    { type: 'emit', name: 'logout' },
    { type: 'navigate', path: '/you', newTab: true },
    { type: 'set-dirty', dirty: false },
    { type: 'announce', text: 'Saved.' },
    { type: 'notify', kind: 'success', text: 'Saved.' },
    { type: 'notify', kind: 'info', text: 'Removed.', id: 1, actions: ['Undo', 'Show'] },
    { type: 'open', dialog: 'palette' },
    { type: 'fail', text: 'It broke.' },
    { type: 'offer-commands', commands: [{ id: 'a', title: 'A', hint: 'Ctrl A', inHelp: true }] },
    {
      type: 'offer-shortcuts',
      groups: [{ title: 'Desk', shortcuts: [{ keys: ['J', '↓'], text: 'Next' }] }],
    },
    {
      type: 'fetch',
      id: 1,
      address: '/api/scorecards/x',
      method: 'PUT',
      headers: { 'content-type': 'text/plain' },
      body: new ArrayBuffer(2),
    },
    { type: 'read-draft', id: 2, key: 'note' },
    { type: 'write-draft', key: 'note', text: null },
    { type: 'write-draft', key: 'note', brand: 'b1', text: 'as long as the portal keeps it' },
  ]
  for (const wish of good) it(`is ${JSON.stringify(wish)}`, () => expect(readWish(wish)).to.equal(wish))

  const bad: unknown[] = [
    null,
    'emit',
    7,
    [],
    {},
    { type: 7 },
    { type: 'constructor' },
    { type: 'sign-out' },
    { type: 'emit' },
    { type: 'emit', name: 'x'.repeat(1001) },
    { type: 'navigate', path: { toString: 'no' } },
    { type: 'navigate', path: '/you', replace: 1 },
    { type: 'set-dirty' },
    { type: 'announce', text: ['a'] },
    { type: 'announce', text: 'x'.repeat(1001) },
    { type: 'notify', kind: 'fatal', text: 'a' },
    { type: 'notify', kind: 'info' },
    { type: 'notify', kind: 'info', text: 'a', id: 1, actions: ['a', 'b', 'c'] },
    { type: 'open', dialog: 'leave' },
    { type: 'fail' },
    { type: 'offer-commands', commands: {} },
    { type: 'offer-commands', commands: [null] },
    { type: 'offer-commands', commands: [{ id: 'a' }] },
    { type: 'offer-commands', commands: [{ id: 'a', title: 'A', hint: null }] },
    { type: 'offer-commands', commands: Array.from({ length: 101 }, () => ({ id: 'a', title: 'A' })) },
    { type: 'offer-shortcuts', groups: [{ title: 'Desk', shortcuts: [{ keys: 'J', text: 'Next' }] }] },
    { type: 'offer-shortcuts', groups: [{ title: 'Desk' }] },
    { type: 'offer-shortcuts', groups: Array.from({ length: 21 }, () => ({ title: 'A', shortcuts: [] })) },
    { type: 'fetch', id: '1', address: '/a' },
    { type: 'fetch', id: 1, address: '/a', headers: { a: 1 } },
    { type: 'fetch', id: 1, address: '/a', body: {} },
    { type: 'read-draft', key: 'note' },
    { type: 'write-draft', key: 'note' },
    { type: 'write-draft', key: 'note', text: 'a', brand: null },
  ]
  for (const message of bad)
    it(`is not ${JSON.stringify(message)?.slice(0, 80)}`, () => expect(readWish(message)).to.equal(undefined))
})
