import { expect } from '@open-wc/testing'
import { answering, problem } from '../../test/browser/answering.ts'
import { enter } from '../../test/browser/enter.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { sampleUser } from '../../test/browser/sample-context.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import type { TeamLine } from '../domain/onboarding/progress.ts'
import { pathInTests } from './progress-in-tests.ts'

describe('onboarding', () => {
  it('ticks off what the portal cannot see, by the person’s word', async () => {
    const sent: unknown[] = []
    const tick = (body: unknown) => {
      sent.push(body)
      return { data: [pathInTests(80)] }
    }
    const app = await mountMiniApp('onboarding', {
      portal: {
        fetch: answering({
          'GET /api/onboarding?*': { data: [pathInTests()] },
          'POST /api/onboarding/steps': tick,
        }),
      },
    })
    await waitUntil(() => app.findAll('.step').length === 6)
    expect(app.find<HTMLProgressElement>('progress').value).to.equal(60)
    const buttons = app.findAll('.step button').filter(({ textContent }) => textContent === 'Mark as done')
    expect(buttons.length).to.equal(1) // not for what is done, locked, skipped, or ticks itself off
    buttons[0]!.click()
    await waitUntil(() => app.find<HTMLProgressElement>('progress').value === 80)
    expect(sent).to.deep.equal([{ agency: app.element.context.tenant.code, step: 'newcomer/settings' }])
  })

  it('says that an answer is wrong, and leaves the step open', async () => {
    const app = await mountMiniApp('onboarding', {
      portal: {
        fetch: answering({
          'GET /api/onboarding?*': { data: [pathInTests()] },
          'POST /api/onboarding/steps': problem(409, 'Conflict', 'That is not it.'),
        }),
      },
    })
    await waitUntil(() => app.findAll('.step input[type=radio]').length === 3)
    const check = () =>
      app.findAll('.step button').find(({ textContent }) => textContent === 'Check my answer')!
    expect((check() as HTMLButtonElement).disabled).to.equal(true)
    app.find('.step input[type=radio]').click()
    await waitUntil(() => !(check() as HTMLButtonElement).disabled)
    check().click()
    await waitUntil(() => app.asked.some(({ what }) => what === 'notify'))
    expect(app.findAll('.step[data-standing=open]').length).to.equal(3)
  })

  it('lets who leads somebody remind them of open steps, and shows that it was done', async () => {
    const sent: unknown[] = []
    const on = (id: string, done: number, remindedAt: string | null = null): TeamLine => ({
      id,
      firstname: 'Nele',
      lastname: id,
      paths: [{ key: 'newcomer', completion: { done, required: 5, percent: done * 20 }, remindedAt }],
    })
    const people = [on('new', 3), on('done', 5), on('told', 1, '2026-01-02T08:00:00Z'), on(sampleUser.id, 1)]
    const app = await mountMiniApp('onboarding', {
      route: { basePath: '/onboarding', tail: '/team' },
      portal: {
        fetch: answering({
          'GET /api/onboarding/team?*': { data: people, next: null },
          'POST /api/onboarding/reminders': (body: unknown) => {
            sent.push(body)
            return { data: { remindedAt: '2026-01-03T08:00:00Z' } }
          },
        }),
      },
    })
    await waitUntil(() => app.findAll('tbody tr').length === 4)
    const [button, ...others] = app.findAll('tbody button')
    expect(others.length).to.equal(0) // not who is done, was told already, or oneself
    expect(button!.getAttribute('aria-label')).to.equal('Remind Nele new: First days')
    button!.focus()
    button!.click()
    await waitUntil(() => app.findAll('tbody button').length === 0)
    const focused = (app.find('tbody').getRootNode() as ShadowRoot | Document).activeElement
    expect(focused?.textContent).to.match(/^Reminded on 3 Jan 2026, \d\d:00$/) // by the person's own clock
    expect(sent).to.deep.equal([{ agency: app.element.context.tenant.code, person: 'new', path: 'newcomer' }])
  })

  it('finds people of a team by name, and reminds all who are shown after one question', async () => {
    const asked: string[] = []
    const sent: { person: string }[] = []
    const on = (id: string): TeamLine => ({
      id,
      firstname: 'Nele',
      lastname: id,
      paths: [{ key: 'newcomer', completion: { done: 1, required: 5, percent: 20 }, remindedAt: null }],
    })
    const fetch = async (input: string | URL | Request, init: RequestInit = {}) => {
      const url = input instanceof Request ? input.url : String(input)
      if (init.method === 'POST') {
        sent.push(JSON.parse(init.body as string) as { person: string })
        return Response.json({ data: { remindedAt: '2026-01-03T08:00:00Z' } })
      }
      asked.push(new URLSearchParams(url.split('?')[1]).get('q') ?? '')
      return Response.json({ data: [on('one'), on('two'), on(sampleUser.id)], next: null })
    }
    const app = await mountMiniApp('onboarding', {
      route: { basePath: '/onboarding', tail: '/team' },
      portal: { fetch },
    })
    await waitUntil(() => app.findAll('tbody tr').length === 3)
    enter(app.find<HTMLInputElement>('input[type=search]'), 'nele')
    await waitUntil(() => asked.at(-1) === 'nele' && app.findAll('tbody tr').length === 3)
    const press = (scope: string) =>
      app
        .findAll(`${scope} button`)
        .find(({ textContent }) => textContent === 'Remind 2 people')!
        .click()
    press('.os-page-header')
    await waitUntil(() => app.findAll('dialog').length === 1)
    expect(sent, 'nobody before it is confirmed').to.deep.equal([])
    press('dialog')
    await waitUntil(() => app.findAll('dialog').length === 0)
    expect(sent.map(({ person }) => person)).to.deep.equal(['one', 'two'])
    const notice = app.asked.find(({ what }) => what === 'notify')!.with[0] as { text: string }
    expect(notice.text).to.equal('2 people were reminded.')
  })
})
