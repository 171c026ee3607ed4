import { aTimeout, expect } from '@open-wc/testing'
import { entryOf } from '../catalogue/entries.ts'
import { parseRuntimeConfig, setConfig } from '../config/environment.ts'
import { MINIAPP_RUN_TOURS } from '../contract/events.ts'
import type { MiniAppElement } from '../contract/mini-app.ts'
import { miniAppOf } from '../lifecycle/registration.ts'
import { setMountedApp } from '../stores/app-status.ts'
import { runProductTours } from '../stores/tours.ts'
import { toursRun } from './tours.ts'

before(() => {
  setConfig(parseRuntimeConfig('{"authority":"https://id.example","clientId":"os"}'))
  toursRun()
})

it('the mounted mini-app is told to run its tours, once however often it was asked', async () => {
  const told: string[] = []
  for (const key of ['sample', 'scorecards']) {
    const element = document.createElement('div') as unknown as MiniAppElement
    element.addEventListener(MINIAPP_RUN_TOURS, () => told.push(key))
    Object.defineProperty(miniAppOf(entryOf(key)!), 'element', { value: element })
  }
  setMountedApp('sample')
  for (let count = 0; count < 1000; count++) runProductTours()
  await aTimeout(0)
  expect(told).to.deep.equal(['sample'])
  setMountedApp('')
  runProductTours()
  await aTimeout(0)
  expect(told).to.deep.equal(['sample'])
})
