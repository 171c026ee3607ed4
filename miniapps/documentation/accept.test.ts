import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { enter } from '../../test/browser/enter.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { showLanguage } from '../../shell/contract/words.ts'

const mounted = (tail: string, query: Record<string, string> = {}) =>
  mountMiniApp('documentation', {
    route: { path: `/documentation${tail}`, basePath: '/documentation', tail, query },
  })
const opened = async (tail: string) => {
  const app = await mounted(tail)
  await waitUntil(() => app.findAll('h1').length === 1, 'the page has not come')
  return app
}

describe('documentation', () => {
  afterEach(() => {
    history.replaceState(null, '', location.pathname)
    return showLanguage('en')
  })

  it('opens a door for each kind of people, each with its first step', async () => {
    const app = await opened('/')
    const steps = app.findAll<HTMLAnchorElement>('.docs-door > a').map((link) => link.getAttribute('href'))
    expect(steps[0]).to.equal('/documentation/staff/first-steps')
    for (const step of steps) expect(step).to.match(/^\/documentation\/[a-z]+/)
    expect(app.findAll('.docs-door')).to.have.length(6)
  })

  it('draws a page of docs/ and its links to others', async () => {
    const app = await opened('/authors/contract')
    expect(app.find('h1').textContent).to.equal('The contract of a mini-app')
    expect(app.find('.docs-text > p a').getAttribute('href')).to.equal('/documentation/design/contract')
    expect(app.find('.docs-tree [aria-current]').textContent).to.equal('The contract of a mini-app')
    expect(app.find('[data-step=next]').getAttribute('href')).to.match(/^\/documentation\/authors\//)
    expect(app.events.at(-1)?.payload).to.deep.include({ details: [{ name: 'The contract of a mini-app' }] })
  })

  it('names a file that nobody can open here', async () => {
    const app = await opened('/run/static-hosting')
    expect(app.find('.docs-file').title).to.equal('shell/contract/runtime-config.ts')
  })

  it('has its own address in examples, so that a copied command works', async () => {
    const app = await opened('/authors/generator')
    const [first] = app.findAll('pre')
    expect(first!.textContent).to.contain(`${location.origin}/packages/create-app.tgz my-app`)
  })

  it('goes to the heading that the address names, now and when another is chosen', async () => {
    history.replaceState(null, '', '#unsaved-work')
    const app = await opened('/authors/contract')
    const focused = () => app.element.shadowRoot!.activeElement?.id
    await waitUntil(() => focused() === 'unsaved-work', 'the first heading')
    app.find('.docs-aside a[href="#keys"]').click()
    await waitUntil(() => focused() === 'keys', 'the second heading')
  })

  it('finds words in all pages, leads through what was found by arrows, and opens the first by Enter', async () => {
    const app = await opened('/')
    const field = app.find<HTMLInputElement>('input[type=search]')
    field.focus()
    enter(field, 'unsaved work')
    await waitUntil(() => app.findAll('.docs-found a').length > 0, 'nothing was found')
    const first = app.find<HTMLAnchorElement>('.docs-found a')
    expect(first.getAttribute('href'), 'one of two pages').to.match(/#unsaved-work$/)
    expect(app.findAll('.docs-found mark').map(({ textContent }) => textContent)).to.include('Unsaved')
    await sendKeys({ press: 'ArrowDown' })
    expect(app.element.shadowRoot!.activeElement).to.equal(first)
    await sendKeys({ press: 'ArrowUp' })
    expect(app.element.shadowRoot!.activeElement).to.equal(field)
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => app.findAll('.docs-door').length > 0, 'the page is back')
  })

  it('finds an error by what its message says', async () => {
    const app = await mounted('/', { q: 'database not available' })
    await waitUntil(() => app.findAll('.docs-found a').length > 0, 'nothing was found')
    expect(app.findAll('.docs-found a').map((link) => link.getAttribute('href'))).to.include(
      '/documentation/errors/database-away',
    )
  })

  it('finds an API by what it is about', async () => {
    const app = await mounted('/', { q: 'campaigns of a brand' })
    await waitUntil(() => app.findAll('.docs-found a').length > 0, 'nothing was found')
    expect(app.findAll('.docs-found a').map((link) => link.getAttribute('href'))).to.include(
      '/documentation/apis/campaigns',
    )
  })

  it('says when nothing is found, and what to do', async () => {
    const app = await mounted('/', { q: 'zzqqxx' })
    await waitUntil(() => app.findAll('.os-state').length === 1, 'the search has not ended')
    app.find('.os-state button').click()
    await waitUntil(() => app.findAll('.docs-door').length > 0, 'the page is back')
  })

  it('explains an error: what it says, which status it has, what to do', async () => {
    const app = await opened('/errors/people-not-in-agency')
    expect(app.find('blockquote').textContent).to.equal('count of these people do not belong to the agency.')
    expect(app.find('.os-facts').textContent).to.contain('400')
    expect(app.find('p[lang=en]').textContent).to.contain('add them to the agency')
  })

  it('leads the author of an app that broke to the check', async () => {
    const app = await opened('/errors/app.broken.text')
    expect(app.find('article a').getAttribute('href')).to.equal('/documentation/authors/check')
  })

  it('shows a page in the language of the person where it exists, else in English and says so', async () => {
    await showLanguage('de')
    const app = await opened('/staff/scoring')
    expect([app.find('h1').textContent, app.find('article').lang]).to.deep.equal([
      'Wie ein Audit bewertet wird',
      'de',
    ])
    await app.update({
      route: { ...app.element.route, path: '/documentation/run/mail', tail: '/run/mail' },
    })
    await waitUntil(() => app.findAll('article')[0]?.lang === 'en', 'the other page')
    expect(app.find('.os-notice').textContent).to.equal('Diese Seite gibt es nur auf Englisch.')
  })

  it('says what is not there, and leads to the start', async () => {
    const app = await mounted('/authors/nowhere')
    expect(app.find('.os-state a').getAttribute('href')).to.equal('/documentation')
  })
})
