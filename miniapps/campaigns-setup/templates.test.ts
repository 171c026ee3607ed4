import { expect } from '@open-wc/testing'
import { enter } from '../../test/browser/enter.ts'
import { type MountedMiniApp, mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import type { Body } from '../domain/document/change.ts'
import { STANDARD, templateInTests } from './template-in-tests.ts'

const press = (app: MountedMiniApp, text: string) =>
  app
    .findAll('button')
    .find(({ textContent }) => textContent === text)!
    .click()
const field = (app: MountedMiniApp, label: string) => {
  const found = app.findAll<HTMLLabelElement>('label').findLast(({ textContent }) => textContent === label)!
  return app.find<HTMLInputElement>(`[id="${found.htmlFor}"]`)
}

async function open(fields?: Body) {
  const given = templateInTests(fields)
  const app = await mountMiniApp('campaigns-setup', given.mounted('/templates/one'))
  await waitUntil(() => app.findAll('.name .facts').length === 1)
  const read = () => app.findAll('.name .facts dd').map(({ textContent }) => textContent)
  return { app, read, ...given }
}

describe('naming templates', () => {
  it('are listed beside the campaigns, each leading to its page', async () => {
    const app = await mountMiniApp('campaigns-setup', templateInTests().mounted('/templates'))
    await waitUntil(() => app.findAll('a[data-quiet]').length === 1)
    expect(app.find('.os-page').textContent).to.match(/Standard.*3.*Draft/)
    expect(app.find('a[data-quiet]').getAttribute('href')).to.equal('/campaigns/setup/templates/one')
  })

  it('[Campaigns setup 1] are tried: values compile to a name as they are typed, and are read back', async () => {
    const { app, read, documents } = await open()
    expect(app.find('.name code').textContent).to.equal('GB-SPRING26-20260301')
    expect(read()).to.deep.equal(['GB', 'SPRING26', '2026-03-01'])
    enter(field(app, 'Campaign code'), 'été 27')
    await waitUntil(() => app.find('.name code').textContent === 'GB-ETE27-20260301')
    enter(field(app, 'Read back another name'), 'FR-X-2026')
    await waitUntil(() => read().length === 0)
    expect(app.find('[aria-label="The name cannot be read"]').textContent).to.equal(
      'Market: the template does not allow this value.Campaign starts: is no date.',
    )
    expect(documents.calls.filter((call) => !call.startsWith('GET'))).to.deep.equal([], 'nothing is stored')
  })

  it('change the order of their parts', async () => {
    const { app, value } = await open()
    press(app, 'Move name part 3 up')
    await waitUntil(() => value('tokens/2/name') === 'start' && value('tokens/3/name') === 'code')
    expect([value('tokens/2/date'), value('tokens/3/date') ?? null]).to.deep.equal([true, null])
    await waitUntil(() => app.find('.name code').textContent === 'GB-20260301-SPRING26')
    const focused = () => app.element.shadowRoot!.activeElement as HTMLElement
    expect(focused().textContent, 'it can be moved on').to.equal('Move name part 2 up')
    focused().click()
    await waitUntil(() => value('tokens/1/name') === 'start')
    expect(focused(), 'the first has no button').to.equal(app.find('[data-path="tokens/1/name"] input'))
  })

  it('take any word as the name of a part', async () => {
    const { mounted } = templateInTests({ ...STANDARD, 'tokens/3/name': 'constructor' })
    const app = await mountMiniApp('campaigns-setup', mounted('/templates/one'))
    await waitUntil(() => app.findAll('[aria-label="The name still needs"]').length === 1)
  })

  it('are not published while a part has no name, and are once it has', async () => {
    const { app, documents } = await open()
    press(app, 'Add name part')
    await waitUntil(() => app.findAll('[data-path="tokens/4/name"] input').length === 1)
    press(app, 'Publish template')
    await waitUntil(() => app.findAll('.os-notice[role=alert]').length === 1)
    enter(app.find<HTMLInputElement>('[data-path="tokens/4/name"] input'), 'audience')
    await waitUntil(() => app.findAll('.os-notice[role=alert]').length === 0)
    press(app, 'Publish template')
    await waitUntil(() => documents.documents.get('one')!.status === 'published')
  })
})
