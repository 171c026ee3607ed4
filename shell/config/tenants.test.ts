import { expect } from '@open-wc/testing'
import { DEFAULT_TENANT, hasLivePanel, tenantOf } from './tenants.ts'

const CODES = [
  'choreograph',
  'wavemaker',
  'mindshare',
  'essence',
  'msix',
  'greenhouse',
  'groupm',
  'mediacom',
  'wpp-open',
  'wms',
]

describe('the tenants', () => {
  it('are the ten codes of the spec, each with a theme of its name and the suffix -theme [1.10, 1.16]', () => {
    for (const code of CODES) expect(tenantOf(code), code).to.include({ code, defaultTheme: `${code}-theme` })
  })

  it('have a name, a code, a default theme and a main colour, and nothing else [3.28]', () => {
    for (const code of CODES) {
      const tenant = tenantOf(code)
      expect(Object.keys(tenant)).to.have.members(['code', 'name', 'defaultTheme', 'mainColor'])
      expect(tenant.name, code).not.to.equal('')
      expect(tenant.mainColor, code).to.match(/^#[0-9a-f]{6}$/i)
    }
  })

  it('begin with choreograph [1.15, 9.5]', () => expect(DEFAULT_TENANT).to.equal('choreograph'))

  it('give an unknown code the default colour schema, and keep the code [1.25]', () => {
    expect(tenantOf('nobody-knows')).to.include({
      code: 'nobody-knows',
      defaultTheme: 'default-theme',
      mainColor: '#ff5c00',
    })
    expect(hasLivePanel('nobody-knows')).to.equal(false)
  })
})
