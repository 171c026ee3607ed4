import { expect } from '@open-wc/testing'
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'
import { enter } from '../../../../test/browser/enter.ts'
import { openPalette, settledPalette } from '../../../../test/browser/open-palette.ts'
import { showLanguage } from '../../../../shell/contract/words.ts'
import { waitUntil } from '../../../../test/browser/wait-until.ts'
import type { FoundDocument } from '../../../domain/document/wire.ts'
import type { Found } from '../../../domain/search/wire.ts'

const found = (id: string, title: string, more: Partial<FoundDocument> = {}): FoundDocument => ({
  id,
  type: 'plan',
  home: '/brands/b2/scorecards',
  path: `/brands/b2/scorecards/plans/${id}`,
  title,
  favourite: false,
  progress: null,
  place: { name: 'Nordlicht Tea', country: 'GB' },
  updatedAt: new Date(Date.now() - 2 * 3_600_000).toISOString(),
  updatedBy: { id: 'p1', name: 'Ada Lovelace' },
  ...more,
})

/** The palette on a server that is told what to say; nothing until it is told. */
async function openOnServer() {
  const asked: URL[] = []
  const signals: AbortSignal[] = []
  let answer: (response: Response) => void = () => {}
  const fetch = (input: string | URL | Request, init: RequestInit = {}) =>
    new Promise<Response>((resolve) => {
      asked.push(new URL(input instanceof Request ? input.url : input, location.origin))
      signals.push(init.signal!)
      answer = resolve
    })
  const palette = await openPalette({ portal: { fetch } })
  return {
    ...palette,
    asked,
    signals,
    isAsked: (times: number) =>
      waitUntil(() => asked.length === times, `the server is asked ${asked.length} times`),
    answers: (...documents: FoundDocument[]) => answer(Response.json({ data: { documents } })),
    finds: (data: Partial<Found>) => answer(Response.json({ data })),
    fails: () => answer(Response.json({ title: 'Away', status: 503 }, { status: 503 })),
    detail: () => palette.find('[role="option"][aria-selected="true"] .palette-detail').textContent,
  }
}

describe('what the server finds for the palette', () => {
  beforeEach(async () => {
    localStorage.clear()
    await setViewport({ width: 1440, height: 900 })
    await emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  })

  it('are found by their title, with app, brand, and who changed them when', async () => {
    const { asked, isAsked, answers, titles, groups, detail, element, find } = await openOnServer()
    enter(find('input'), 'spring')
    await isAsked(1)
    expect(Object.fromEntries(asked[0]!.searchParams)).to.deep.equal({
      q: 'spring',
      agency: 'choreograph',
      language: 'en',
      brand: 'b1',
    })
    answers(found('d1', 'Spring plan'))
    await waitUntil(() => titles().length === 1)
    expect([groups(), titles()]).to.deep.equal([['Documents'], ['Spring plan']])
    expect(detail()).to.equal('Scorecards · GB - Nordlicht Tea · Ada Lovelace, 2 hours ago')
    expect(find('[role="option"] svg')).not.to.equal(null)
    await expect(element).to.be.accessible()
  })

  it('open where their app opens them, in a new tab too, and are no favourites', async () => {
    const { isAsked, answers, titles, asked: calls, element, find, findAll, portal } = await openOnServer()
    const navigated: unknown[][] = []
    portal.navigate = (...values) => void navigated.push(values)
    enter(find('input'), 'spring')
    await isAsked(1)
    answers(found('d1', 'Spring plan'))
    await waitUntil(() => titles().length === 1)
    expect(findAll('.palette-star')).to.have.length(0)
    await sendKeys({ press: 'Enter' })
    await settledPalette()
    expect(navigated.concat(calls.length > 1 ? [['asked again']] : [])).to.deep.equal([
      ['/brands/b2/scorecards/plans/d1', {}],
    ])
    expect(element.shadowRoot!.querySelectorAll('dialog')).to.have.length(0)
  })

  it('come behind what can be opened at once, and before what is locked', async () => {
    const { isAsked, answers, find, groups } = await openOnServer()
    enter(find('input'), 'ca')
    await isAsked(1)
    const before = groups()
    answers(found('d1', 'Carnival'))
    await waitUntil(() => groups().includes('Documents'))
    expect(groups().filter((group) => group !== 'Documents')).to.deep.equal(before)
    expect(groups().indexOf('Documents')).to.equal(before.indexOf('No access'))
  })

  it('are asked for once when typing pauses; what was typed over is given up', async () => {
    const { asked, signals, isAsked, answers, find, titles } = await openOnServer()
    await sendKeys({ type: 's' })
    await new Promise((resolve) => setTimeout(resolve, 250))
    expect(asked).to.have.length(0)
    enter(find('input'), 'sprin')
    await isAsked(1)
    answers(found('d1', 'Spring plan'), found('d2', 'Sprint'))
    await waitUntil(() => titles().includes('Sprint'))
    await sendKeys({ type: 'g' })
    expect(titles(), 'what fits what is typed stays').to.include('Spring plan').and.not.to.include('Sprint')
    await isAsked(2)
    await sendKeys({ type: 's' })
    expect(signals[1]!.aborted).to.equal(true)
  })

  it('say that they are looked for, and that they could not be, beside all the rest', async () => {
    const { isAsked, fails, answers, find, titles, element } = await openOnServer()
    enter(find('input'), 'zzz')
    await waitUntil(() => find('.palette-none').textContent === 'Searching people and documents…')
    await isAsked(1)
    fails()
    await waitUntil(() => find('.palette-foot [role="status"]').textContent !== '')
    expect(find('.palette-foot [role="status"]').textContent).to.equal(
      'People and documents could not be searched.',
    )
    expect(find('.palette-none').textContent).to.contain('Nothing matches “zzz”')
    await expect(element).to.be.accessible()
    find('.palette-foot button').click()
    await isAsked(2)
    answers(found('d1', 'Zzz'))
    await waitUntil(() => titles().length === 1)
    expect(find('.palette-foot [role="status"]').textContent).to.equal('')
  })

  it('stand beside people, and brands that are not at hand, in the order of the server', async () => {
    const { isAsked, finds, find, titles, groups, detail } = await openOnServer()
    enter(find('input'), 'zq')
    await isAsked(1)
    const brands = ['b1', 'b77'].map((id) => ({
      id,
      name: `Zq ${id}`,
      clientName: 'Zqo',
      country: 'DE',
      status: 'PITCH',
    }))
    finds({ brands, people: [{ id: 'p1', name: 'Zq Ada', title: 'Planner', country: 'GB' }] })
    await waitUntil(() => titles().length === 2)
    expect([groups(), titles()]).to.deep.equal([
      ['More brands', 'People'],
      ['Zq b77', 'Zq Ada'],
    ])
    await sendKeys({ press: 'ArrowDown' })
    expect(detail()).to.equal('Planner · United Kingdom')
  })

  it('follow filters, and all of them stand on a page of their own', async () => {
    const { asked, isAsked, finds, find, findAll, titles, portal } = await openOnServer()
    const navigated: unknown[] = []
    portal.navigate = (path) => void navigated.push(path)
    enter(find('input'), 'type:app bud')
    await waitUntil(() => titles().join() === 'Budget')
    enter(find('input'), 'type:plan market:gb owner:me')
    await isAsked(1)
    expect(asked[0]!.searchParams.get('q')).to.equal('type:plan market:gb owner:me')
    finds({ documents: [found('d1', 'Spring plan')] })
    await waitUntil(() => titles().join() === 'Spring plan')
    await sendKeys({ press: 'Shift+Enter' })
    await settledPalette()
    expect(navigated).to.deep.equal(['/search?q=type%3Aplan+market%3Agb+owner%3Ame'])
    expect(findAll('dialog')).to.have.length(0)
  })

  it('are asked for in the language of the person', async () => {
    const { asked, isAsked, answers, find, titles } = await openOnServer()
    enter(find('input'), 'spring')
    await isAsked(1)
    answers(found('d1', 'Spring plan', { place: null }))
    await waitUntil(() => titles().length === 1)
    await showLanguage('de')
    try {
      await isAsked(2)
      expect(asked[1]!.searchParams.get('language')).to.equal('de')
    } finally {
      await showLanguage('en')
    }
  })
})
