import { expect } from '@open-wc/testing'
import { mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { ErrorState } from './error-state.tsx'
import { island } from '../bridge/island.tsx'
import { PageHeader } from './page-header.tsx'
import { useMiniApp } from '../bridge/use-mini-app.ts'

const PROBLEM = { title: 'The server had a problem', text: 'What you saved is safe.', canRetry: true }
const Failing = island(() => (
  <ErrorState problem={PROBLEM} onRetry={() => {}} busy={useMiniApp().route.tail === '/busy'} />
))

describe('ErrorState', () => {
  it('says its words anew when a retry fails the same way, and leaves the focus on its button', async () => {
    const app = await mountMiniApp(Failing)
    const words = () => app.findAll('[role="alert"] > :is(h2, p)')
    const button = app.find('button')
    button.focus()
    const first = words()
    await app.update({ route: { tail: '/busy' } })
    expect(words()).to.deep.equal(first)
    await app.update({ route: { tail: '/' } })
    expect(words().map(({ textContent }) => textContent)).to.deep.equal([PROBLEM.title, PROBLEM.text])
    expect(words().filter((element) => first.includes(element))).to.deep.equal([])
    expect(app.element.shadowRoot!.activeElement === button).to.equal(true)
  })

  it('leads from a refusal to its page for people who may read the documentation, and nobody else', async () => {
    const Refused = island(() => <ErrorState problem={{ ...PROBLEM, code: 'brand-not-found' }} />)
    const links = async (agency: readonly string[]) => {
      const app = await mountMiniApp(Refused, {
        context: { permissions: { prefix: 'demo-', agency, workspace: [], markets: {} } },
      })
      return app.findAll('a').map((link) => link.getAttribute('href'))
    }
    expect(await links([])).to.deep.equal([])
    expect(await links(['demo-DocumentationAccess'])).to.deep.equal(['/documentation/errors/brand-not-found'])
  })

  it('passes the focus on to the title of the page once a retry has worked', async () => {
    const app = await mountMiniApp(
      island(() => {
        const mended = useMiniApp().route.tail === '/mended'
        return (
          <>
            <PageHeader title="Audits" />
            {mended ? <p>All there</p> : <ErrorState problem={PROBLEM} onRetry={() => {}} />}
          </>
        )
      }),
    )
    app.find('button').focus()
    await app.update({ route: { tail: '/mended' } })
    expect(app.element.shadowRoot!.activeElement?.localName).to.equal('h1')
  })
})
