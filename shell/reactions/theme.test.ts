import { expect } from '@open-wc/testing'
import { tenants } from '../../themes/tenants.ts'
import { setTenant } from '../stores/tenant.ts'
import { themeFollowsTenant } from './theme.ts'

const link = document.createElement('link')

const sheetFor = (code: string | undefined): string => {
  setTenant(code)
  return new URL(link.href).pathname
}

describe('themeFollowsTenant', () => {
  before(() => {
    link.id = 'os-theme'
    link.href = '/themes/choreograph.css'
    document.head.append(link)
    themeFollowsTenant()
  })
  after(() => {
    link.remove()
    setTenant(undefined)
  })

  it('links the sheet of each of the ten tenants [1.4]', () => {
    for (const { code } of tenants) expect(sheetFor(code)).to.equal(`/themes/${code}.css`)
  })

  it('links the default schema for a tenant nobody knows, and never a name from outside', () => {
    for (const code of [
      'nobody-knows',
      '../../evil',
      '//evil.example/x',
      '__proto__',
      'constructor',
      '"><script>',
      'Mindshare',
    ]) {
      expect(sheetFor(code), code).to.equal('/themes/default.css')
    }
  })

  it('takes the default tenant where the page names none [1.15, 1.16, 3.42]', () => {
    expect(sheetFor('')).to.equal('/themes/choreograph.css')
    expect(sheetFor(undefined)).to.equal('/themes/choreograph.css')
  })
})
