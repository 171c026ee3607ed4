import assert from 'node:assert/strict'
import { it } from 'node:test'
import { findBrowser } from './find-browser.ts'

it('takes the browser that CHROME_PATH names, and none in its place', () => {
  assert.equal(
    findBrowser({ CHROME_PATH: '/my/chrome' }, () => true),
    '/my/chrome',
  )
  assert.throws(
    () => findBrowser({ CHROME_PATH: '/my/chrome' }, (path) => path !== '/my/chrome'),
    /CHROME_PATH names \/my\/chrome/,
  )
})

it('finds Edge where there is nothing else, and says so where there is no browser', () => {
  assert.equal(
    findBrowser({}, (path) => path.includes('edge')),
    '/usr/bin/microsoft-edge',
  )
  assert.throws(() => findBrowser({}, () => false), /no Chrome, Chromium or Edge on this machine/)
})
