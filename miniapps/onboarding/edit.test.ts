import { expect } from '@open-wc/testing'
import { answering, problem } from '../../test/browser/answering.ts'
import { enter } from '../../test/browser/enter.ts'
import { mountMiniApp, type MountedMiniApp } from '../../test/browser/mount-mini-app.ts'
import { sampleContext } from '../../test/browser/sample-context.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { editedPath, type EditedPath, type EditedPaths } from '../domain/onboarding/edited-paths.ts'
import { PATHS } from '../domain/onboarding/paths.ts'

const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung'
const own: EditedPath = {
  ...editedPath(PATHS.find(({ key }) => key === 'newcomer')!),
  key: 'own',
  title: LONG,
  steps: [],
}
const PATHS_NOW: EditedPaths = {
  version: 3,
  isUsual: false,
  paths: [editedPath(PATHS.find(({ key }) => key === 'newcomer')!), own],
  permissions: [{ code: 'NetworkAccess', app: 'Contacts' }],
}

describe('editing onboarding', () => {
  const mounted = async (answers: Record<string, unknown> = {}, tail = '/edit') => {
    const app = await mountMiniApp('onboarding', {
      context: { permissions: { ...sampleContext.permissions, agency: ['AdminAppAccess'] } },
      portal: {
        fetch: answering({
          'GET /api/onboarding/paths*': { data: PATHS_NOW },
          'GET *': { data: [] },
          ...answers,
        }),
      },
      route: { basePath: '/onboarding', tail },
    })
    const button = (name: string) =>
      app.findAll('button').find((each) => (each.ariaLabel ?? each.textContent) === name)!
    return { app, button }
  }
  const titles = (app: MountedMiniApp) =>
    app.findAll('.edited-step strong').map(({ textContent }) => textContent)

  it('moves, removes, adds and changes steps, and stores all paths at once', async () => {
    const sent: { base: number; paths: readonly EditedPath[] }[] = []
    const put = (body: { base: number; paths: readonly EditedPath[] }) => {
      sent.push(body)
      return { data: { ...PATHS_NOW, version: 4, paths: body.paths } }
    }
    const { app, button } = await mounted({ 'PUT /api/onboarding/paths': put })
    await waitUntil(() => titles(app).length === 7)
    await checkState(app, [LONG, 'Contacts', '/network', '/user', '/apps', '/you'])
    const [first, second, third] = titles(app)
    button(`Move ${second} up`).click()
    await waitUntil(() => titles(app)[0] === second)
    button(`Remove ${third}`).click()
    await waitUntil(() => titles(app).length === 6)
    app
      .findAll('button')
      .findLast(({ textContent }) => textContent === 'Add step')!
      .click()
    await waitUntil(() => app.findAll('dialog[open]').length === 1)
    app.find('dialog[open] button[type=submit]').click()
    await waitUntil(() => app.find('dialog[open]').textContent.includes('This field is required.'))
    enter(
      app.find<HTMLInputElement>('dialog[open] input[type=text], dialog[open] input:not([type])'),
      'Read it',
    )
    app.find('dialog[open] button[type=submit]').click()
    await waitUntil(() => titles(app).at(-1) === 'Read it')
    button('Save').click()
    await waitUntil(() => sent.length === 1)
    expect(sent[0]!.base).to.equal(3)
    expect(sent[0]!.paths[0]!.steps.map(({ key }) => key)).to.deep.equal([
      'settings',
      'details',
      'apps',
      'finding',
      'tour',
      'speed-date',
    ])
    expect(sent[0]!.paths[1]!.steps[0]).to.include({ title: 'Read it', path: '/you', required: true })
    await waitUntil(() => app.findAll('.os-save-bar button').length === 0)
    expect(first).to.equal('Tell colleagues who you are')
  })

  it('asks everything about a question in one form', async () => {
    const { app, button } = await mounted()
    await waitUntil(() => titles(app).length === 7)
    button(`Change ${titles(app)[4]}`).click()
    await waitUntil(() => app.findAll('dialog[open] .quiz-answer').length === 3)
    await checkState(app, [LONG, 'Contacts', '/network', '/user', '/apps', '/you', 'Number field'])
  })

  it('keeps what was changed when it cannot be stored, and says why', async () => {
    const { app, button } = await mounted({
      'PUT /api/onboarding/paths': problem(409, 'Conflict', 'Meanwhile.'),
    })
    await waitUntil(() => titles(app).length === 7)
    button(`Remove ${titles(app)[0]}`).click()
    await waitUntil(() => app.findAll('.os-save-bar button').length === 2)
    button('Save').click()
    await waitUntil(() => app.find('.os-form-alert').textContent.includes('Meanwhile.'))
    expect(titles(app).length).to.equal(6)
  })

  it('brings the portal’s paths back after asking', async () => {
    const sent: { paths: unknown }[] = []
    const put = (body: { paths: unknown }) => {
      sent.push(body)
      return { data: { ...PATHS_NOW, version: 4, isUsual: true } }
    }
    const { app, button } = await mounted({ 'PUT /api/onboarding/paths': put })
    await waitUntil(() => button('Restore the portal’s paths') !== undefined)
    button('Restore the portal’s paths').click()
    await waitUntil(() => app.findAll('dialog[open]').length === 1)
    app.find('dialog[open] button[type=submit]').click()
    await waitUntil(() => sent.length === 1)
    expect(sent[0]!.paths).to.equal(null)
    await waitUntil(() => button('Restore the portal’s paths') === undefined)
    const told = app.events.filter(({ name }) => name === 'track-action').map(({ payload }) => payload)
    expect(told).to.deep.equal([{ action: 'onboarding-restore-usual', data: undefined }])
  })
})
