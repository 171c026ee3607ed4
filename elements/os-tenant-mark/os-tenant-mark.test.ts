import { expect, fixture, html } from '@open-wc/testing'
import { tenantShape } from '../../shell/contract/tenant-shape.ts'
import { allThemes } from '../../themes/all-themes.ts'
import { colorTokens } from '../../themes/color-tokens.ts'
import type { OsTenantMark } from './os-tenant-mark.ts'
import './index.ts'

const inside = (mark: OsTenantMark, selector: string) => mark.shadowRoot!.querySelector(selector)!
const painted = (color: string): string => {
  const probe = document.createElement('i')
  probe.style.color = color
  document.body.append(probe)
  const { color: found } = getComputedStyle(probe)
  probe.remove()
  return found
}
const light = (code: string) => colorTokens(allThemes.get(code)!, { mode: 'light', contrast: 'normal' })
const requested = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/themes/'))

describe('os-tenant-mark', () => {
  it("draws the tenant's sign in the tenant's colour, whatever theme the page has", async () => {
    const mark = await fixture<OsTenantMark>(html`<os-tenant-mark tenant="mindshare"></os-tenant-mark>`)
    const drawn = [...mark.shadowRoot!.querySelectorAll('path')].map((path) => path.getAttribute('d'))
    expect(drawn).to.deep.equal(tenantShape('mindshare').map(({ path }) => path))
    expect(getComputedStyle(inside(mark, '.first')).fill).to.equal(
      painted(light('mindshare')['brand-primary']),
    )
    expect(inside(mark, 'svg').getAttribute('aria-label')).to.equal('Mindshare')
    await expect(mark).to.be.accessible()
  })

  it("writes the name in the tenant's font when named [1.12]", async () => {
    const mark = await fixture<OsTenantMark>(html`<os-tenant-mark tenant="wpp-open" named></os-tenant-mark>`)
    expect(inside(mark, '.look').textContent.trim()).to.equal('WPP Open')
    expect(inside(mark, 'svg').getAttribute('aria-hidden')).to.equal('true')
    expect(getComputedStyle(inside(mark, '.look')).fontFamily).to.match(/^os-wpp/)
  })

  it('draws a sign of nobody once its tenant is taken away', async () => {
    const mark = await fixture<OsTenantMark>(html`<os-tenant-mark tenant="mindshare" named></os-tenant-mark>`)
    mark.removeAttribute('tenant')
    await mark.updateComplete
    expect(inside(mark, '.look').textContent.trim()).to.equal('')
  })

  it("takes the new tenant's look when the tenant changes", async () => {
    const mark = await fixture<OsTenantMark>(html`<os-tenant-mark tenant="msix"></os-tenant-mark>`)
    mark.tenant = 'essence'
    mark.tenant = 'mediacom'
    await mark.updateComplete
    expect(getComputedStyle(inside(mark, '.first')).fill).to.equal(
      painted(light('mediacom')['brand-primary']),
    )
    expect(mark.shadowRoot!.adoptedStyleSheets).to.have.length(3)
  })

  it('wears the default colours for an unknown tenant and asks for nothing by a foreign name', async () => {
    const before = requested().length
    for (const tenant of ['nobody-knows', '../../evil', '__proto__', 'https://evil.example/x']) {
      const mark = await fixture<OsTenantMark>(html`<os-tenant-mark tenant=${tenant}></os-tenant-mark>`)
      expect(getComputedStyle(inside(mark, '.first')).fill).to.equal(
        painted(light('default')['brand-primary']),
      )
    }
    expect(requested().slice(before)).to.deep.equal([])
  })

  it("wears the page's own theme without a tenant", async () => {
    const mark = await fixture<OsTenantMark>(html`<os-tenant-mark></os-tenant-mark>`)
    expect(getComputedStyle(inside(mark, '.first')).fill).to.equal(painted('var(--os-color-brand-primary)'))
  })
})
