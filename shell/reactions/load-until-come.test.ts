import { expect } from '@open-wc/testing'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { loadUntilCome } from './load-until-come.ts'

describe('a part of the shell that could not be loaded', () => {
  it('is loaded again once the connection is back', async () => {
    let loads = 0
    const warned: unknown[] = []
    const { warn } = console
    console.warn = (text: unknown) => warned.push(text)
    try {
      const coming = loadUntilCome(async () => {
        if (++loads === 1) throw new TypeError('Failed to fetch')
        return 'menus'
      }, 'The menus')
      await waitUntil(() => warned.length === 1)
      window.dispatchEvent(new Event('online'))
      expect(await coming).to.equal('menus')
      expect(warned).to.deep.equal(['The menus could not be loaded:'])
    } finally {
      console.warn = warn
    }
  })
})
