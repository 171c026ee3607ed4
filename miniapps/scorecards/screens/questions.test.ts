import { aTimeout, expect } from '@open-wc/testing'
import { mountMiniApp, type MountedMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { enter } from '../../../test/browser/enter.ts'
import { openScorecards, press, routeTo } from '../../../test/browser/open-scorecards.ts'
import { sampleContext } from '../../../test/browser/sample-context.ts'
import { forgetMyDocuments } from '../../kit/document/my-documents.ts'
import { exampleAnswer, exampleRun } from '../example-audit-in-tests.ts'
import { hold, memoryServer, type MemoryServer } from '../memory-server-in-tests.ts'
import type { Answer } from '../../domain/scorecards/scorecard.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'

const PATH = '/scorecard/site-app/questions'
const question = (app: MountedMiniApp, id: string) => app.find(`[data-question=${id}]`)
const levels = (app: MountedMiniApp, id: string) =>
  app.findAll<HTMLInputElement>(`[data-question=${id}] .levels input`)
const text = (app: MountedMiniApp, id: string, field: 'evidence' | 'reason') =>
  app.find<HTMLTextAreaElement>(`[data-question=${id}] [data-field=${field}] textarea`)
const line = (app: MountedMiniApp, id: string) => app.find(`[data-question=${id}] .save-line`).textContent
const stored = ({ run }: MemoryServer, id: string) => run!.answers.find(({ questionId }) => questionId === id)
const focused = ({ element }: MountedMiniApp) => element.shadowRoot!.activeElement as HTMLElement | null
/** A brand that is slow to draw: React then leaves what it does after drawing to a later task, as on a busy machine. */
const slowBrand = {
  ...sampleContext.workspace!,
  get name() {
    for (const until = performance.now() + 20; performance.now() < until;);
    return 'Aurora'
  },
}
/** The moment an element is drawn, before any other task. */
const drawn = ({ element }: MountedMiniApp, selector: string) =>
  new Promise<void>((resolve) => {
    const root = element.shadowRoot!
    new MutationObserver((_, observer) => {
      if (!root.querySelector(selector)) return
      observer.disconnect()
      resolve()
    }).observe(root, { childList: true, subtree: true })
  })
/** Presses a button as the keyboard does, which has put the focus on it. */
const pressFocused = (app: MountedMiniApp, selector: string) => {
  app.find(selector).focus()
  app.find(selector).click()
}
const current = (app: MountedMiniApp) => app.findAll('[aria-current]')[0]?.textContent
const says = (app: MountedMiniApp, id: string, words: RegExp) =>
  waitUntil(() => words.test(line(app, id)), `${id} says "${line(app, id)}", not ${words}`)

describe('the questionnaire', () => {
  it('groups questions by dimension and shows five levels, "unknown" and "not applicable"', async () => {
    const app = await openScorecards(PATH)
    expect(app.findAll('.section h2').map((heading) => heading.textContent)).to.deep.equal([
      'Speed',
      'Measurement',
    ])
    expect(levels(app, 'q1')).to.have.length(7)
  })

  it('saves a level, says when, and updates score and coverage', async () => {
    const server = memoryServer()
    const app = await openScorecards(PATH, server)
    levels(app, 'q1')[4]!.click()
    await says(app, 'q1', /^Saved (at \d\d:\d\d|on )/)
    expect(stored(server, 'q1')?.level).to.equal(4)
    expect(app.find('.progress').textContent)
      .to.contain('1 of 3 answered')
      .and.to.contain('50% complete (by weight)')
      .and.to.contain('100.0')
      .and.to.contain('Provisional')
  })

  it('takes an unknown answer by its key: counted apart, and no longer open', async () => {
    const server = memoryServer(undefined, exampleRun([exampleAnswer('q1', 3)]))
    const app = await openScorecards(PATH, server)
    press(question(app, 'q2'), 'u')
    await says(app, 'q2', /^Saved/)
    expect(stored(server, 'q2')).to.include({ level: null, unknown: true, notApplicable: false })
    expect(app.find('.progress').textContent)
      .to.contain('1 of 3 answered · 1 unknown · 50% complete (by weight)')
      .and.to.contain('75.0')
    press(question(app, 'q2'), 'o')
    expect(app.element.shadowRoot!.activeElement).to.equal(question(app, 'q3'))
    press(question(app, 'q2'), '1')
    await waitUntil(() => stored(server, 'q2')?.level === 1)
    expect(stored(server, 'q2')?.unknown).to.equal(false)
  })

  it('keeps how sure an answer is', async () => {
    const server = memoryServer()
    const app = await openScorecards(PATH, server)
    app.find('[data-question=q1] input[value=high]').click()
    await says(app, 'q1', /^Saved/)
    expect(stored(server, 'q1')).to.include({ level: null, confidence: 'high' })
  })

  it('shows only what is open, keeps a question while it is answered, and leads to any other', async () => {
    const app = await openScorecards(PATH, memoryServer(undefined, exampleRun([exampleAnswer('q1', 3)])))
    const shown = () =>
      app
        .findAll('[data-question]')
        .flatMap((each) => (each.checkVisibility() ? each.dataset['question']! : []))
    app.find('input[value=open]').click()
    await waitUntil(() => shown().join() === 'q2,q3', 'all are shown')
    levels(app, 'q2')[1]!.click()
    await says(app, 'q2', /^Saved/)
    expect(shown()).to.deep.equal(['q2', 'q3'])
    app.find('.rail-link').click()
    await waitUntil(() => app.element.shadowRoot!.activeElement === question(app, 'q1'))
    expect(shown()).to.deep.equal(['q1', 'q2', 'q3'])
    app.find('input[value=unknown]').click()
    await waitUntil(() => shown().length === 0)
    expect(app.find('.questionnaire-sections').textContent).to.contain('No question matches.')
  })

  const goneOn = (...answers: Answer[]) => {
    const server = memoryServer()
    const run = { ...exampleRun(answers), id: 'r0', period: '2025-Q4', status: 'reviewed' as const }
    server.earlier = { run, questions: ['q1', 'q2', 'q3'] }
    return server
  }

  it('proposes what was answered last time: it counts once it is confirmed, by click or key', async () => {
    const server = goneOn(exampleAnswer('q1', 3, 'Report'), exampleAnswer('q2', 2))
    const app = await openScorecards(PATH, server)
    expect(question(app, 'q1').textContent).to.contain('Q4 2025: Level 3: Improved every quarter')
    expect(app.find('.progress').textContent).to.contain('0 of 3 answered')
    press(question(app, 'q1'), 'y')
    await waitUntil(() => stored(server, 'q1')?.level === 3)
    await waitUntil(() => stored(server, 'q1')?.evidence === 'Report')
    expect(question(app, 'q1').querySelector('[data-confirm]')).to.equal(null)
    question(app, 'q2').querySelector<HTMLElement>('[data-confirm]')!.click()
    await waitUntil(() => stored(server, 'q2')?.level === 2)
    expect(question(app, 'q3').querySelector('.proposal')).to.equal(null)
  })

  it('confirms all of a section at once, and leaves what has an answer', async () => {
    const server = goneOn(exampleAnswer('q1', 3), exampleAnswer('q2', 2), exampleAnswer('q3', 1))
    const app = await openScorecards(PATH, server)
    levels(app, 'q1')[0]!.click()
    await waitUntil(() => app.find('.section-header button').textContent === 'Confirm 1 answer from Q4 2025')
    app.find('.section-header button').click()
    await waitUntil(() => stored(server, 'q2')?.level === 2)
    expect(stored(server, 'q1')?.level).to.equal(0)
    expect(stored(server, 'q3')?.level).to.equal(undefined)
  })

  it('is sent to who knows, question by question: by whom and when stands there until it is answered', async () => {
    const server = memoryServer()
    const app = await openScorecards(PATH, server)
    const head = () => question(app, 'q2').querySelector('.question-state')!
    const press = (words: string) =>
      [...app.findAll('.question-state button, dialog button')]
        .find((each) => question(app, 'q2').contains(each) && each.textContent === words)!
        .click()
    press('Ask')
    await waitUntil(() => app.findAll('dialog').length === 1)
    expect(app.find<HTMLInputElement>('dialog input').value).to.equal('Web analyst')
    const mail = decodeURIComponent(app.find<HTMLAnchorElement>('dialog a').href)
    expect(mail).to.contain('How quickly do pages react?').and.to.contain('/questions?question=q2')
    await expect(app.element).to.be.accessible()
    app.find('dialog input').click()
    await waitUntil(
      () => app.findAll('[role=option]').length === 2,
      'the people of the brand are not offered',
    )
    const [, grace] = app.findAll('[role=option]')
    expect(grace!.textContent).to.equal('Grace Hopper')
    enter(app.find<HTMLInputElement>('dialog input'), '')
    press('Mark as asked')
    await waitUntil(() => app.findAll('dialog [aria-invalid=true]').length === 1)
    enter(app.find<HTMLInputElement>('dialog input'), 'Web analyst, Aurora')
    press('Mark as asked')
    await waitUntil(() => /Asked Web analyst, Aurora by Ada Lovelace/.test(head().textContent))
    const choice = () =>
      app.findAll('.questions-head label').find(({ textContent }) => textContent.startsWith('Asked'))
    expect(choice()?.textContent).to.equal('Asked (1)')
    choice()!.click()
    await waitUntil(() => app.findAll('[data-question]:not([hidden])').length === 1)
    expect(question(app, 'q2').hidden).to.equal(false)
    const inRail = () =>
      app.findAll('.rail-link').map(({ textContent }) => textContent.endsWith(', asked, not answered'))
    expect(inRail()).to.deep.equal([false, true, false])
    levels(app, 'q2')[2]!.click()
    await says(app, 'q2', /^Saved/)
    expect(head().textContent).not.to.contain('Asked')
    expect(inRail()).to.deep.equal([false, false, false])
    expect(choice()?.textContent).to.equal('Asked (0)')
  })

  it('says which quarter it is about, to be chosen', async () => {
    const server = memoryServer()
    const app = await openScorecards(PATH, server)
    const choice = app.find<HTMLSelectElement>('.questions-head select')
    expect([choice.value, choice.selectedOptions[0]?.textContent]).to.deep.equal(['2026-Q1', 'Q1 2026'])
    choice.value = '2025-Q4'
    choice.dispatchEvent(new Event('change', { bubbles: true }))
    await waitUntil(() => server.run?.period === '2025-Q4')
    const offered = [...choice.options].map(({ value }) => value)
    expect(offered).to.deep.equal(['2026-Q2', '2026-Q1', '2025-Q4', '2025-Q3', '2025-Q2', '2025-Q1'])
  })

  it("computes 80.0 for the domain's first case", async () => {
    const server = memoryServer(
      undefined,
      exampleRun([
        exampleAnswer('q1', 4),
        exampleAnswer('q2', 2),
        { ...exampleAnswer('q3', 0), level: null, notApplicable: true, reason: 'No tags' },
      ]),
    )
    const app = await openScorecards(PATH, server)
    expect(app.find('.progress .score').textContent)
      .to.contain('80.0')
      .and.to.contain('Multi-moment')
      .and.not.to.contain('Provisional')
    expect(app.find('.progress .progress-actions').textContent).not.to.contain('Next unanswered')
  })

  it('answers by keys 0 to 4 and moves by j, k and arrows', async () => {
    const server = memoryServer()
    const app = await openScorecards(`${PATH}?question=q1`, server)
    await waitUntil(() => focused(app) === question(app, 'q1'))
    press(focused(app)!, '3')
    await waitUntil(() => levels(app, 'q1')[3]!.checked)
    press(focused(app)!, 'j')
    expect(focused(app)).to.equal(question(app, 'q2'))
    press(focused(app)!, '0')
    press(focused(app)!, 'ArrowDown')
    expect(focused(app)).to.equal(question(app, 'q3'))
    press(focused(app)!, 'K')
    expect(focused(app)).to.equal(question(app, 'q2'))
    await waitUntil(() => server.run!.answers.length === 2)
  })

  it('heeds keys and focus from the moment it is drawn', async () => {
    const server = memoryServer()
    const app = await mountMiniApp('scorecards', {
      route: routeTo(PATH),
      context: { workspace: slowBrand },
      portal: { fetch: server.fetch },
    })
    await drawn(app, '[data-question=q2]')
    question(app, 'q2').focus()
    press(question(app, 'q2'), '3')
    await waitUntil(() => current(app)?.includes('react'), 'the question with focus is the current one')
    await waitUntil(() => stored(server, 'q2')?.level === 3, 'the key answers')
  })

  it('has the focus when it is the first screen, so that its keys are heard', async () => {
    const app = await openScorecards(PATH)
    await waitUntil(() => focused(app) === app.find('h1'), 'the title has the focus')
    press(focused(app)!, 'j')
    expect(focused(app)).to.equal(question(app, 'q1'))
  })

  it('leads to the question of a link once: who comes back is where they went on from there', async () => {
    const server = memoryServer()
    const first = await openScorecards(`${PATH}?question=q2`, server)
    await waitUntil(() => focused(first) === question(first, 'q2'))
    first.unmount()
    await aTimeout(0)
    const again = await openScorecards(`${PATH}?question=q2`, server)
    await aTimeout(50)
    expect(focused(again)).to.equal(again.find('h1')) // where the shell finds it, and moves it on
  })

  it('goes on where the person left off', async () => {
    const app = await openScorecards(
      `${PATH}?question=next`,
      memoryServer(undefined, exampleRun([exampleAnswer('q1', 3)])),
    )
    await waitUntil(() => focused(app) === question(app, 'q2'))
  })

  it('leaves keys alone while somebody writes', async () => {
    const app = await openScorecards(PATH)
    const field = text(app, 'q1', 'evidence')
    field.focus()
    press(field, '3')
    press(field, 'j')
    await aTimeout(50) // a level shows a moment later
    expect(levels(app, 'q1').some(({ checked }) => checked)).to.equal(false)
    expect(focused(app)).to.equal(field)
    press(field, 'Escape')
    expect(focused(app)).to.equal(question(app, 'q1'))
  })

  it('leaves keys alone while somebody types the address of a link', async () => {
    const app = await openScorecards(PATH)
    app.find('[data-question=q1] .attachment-acts button').click()
    await waitUntil(() => app.findAll('[data-question=q1] .attachment-form input').length)
    const field = app.find('[data-question=q1] .attachment-form input')
    for (const key of ['3', 'u', 'j']) press(field, key)
    await aTimeout(50)
    expect(levels(app, 'q1').some(({ checked }) => checked)).to.equal(false)
    expect(focused(app)).to.equal(field)
  })

  it('leaves single keys alone once they are turned off, not the arrows', async () => {
    const app = await openScorecards(PATH)
    await app.update({ context: { singleKeys: false } })
    question(app, 'q1').focus()
    for (const key of ['3', 'n', 'j', 'k', 'u', 'e']) press(question(app, 'q1'), key)
    await aTimeout(50)
    expect(focused(app) === question(app, 'q1')).to.equal(true)
    expect(levels(app, 'q1').some(({ checked }) => checked)).to.equal(false)
    press(question(app, 'q1'), 'ArrowDown')
    expect(focused(app) === question(app, 'q2')).to.equal(true)
  })

  it('asks for a reason when a question does not apply, and saves with it', async () => {
    const server = memoryServer()
    const app = await openScorecards(PATH, server)
    question(app, 'q2').focus()
    press(question(app, 'q2'), 'n')
    await waitUntil(() => focused(app)?.closest('[data-field=reason]'), 'focus goes to the reason')
    expect(line(app, 'q2')).to.contain('not saved')
    expect(server.run!.answers).to.deep.equal([])
    text(app, 'q2', 'reason').blur()
    await waitUntil(
      () => text(app, 'q2', 'reason').getAttribute('aria-invalid') === 'true',
      'an error once the field was left',
    )
    enter(text(app, 'q2', 'reason'), 'There is no shop')
    await says(app, 'q2', /^Saved/)
    expect(stored(server, 'q2')).to.include({ notApplicable: true, reason: 'There is no shop', level: null })
  })

  it('keeps the reason while a level is tried, by click and by key', async () => {
    const server = memoryServer(
      undefined,
      exampleRun([
        { ...exampleAnswer('q2', 0), level: null, notApplicable: true, reason: 'There is no shop' },
      ]),
    )
    const app = await openScorecards(PATH, server)
    const reasonAfter = async (choose: () => void) => {
      choose()
      await waitUntil(() => stored(server, 'q2')?.level === 3, 'the level is stored')
      expect(app.findAll('[data-question=q2] [data-field=reason]')).to.have.length(0)
      levels(app, 'q2').at(-1)!.click()
      await waitUntil(() => stored(server, 'q2')?.notApplicable, 'it does not apply again')
      return text(app, 'q2', 'reason').value
    }
    expect(await reasonAfter(() => levels(app, 'q2')[3]!.click())).to.equal('There is no shop')
    question(app, 'q2').focus()
    expect(await reasonAfter(() => press(question(app, 'q2'), '3'))).to.equal('There is no shop')
  })

  it('keeps text through a failure, says so, and saves it on "Try again"', async () => {
    const server = memoryServer()
    const app = await openScorecards(PATH, server)
    server.failures = [403] // nothing tries again by itself
    enter(text(app, 'q1', 'evidence'), 'Typed before the failure')
    expect(line(app, 'q1')).to.equal('Not saved yet')
    await says(app, 'q1', /^Not saved$/)
    expect(app.find('.save-summary').textContent).to.contain('1 not saved')
    await waitUntil(() => app.asked.some(({ what }) => what === 'announce'))
    expect(app.asked.filter(({ what }) => what === 'announce').map((asked) => asked.with[0])).to.deep.equal([
      'One answer is not saved.',
    ])
    pressFocused(app, '[data-question=q1] .save-failure button')
    await says(app, 'q1', /^Saved/)
    expect(focused(app) === question(app, 'q1')).to.equal(true)
    expect(text(app, 'q1', 'evidence').value).to.equal('Typed before the failure')
    expect(stored(server, 'q1')?.evidence).to.equal('Typed before the failure')
  })

  it('tries all again from the bar, where focus stays', async () => {
    const server = memoryServer()
    const app = await openScorecards(PATH, server)
    server.failures = [403]
    levels(app, 'q1')[1]!.click()
    await says(app, 'q1', /^Not saved$/)
    pressFocused(app, '.save-summary button')
    await says(app, 'q1', /^Saved/)
    expect(focused(app) === app.find('.save-summary')).to.equal(true)
  })

  it('says that all is saved only when nothing is left unsaved', async () => {
    const server = memoryServer()
    const app = await openScorecards(PATH, server)
    const announced = () => app.asked.filter(({ what }) => what === 'announce').map((asked) => asked.with[0])
    server.failures = [403]
    levels(app, 'q1')[1]!.click()
    await says(app, 'q1', /^Not saved$/)
    await waitUntil(() => announced().length === 1)
    levels(app, 'q1').at(-1)!.click()
    await says(app, 'q1', /^Incomplete/)
    expect(announced()).to.deep.equal(['One answer is not saved.'])
    enter(text(app, 'q1', 'reason'), 'There is no shop')
    await says(app, 'q1', /^Saved/)
    expect(announced()).to.deep.equal(['One answer is not saved.', 'All answers of this audit are saved.'])
  })

  it('says to the shell that something is unsaved for exactly as long', async () => {
    const app = await openScorecards(PATH)
    levels(app, 'q1')[1]!.click()
    await says(app, 'q1', /^Saved/)
    const dirty = app.asked.filter(({ what }) => what === 'setDirty').map((asked) => asked.with[0])
    expect(dirty).to.contain(true)
    expect(dirty.at(-1)).to.equal(false)
  })

  it('shows both answers when somebody else was quicker, and keeps the one chosen', async () => {
    const server = memoryServer()
    const app = await openScorecards(PATH, server)
    const arrive = hold(server)
    levels(app, 'q1')[1]!.click()
    await waitUntil(() => server.requests.some((request) => request.startsWith('PATCH')))
    server.answerAs('Grace Hopper', 'q1', { level: 4, evidence: 'Their evidence' }, true)
    arrive()
    await waitUntil(() => app.findAll('.conflict').length === 1)
    expect(app.find('.conflict').textContent)
      .to.contain('Grace Hopper')
      .and.to.contain('Their evidence')
      .and.to.contain('Level 1')
    pressFocused(app, '.conflict button')
    await says(app, 'q1', /^Grace Hopper, /)
    expect(focused(app) === question(app, 'q1')).to.equal(true)
    expect(levels(app, 'q1')[4]!.checked).to.equal(true)
    expect(text(app, 'q1', 'evidence').value).to.equal('Their evidence')
  })

  it('brings back what was not saved, says so, and saves it', async () => {
    const server = memoryServer()
    server.broken = { request: /^PATCH/, status: 503 }
    const before = await openScorecards(PATH, server)
    levels(before, 'q2')[2]!.click()
    enter(text(before, 'q2', 'evidence'), 'From the train')
    await says(before, 'q2', /^Not saved$/)
    before.unmount()
    await forgetMyDocuments()
    const app = await openScorecards(PATH, server)
    expect(app.find('.restored').textContent).to.contain(
      'One change that had not been saved was brought back.',
    )
    expect(levels(app, 'q2')[2]!.checked).to.equal(true)
    server.broken = null
    window.dispatchEvent(new Event('online'))
    await says(app, 'q2', /^Saved/)
    expect(stored(server, 'q2')).to.include({ level: 2, evidence: 'From the train' })
    app.find('.restored button').click()
    await waitUntil(() => app.findAll('.restored').length === 0)
  })

  it('counts characters near the limit and refuses none', async () => {
    const app = await openScorecards(PATH)
    enter(text(app, 'q1', 'evidence'), 'x'.repeat(3_599))
    await waitUntil(() => text(app, 'q1', 'evidence').value.length === 3_599)
    expect(app.findAll('.long-text-counter')).to.have.length(0)
    enter(text(app, 'q1', 'evidence'), 'x'.repeat(3_990))
    await waitUntil(() => app.findAll('.long-text-counter').length === 1)
    expect(app.find('.long-text-counter').textContent).to.equal('10 of 4,000 characters left')
    enter(text(app, 'q1', 'evidence'), 'x'.repeat(4_010))
    await waitUntil(() => /10 characters too many/.test(question(app, 'q1').textContent))
    expect(text(app, 'q1', 'evidence').value).to.have.length(4_010)
  })

  it('calls one character too many by the singular', async () => {
    const app = await openScorecards(PATH)
    enter(text(app, 'q1', 'evidence'), 'x'.repeat(4_001))
    await waitUntil(() => text(app, 'q1', 'evidence').getAttribute('aria-invalid') === 'true')
    expect(question(app, 'q1').textContent).to.contain('1 character too many. Shorten it')
  })

  it('jumps to the next unanswered question, past the end to the first', async () => {
    const app = await openScorecards(PATH, memoryServer(undefined, exampleRun([exampleAnswer('q2', 1)])))
    const next = app.find('.progress button')
    next.click()
    expect(focused(app)).to.equal(question(app, 'q1'))
    await waitUntil(() => current(app)?.includes('main content'))
    next.click()
    expect(focused(app)).to.equal(question(app, 'q3'))
    await waitUntil(() => current(app)?.includes('tagging'))
    next.click()
    expect(focused(app)).to.equal(question(app, 'q1'))
  })

  it('keeps answers when the screen changes, without loading again', async () => {
    const server = memoryServer()
    const app = await openScorecards(PATH, server)
    levels(app, 'q1')[0]!.click()
    await app.update({ route: routeTo('/scorecard/site-app/result') })
    await waitUntil(() => app.findAll('.fix')[0]?.textContent!.includes('main content'))
    expect(server.requests.filter((request) => request.startsWith('GET'))).to.deep.equal([
      'GET brands/b1/scorecards/site-app',
      'GET scorecard-run/r1',
      'GET scorecard-run/r1/comments',
      'GET brands/b1/scorecards/site-app/benchmark', // what only the result shows
    ])
  })

  it('takes comments beside the evidence of each question', async () => {
    const server = memoryServer()
    const app = await openScorecards(PATH, server)
    await waitUntil(() => server.documents.followers === 1)
    server.documents.commentAs('Grace Hopper', 'r1', 'answers/q2/evidence', 'Which report is this from?')
    const button = () => app.find('[data-question=q2] .comments button')
    await waitUntil(() => button().textContent === '1 comment')
    expect(button().ariaLabel).to.equal('1 comment on evidence of question 2')
    button().click()
    await waitUntil(() => question(app, 'q2').textContent.includes('Which report is this from?'))
    await expect(app.element).to.be.accessible()
  })

  it('takes focus to its title after a move, not when the portal opens there', async () => {
    const app = await openScorecards('/scorecard/site-app/intro')
    expect(focused(app)).to.equal(null)
    await app.update({ route: routeTo(PATH) })
    await waitUntil(() => focused(app)?.localName === 'h1')
    press(focused(app)!, 'j')
    expect(focused(app)).to.equal(question(app, 'q1'))
  })

  it('starts an audit that was not started', async () => {
    const server = memoryServer(undefined, null)
    const app = await openScorecards(PATH, server)
    expect(app.find('.os-state').textContent).to.contain('has not been started')
    pressFocused(app, '.os-state button')
    await waitUntil(() => app.findAll('.question').length === 3)
    expect(server.requests).to.contain('POST scorecard-run')
    await waitUntil(() => focused(app)?.localName === 'h1', 'focus is lost with the button')
  })

  it('leaves focus in the header where the person went while the audit was started', async () => {
    const header = document.createElement('button')
    document.body.append(header)
    const app = await openScorecards(PATH, memoryServer(undefined, null))
    app.find('.os-state button').click()
    header.focus()
    await waitUntil(() => app.findAll('.question').length === 3)
    await aTimeout(50)
    expect(document.activeElement === header).to.equal(true)
    header.remove()
  })

  it('takes no more answers after the audit was submitted', async () => {
    const app = await openScorecards(PATH, memoryServer(undefined, { ...exampleRun(), status: 'submitted' }))
    expect(app.find('.os-state').textContent).to.contain('This audit was submitted')
  })
})
