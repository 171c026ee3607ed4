import assert from 'node:assert/strict'
import { it } from 'node:test'
import { arrangedApps, sightOf } from './arranged-apps.ts'

const app = (key: string) => ({
  key,
  title: key.toUpperCase(),
  category: 'Plan',
  permissions: [key.toUpperCase()],
})
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

it('puts what a market has for itself in the place of the agency’s', () => {
  const overrides = [
    { ...override, app: 'a', country: null, position: 1, hidden: false, requestable: true },
    { ...override, app: 'a', country: 'DE', position: 1 },
  ]
  const hiddenIn = (market: string | null) =>
    arrangedApps({ ...arranged, overrides }, [], market)
      .filter(({ override: { hidden } }) => hidden)
      .map(({ key, isOwn }) => `${key} ${isOwn}`)
  assert.deepEqual([hiddenIn(null), hiddenIn('DE'), hiddenIn('GB')], [[], ['a true'], []])
  const apps = arrangedApps({ ...arranged, overrides }, [])
  const sights = (granted: string[]) => apps.map((app) => sightOf(app, new Set(granted), 'os.'))
  assert.deepEqual(sights(['os.B']), ['locked', 'seen', 'hidden'])
})
