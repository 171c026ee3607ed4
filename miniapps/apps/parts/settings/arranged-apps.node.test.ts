import assert from 'node:assert/strict'
import { it } from 'node:test'
import { arrangedApps, movedApps } from './arranged-apps.ts'

const app = (key: string) => ({ key, title: key.toUpperCase(), category: 'Plan' })
const override = {
  featured: false,
  hidden: true,
  beta: false,
  requestable: false,
  maintenance: null,
  owner: '',
}
const arranged = {
  usage: { a: 7 },
  countries: [],
  apps: [app('a'), app('b'), app('c')],
  overrides: [
    { ...override, app: 'c', country: null, position: 0 },
    { ...override, app: 'a', country: 'DE', position: null },
  ],
}

it('lists all apps in the agency’s order, called as the menus call them', () => {
  const apps = arrangedApps(arranged, [
    { title: 'Planung', items: [{ title: 'Das B', path: '/b', app: 'b' }] },
  ])
  assert.deepEqual(
    apps.map(({ people }) => people),
    [undefined, 7, undefined],
  )
  assert.deepEqual(
    apps.map(({ title, override: { hidden } }) => [title, hidden]),
    [
      ['C', true],
      ['A', false],
      ['Das B', false],
    ],
  )
})

it('moves one a place up or down, and none over the end', () => {
  const apps = arrangedApps(arranged, [])
  assert.deepEqual(movedApps(apps, 'a', -1), ['a', 'c', 'b'])
  assert.deepEqual(movedApps(apps, 'a', 1), ['c', 'b', 'a'])
  assert.deepEqual(movedApps(apps, 'b', 1), ['c', 'a', 'b'])
})
