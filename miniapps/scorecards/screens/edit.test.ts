import { expect } from '@open-wc/testing'
import type { MountedMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { loaded, openScorecards, routeTo } from '../../../test/browser/open-scorecards.ts'
import { sampleContext } from '../../../test/browser/sample-context.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { SMALL_SCORECARD } from '../../domain/scorecards/scorecard-in-tests.ts'
import { QUESTION_ORDER, questionPath } from '../../domain/scorecards/draft/draft-fields.ts'
import { memoryServer, type MemoryServer } from '../memory-server-in-tests.ts'

const DRAFT = '/edit/small'
const permissions = {
  ...sampleContext.permissions,
  agency: [...sampleContext.permissions.agency, 'SCORECARDS_APP_ACCESS', 'OS_AGENCY_MANAGE'],
}
const open = (path: string, server: MemoryServer) => openScorecards(path, server, {}, { permissions })
const button = (app: MountedMiniApp, label: string) =>
  app.findAll('button').find((each) => (each.ariaLabel ?? each.textContent).startsWith(label))!
const titles = (app: MountedMiniApp) =>
  app.findAll('.draft-questions a').map(({ children }) => children[1]!.textContent)
const stored = ({ drafts }: MemoryServer, path: string) =>
  [...drafts.documents.values()].at(-1)?.fields[path]?.value
const type = (app: MountedMiniApp, path: string, text: string) => {
  const field = app.find<HTMLTextAreaElement>(`[data-path="${path}"] :is(input, textarea)`)
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!
  set!.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
const choose = (app: MountedMiniApp, path: string, value: string) => {
  const field = app.find<HTMLSelectElement>(`[data-path="${path}"] select`)
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function withDraft(): MemoryServer {
  const server = memoryServer(SMALL_SCORECARD, null)
  server.drafts.add(
    'draft-1',
    { ...server.drafts.newFields(), scorecard: SMALL_SCORECARD.id },
    { place: sampleContext.tenant.code },
  )
  return server
}

describe('the editor of audits', () => {
  it('is for whoever may manage the agency', async () => {
    const server = withDraft()
    const app = await openScorecards('/edit', server)
    expect(app.find('.os-page').textContent).to.contain('You may not edit audits')
    expect(server.requests.filter((each) => each.includes('agencies'))).to.deep.equal([])
    await app.update({ route: routeTo('/') })
    await loaded(app)
    expect(app.findAll('a[href$="/edit"]')).to.have.length(0)
  })

  it('begins a draft with what is published', async () => {
    const server = memoryServer(SMALL_SCORECARD, null)
    const app = await open('/edit', server)
    button(app, 'Start draft').click()
    await waitUntil(() => app.asked.some(({ what }) => what === 'navigate'), 'no draft was begun')
    await app.update({ route: routeTo(DRAFT) })
    await waitUntil(() => app.findAll('.draft-questions').length > 0, 'the draft does not open')
    expect(titles(app)).to.deep.equal(['How good is a?', 'How good is b?', 'How good is c?'])
  })

  it('saves what is typed, and shows the range of a level beside its words', async () => {
    const server = withDraft()
    const app = await open(DRAFT, server)
    type(app, questionPath('a', 'text'), 'How fast is a?')
    await waitUntil(() => stored(server, questionPath('a', 'text')) === 'How fast is a?', 'it is not saved')
    expect(titles(app)[0]).to.equal('How fast is a?')
    expect(app.find('.draft-part:has([data-path="questions/a/levels/1"])').textContent).to.contain(
      '20% to below 40%',
    )
  })

  it('moves a question by a button, and removes one with the way back', async () => {
    const server = withDraft()
    const app = await open(DRAFT, server)
    button(app, 'Move down').click()
    await waitUntil(() => titles(app)[0] === 'How good is b?', 'it does not move')
    button(app, 'Remove').click()
    await waitUntil(() => titles(app).length === 2, 'it is not removed')
    app.find<HTMLButtonElement>('.draft-side .os-notice button').click()
    await waitUntil(() => titles(app).length === 3, 'it is not back')
    await waitUntil(
      () => JSON.stringify(stored(server, QUESTION_ORDER)) === '["b","a","c"]',
      'the order is not saved',
    )
  })

  it('moves a dimension by a button, and says its new place', async () => {
    const app = await open(`${DRAFT}/about`, withDraft())
    const names = () =>
      app.findAll('.draft-dimensions input').map((field) => (field as HTMLInputElement).value)
    expect(names()).to.deep.equal(['Speed', 'Reach'])
    const down = button(app, 'Move down')
    down.focus()
    down.click()
    await waitUntil(() => names()[0] === 'Reach', 'it does not move')
    await waitUntil(() => app.element.shadowRoot!.activeElement === down, 'the button has lost the focus')
    expect(app.asked.findLast(({ what }) => what === 'announce')?.with[0]).to.equal('Moved to place 2.')
  })

  it('leads the focus to a question that is added, and to the way back of one that is removed', async () => {
    const server = withDraft()
    const app = await open(DRAFT, server)
    const focused = () => app.element.shadowRoot!.activeElement
    const follow = async () => {
      const address = String(app.asked.findLast(({ what }) => what === 'navigate')!.with[0])
      await app.update({ route: routeTo(address.replace('/brands/b1/scorecards', '')) })
    }
    button(app, 'Add question').click()
    await follow()
    await waitUntil(
      () => focused()?.closest('[data-path]')?.getAttribute('data-path')?.endsWith('/text'),
      'the new question is not reached',
    )
    expect(titles(app)[1]).to.equal('Untitled question')
    button(app, 'Remove').focus()
    button(app, 'Remove').click()
    await follow()
    await waitUntil(() => focused()?.textContent === 'Undo', 'the way back is not reached')
  })

  it('says what keeps a draft from being published, with the way there', async () => {
    const server = withDraft()
    const app = await open(DRAFT, server)
    type(app, questionPath('a', 'levels/2'), '')
    await waitUntil(() => stored(server, questionPath('a', 'levels/2')) === null, 'it is not saved')
    button(app, 'Publish').click()
    await waitUntil(() => app.findAll('dialog').length === 1, 'nobody asks')
    expect(app.find('dialog').textContent).to.contain('Question 1, How good is a?: Level 2. Enter a text.')
    expect(app.find('dialog [data-variant=primary]').ariaDisabled).to.equal('true')
    expect(app.find('dialog a').getAttribute('href')).to.contain('/edit/small?question=a')
  })

  it('is not asked to be published while nothing is different', async () => {
    const app = await open(DRAFT, withDraft())
    button(app, 'Publish').click()
    await waitUntil(() => app.findAll('dialog').length === 1, 'nothing is said')
    expect(app.find('dialog h2').textContent).to.equal('Not ready to publish')
  })

  it('publishes after a question that shows the difference', async () => {
    const server = withDraft()
    const app = await open(DRAFT, server)
    choose(app, questionPath('a', 'weight'), '5')
    await waitUntil(() => stored(server, questionPath('a', 'weight')) === 5, 'it is not saved')
    button(app, 'Publish').click()
    await waitUntil(() => app.findAll('dialog').length === 1, 'nobody asks')
    expect(
      app.findAll('dialog .draft-change :is(del, ins)').map(({ textContent }) => textContent),
    ).to.deep.equal(['3', '5'])
    app.find<HTMLButtonElement>('dialog [data-variant=primary]').click()
    await waitUntil(
      () => [...server.drafts.documents.values()][0]?.status === 'published',
      'it is not published',
    )
  })

  it('can be tried: the score follows the answers, and nothing is sent', async () => {
    const server = withDraft()
    const app = await open(`${DRAFT}/try`, server)
    const before = server.requests.length
    app.findAll<HTMLInputElement>('.levels')[0]!.querySelectorAll('input')[4]!.click()
    await waitUntil(() => app.find('.draft-try-score').textContent.includes('100.0'), 'no score')
    expect(server.requests.slice(before)).to.deep.equal([])
  })
})
