import { expect } from '@open-wc/testing'
import { configure } from '../../test/browser/configure.ts'
import { changeAppearance, restoreAppearance } from '../stores/appearance.ts'
import { $context } from '../stores/context.ts'
import { pageFollowsAppearance } from './appearance.ts'

const root = document.documentElement

afterEach(() => changeAppearance({ scheme: 'system', density: 'comfortable', singleKeys: true }))

it('writes what was chosen where the themes look for it, and keeps it for the next page', () => {
  pageFollowsAppearance()
  changeAppearance({ scheme: 'dark' })
  changeAppearance({ density: 'compact' })
  expect([root.dataset['scheme'], root.dataset['density']]).to.deep.equal(['dark', 'compact'])
  expect(document.cookie).to.contain('os-appearance=dark.compact')
  changeAppearance({ scheme: 'system' })
  expect(root.dataset['scheme']).to.equal(undefined)
})

it('takes what another tab has chosen, and nothing that is no choice', () => {
  pageFollowsAppearance()
  document.cookie = 'os-appearance=light.compact; Path=/'
  restoreAppearance()
  expect([root.dataset['scheme'], root.dataset['density']]).to.deep.equal(['light', 'compact'])
  changeAppearance({ scheme: 'sepia' as 'dark' })
  expect(root.dataset['scheme']).to.equal(undefined)
})

it('tells every mini-app whether single keys are on, and keeps that too', () => {
  configure()
  pageFollowsAppearance()
  expect($context.get().singleKeys).to.equal(true)
  changeAppearance({ singleKeys: false })
  expect($context.get().singleKeys).to.equal(false)
  expect(document.cookie).to.contain('os-appearance=system.comfortable.no-single-keys')
  restoreAppearance()
  expect($context.get().singleKeys).to.equal(false)
})
