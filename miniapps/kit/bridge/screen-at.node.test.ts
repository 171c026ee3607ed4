import assert from 'node:assert/strict'
import { it } from 'node:test'
import { screenAt } from './screen-at.ts'

const PATHS = ['/', '/things/new', '/things/:thingId']

it('finds the screen of an address, and what its path names', () => {
  assert.deepEqual(screenAt(PATHS, '/'), { path: '/', params: {} })
  assert.deepEqual(screenAt(PATHS, '/things/new/'), { path: '/things/new', params: {} })
  assert.deepEqual(screenAt(PATHS, '/things/a%20b'), {
    path: '/things/:thingId',
    params: { thingId: 'a b' },
  })
  assert.equal(screenAt(PATHS, '/things/%E0%A4%A')?.params['thingId'], '%E0%A4%A')
})

it('finds none at other addresses', () => {
  for (const tail of ['/things', '/things/7/more', '/nowhere']) assert.equal(screenAt(PATHS, tail), undefined)
})
