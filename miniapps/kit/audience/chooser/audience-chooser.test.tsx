import { expect } from '@open-wc/testing'
import type { Edition } from '../../../domain/audience/edition.ts'
import { editionInTests } from '../../../domain/audience/edition-in-tests.ts'
import { enter } from '../../../../test/browser/enter.ts'
import { mountMiniApp } from '../../../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import { island } from '../../bridge/island.tsx'
import { answerAudiences } from './answer-audiences-in-tests.ts'
import { AudienceChooser, type AudienceChooserProps } from './audience-chooser.tsx'

const EDITIONS = [
  editionInTests({ version: 2, tags: ['tv'] }),
  editionInTests({ version: 1, latest: 2 }),
  editionInTests({ id: 'readers', title: 'Readers', markets: ['US'], n: 55, flag: '*' }),
  editionInTests({ id: 'few', title: 'Few', n: 29, flag: '**', forPlan: 'refused' }),
]

async function opened(props: Partial<AudienceChooserProps> = {}) {
  const chosen: Edition[] = []
  const Example = () => (
    <AudienceChooser
      brand="brand-1"
      onChoose={(edition) => chosen.push(edition)}
      onClose={() => {}}
      {...props}
    />
  )
  const app = await mountMiniApp(island(Example), {
    portal: {
      fetch: (input) =>
        Promise.resolve(answerAudiences(EDITIONS, input instanceof Request ? input.url : String(input))!),
    },
  })
  const picks = () => app.findAll('.chooser-pick')
  const names = () => picks().map(({ textContent }) => textContent)
  await waitUntil(() => picks().length > 0)
  const press = (key: string) =>
    app.element.shadowRoot!.activeElement!.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
    )
  return { app, chosen, names, picks, press }
}

describe('the chooser of audiences', () => {
  it('lists the newest edition of each with what decides about it', async () => {
    const { app, names } = await opened()
    expect(names()).to.deep.equal(['Heavy viewers · v2', 'Readers · v1', 'Few · v1'])
    expect(app.find('tbody tr').textContent).to.match(/18,736.*4,400/)
    await expect(app.element).shadowDom.to.be.accessible()
  })

  it('begins in the market at hand, and lets people look further', async () => {
    const { app, names } = await opened({ market: 'US' })
    expect(names()).to.deep.equal(['Readers · v1'])
    const select = app.find<HTMLSelectElement>('select')
    select.value = ''
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await waitUntil(() => names().length === 3)
  })

  it('finds by typing, and is worked by keys alone', async () => {
    const { app, chosen, names, press } = await opened()
    const search = app.find<HTMLInputElement>('[type="search"]')
    search.focus()
    enter(search, 'e')
    press('ArrowDown')
    press('ArrowDown')
    expect(app.element.shadowRoot!.activeElement!.textContent).to.equal('Readers · v1')
    press('ArrowUp')
    press('ArrowUp')
    expect(app.element.shadowRoot!.activeElement).to.equal(search)
    enter(search, 'read')
    await waitUntil(() => names().length === 1)
    press('ArrowDown')
    ;(app.element.shadowRoot!.activeElement as HTMLElement).click()
    expect(chosen.map(({ id, version }) => [id, version])).to.deep.equal([['readers', 1]])
  })

  it('[builder 5] refuses for a plan what stands on too few, with the reason', async () => {
    const { app, chosen, picks } = await opened({ forPlan: true })
    picks()[2]!.click()
    expect(chosen).to.deep.equal([])
    expect(picks()[2]!.ariaDisabled).to.equal('true')
    expect(app.findAll('tbody tr')[2]!.textContent).to.contain('29 respondents: a plan needs at least 30.')
  })

  it('refuses people of another market where money is planned in one, with the reason', async () => {
    const reason = 'Choose an audience of United Kingdom alone.'
    const refuse = ({ markets }: Edition) => (markets.includes('GB') ? undefined : reason)
    const { app, chosen, names, picks } = await opened({ market: 'GB', refuse })
    expect(names()).to.deep.equal(['Heavy viewers · v2', 'Few · v1'])
    const select = app.find<HTMLSelectElement>('select')
    select.value = ''
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await waitUntil(() => names().length === 3)
    picks()[1]!.click()
    expect(chosen).to.deep.equal([])
    expect(app.findAll('tbody tr')[1]!.textContent).to.contain(reason)
  })

  it('leaves out what would be a part of itself', async () => {
    const { names } = await opened({ without: ['heavy'] })
    expect(names()).to.deep.equal(['Readers · v1', 'Few · v1'])
  })
})
