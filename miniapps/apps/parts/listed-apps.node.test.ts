import assert from 'node:assert/strict'
import { it } from 'node:test'
import { appIndex, builtFirst, findApps, groupsOf } from './listed-apps.ts'

const MENU = [
  { title: 'You', path: '/you', app: 'you-page' },
  {
    title: 'Plan',
    items: [
      { title: 'Budget', path: '/b/budget', notAvailable: true },
      { title: 'Touchpoints', path: '/b/touchpoints', disabled: true, why: 'No live panel.' },
      { title: 'Media planner', path: '/mtv/mpl', appIcon: 'calendar-range' },
      { title: 'Secret', hidden: true },
    ],
  },
  { title: 'Connect', items: [{ title: 'Hidden', hidden: true }] },
]

it('groups what a person sees by category, and puts what is not built last', () => {
  const groups = groupsOf(MENU)
  const { built, later } = builtFirst(groups)
  assert.deepEqual(
    later.map(({ title, apps }) => [title, ...apps.map((app) => app.title)]),
    [['Plan', 'Budget']],
  )
  assert.deepEqual(
    built.map(({ title, apps }) => [title, ...apps.map((app) => `${app.title} ${app.state}`)]),
    [['Plan', 'Media planner open', 'Touchpoints locked']],
  )
  assert.equal(built[0]!.apps[1]!.why, 'No live panel.')
})

it('finds by title, category and address, and by what merely looks like a title', () => {
  const index = appIndex(groupsOf(MENU))
  const titles = (query: string) => findApps(index, query).map(({ title }) => title)
  assert.deepEqual(titles('plnr'), ['Media planner'])
  assert.deepEqual(titles('mpl'), ['Media planner'])
  assert.deepEqual(titles('budget plan'), ['Budget'])
  assert.deepEqual(titles('zzz'), [])
})
