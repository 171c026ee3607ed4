import { expect } from '@open-wc/testing'
import { answering, problem } from '../../test/browser/answering.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { sampleUser } from '../../test/browser/sample-context.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import type { TeamPage } from './ask-onboarding.ts'
import { pathInTests } from './progress-in-tests.ts'

describe('onboarding', () => {
  it('ticks off what the portal cannot see, by the person’s word', async () => {
    const sent: unknown[] = []
    const tick = (body: unknown) => {
      sent.push(body)
      return [pathInTests(80)]
    }
    const app = await mountMiniApp('onboarding', {
      portal: {
        fetch: answering({ 'GET /api/onboarding?*': [pathInTests()], 'POST /api/onboarding/steps': tick }),
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
          'GET /api/onboarding?*': [pathInTests()],
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
    const on = (id: string, done: number, remindedAt: string | null = null): TeamPage['people'][number] => ({
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
          'GET /api/onboarding/team?*': { people, next: null },
          'POST /api/onboarding/reminders': (body: unknown) => {
            sent.push(body)
            return { remindedAt: '2026-01-03T08:00:00Z' }
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
    expect(focused?.textContent).to.equal('Reminded on 3 Jan 2026, 08:00')
    expect(sent).to.deep.equal([{ agency: app.element.context.tenant.code, person: 'new', path: 'newcomer' }])
  })
})
