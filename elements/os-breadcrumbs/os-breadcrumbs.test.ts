import { expect, fixture, html, oneEvent } from '@open-wc/testing'
import { caughtWarnings } from '../../test/browser/caught-warnings.ts'
import type { BreadcrumbSelection, OsBreadcrumbs } from './os-breadcrumbs.ts'
import './index.ts'

const steps = (crumbs: OsBreadcrumbs) =>
  [...crumbs.shadowRoot!.querySelectorAll('li')].map((step) =>
    step.textContent.replaceAll(/\s+/g, ' ').trim(),
  )

describe('os-breadcrumbs', () => {
  it('shows client and brand label, text, category with app, section and details in the order of the spec', async () => {
    const crumbs = await fixture<OsBreadcrumbs>(html`
      <os-breadcrumbs client="Nordlicht" brand="Kaffee" country="DE" text="Draft" category="Unlock" app="Scorecards" section="Audits" details='["Site","Question 3"]'></os-breadcrumbs>`)
    expect(steps(crumbs)).to.deep.equal([
      'Nordlicht',
      'DE - Kaffee',
      'Draft',
      'Unlock: Scorecards',
      'Audits',
      'Site',
      'Question 3',
    ])
    expect(crumbs.shadowRoot!.querySelector('[aria-current]')!.textContent.trim()).to.equal('Question 3')
    await expect(crumbs).to.be.accessible()
  })

  it('hides the section when told to, and the brand without its client', async () => {
    const crumbs = await fixture<OsBreadcrumbs>(
      html`<os-breadcrumbs brand="Kaffee" app="Scorecards" section="Audits" hide-section></os-breadcrumbs>`,
    )
    expect(steps(crumbs)).to.deep.equal(['Scorecards'])
  })

  it('is called by its usual name in the language of the page around it, or as the page says', async () => {
    const label = async (lang: string, own = '') => {
      const frame = await fixture(
        html`<div lang=${lang}><os-breadcrumbs app="Budget" label=${own}></os-breadcrumbs></div>`,
      )
      await (frame.firstElementChild as OsBreadcrumbs).updateComplete
      return frame.firstElementChild!.shadowRoot!.querySelector('nav')!.ariaLabel
    }
    expect(await label('de-AT')).to.equal('Pfad')
    expect(await label('pt-BR')).to.equal('Trilha de navegação')
    expect(await label('nl')).to.equal('Breadcrumbs')
    expect(await label('de', 'Sie sind hier')).to.equal('Sie sind hier')
  })

  it('takes properties and draws them anew', async () => {
    const crumbs = await fixture<OsBreadcrumbs>(html`<os-breadcrumbs></os-breadcrumbs>`)
    expect(crumbs.shadowRoot!.querySelector('ol')).to.equal(null)
    crumbs.app = 'Budget'
    crumbs.details = ['March']
    await crumbs.updateComplete
    expect(steps(crumbs)).to.deep.equal(['Budget', 'March'])
  })

  it('goes on after properties that were set to nothing', async () => {
    const crumbs = await fixture<OsBreadcrumbs>(
      html`<os-breadcrumbs tenant="msix" app="Budget" details='["March"]'></os-breadcrumbs>`,
    )
    const names = [
      'tenant',
      'text',
      'category',
      'app',
      'section',
      'hideSection',
      'details',
      'client',
      'brand',
      'country',
      'selectable',
      'label',
    ] as const
    for (const name of names) Object.assign(crumbs, { [name]: undefined })
    await crumbs.updateComplete
    expect(steps(crumbs)).to.deep.equal([])
    Object.assign(crumbs, { app: 'Apps', details: [null, 'April'] })
    await crumbs.updateComplete
    expect(steps(crumbs)).to.deep.equal(['Apps', 'April'])
  })

  it('takes "false" for off, as Vue and Svelte write it', async () => {
    const crumbs = await fixture<OsBreadcrumbs>(
      html`<os-breadcrumbs app="Budget" section="Audits" hide-section="false" selectable="false"></os-breadcrumbs>`,
    )
    expect(steps(crumbs)).to.deep.equal(['Budget', 'Audits'])
    expect(crumbs.shadowRoot!.querySelector('button')).to.equal(null)
  })

  it('leaves out an object where a text is meant, and says so once', async () => {
    const warnings = caughtWarnings()
    const crumbs = await fixture<OsBreadcrumbs>(html`<os-breadcrumbs app="Budget"></os-breadcrumbs>`)
    for (let times = 0; times < 2; times++) {
      Object.assign(crumbs, { text: { id: 'b1' } })
      await crumbs.updateComplete
    }
    expect(steps(crumbs)).to.deep.equal(['Budget'])
    expect(warnings).to.deep.equal(['<os-breadcrumbs> text: {"id":"b1"} is no text.'])
  })

  it('says which step was pressed, and keeps the last one still', async () => {
    const crumbs = await fixture<OsBreadcrumbs>(
      html`<os-breadcrumbs selectable tenant="msix" category="Unlock" app="Scorecards" section="Audits"></os-breadcrumbs>`,
    )
    const buttons = crumbs.shadowRoot!.querySelectorAll('button')
    expect(buttons).to.have.length(1)
    setTimeout(() => buttons[0]!.click())
    const { detail, bubbles, composed } = (await oneEvent(
      crumbs,
      'os-breadcrumb-select',
    )) as CustomEvent<BreadcrumbSelection>
    expect(detail).to.deep.equal({ kind: 'app', text: 'Scorecards', category: 'Unlock', index: 0 })
    expect([bubbles, composed]).to.deep.equal([true, true])
    await expect(crumbs).to.be.accessible()
  })

  it('stays within its width with very long words', async () => {
    const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'
    const frame = (await fixture(
      html`<div><os-breadcrumbs .client=${word} .brand=${word} .app=${word} .details=${[word]}></os-breadcrumbs></div>`,
    )) as HTMLElement
    frame.style.width = '300px'
    await (frame.firstElementChild as OsBreadcrumbs).updateComplete
    expect(frame.scrollWidth).to.be.at.most(300)
  })
})
