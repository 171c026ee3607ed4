import { expect } from '@open-wc/testing'
import { enterPortal } from '../../test/browser/portal-world.ts'
import { entryOf } from '../catalogue/entries.ts'
import type { MiniApp } from '../lifecycle/mini-app.ts'
import { contextFor } from './outlet-properties.ts'

const told = (key: string, knowsLayout: boolean) =>
  contextFor({ entry: { ...entryOf(key)!, knowsLayout }, app: {} as MiniApp })

describe('what an outlet gives', () => {
  it('holds the layout for those whose row asks for it, and for nobody else', async () => {
    await enterPortal()
    expect(told('sample', true).layout).to.have.property('apps')
    expect(told('sample', false)).not.to.have.property('layout')
  })
})
