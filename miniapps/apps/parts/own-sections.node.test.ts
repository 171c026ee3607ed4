import assert from 'node:assert/strict'
import { it } from 'node:test'
import { groupsOf, type ListedApp } from './listed-apps.ts'
import { ownSections } from './own-sections.ts'

const override = {
  country: null,
  position: null,
  featured: false,
  hidden: false,
  beta: false,
  requestable: false,
  maintenance: null,
  owner: '',
}
const groups = groupsOf([
  { title: 'You', path: '/you', app: 'you-page' },
  {
    title: 'Plan',
    items: [
      { title: 'Budget', path: '/budget', app: 'budget' },
      { title: 'Cart', path: '/cart', app: 'cart', override: { ...override, app: 'cart', position: 0 } },
      { title: 'Audits', path: '/s', app: 's', override: { ...override, app: 's', featured: true } },
    ],
  },
])
const titles = (apps: readonly ListedApp[]) => apps.map(({ title }) => title)

it('lists what the agency features, and what a person marked and opened last', () => {
  const at = '2026-11-23T10:00:00Z'
  const visits = ['you-page', 'budget', 's', 'budget', 'gone'].map((app) => ({ app, at }))
  const { featured, favourites, recent } = ownSections(groups, { favourites: ['cart', 'gone'], visits })
  assert.deepEqual(titles(featured), ['Audits'])
  assert.deepEqual(titles(favourites), ['Cart'])
  assert.deepEqual(titles(recent), ['Budget', 'Audits'])
})

it('keeps the order that the agency gave', () =>
  assert.deepEqual(titles(groups[0]!.apps), ['Cart', 'Budget', 'Audits']))
