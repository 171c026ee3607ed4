import { nextFrame } from '@open-wc/testing'
import type { MountedMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { openScorecards } from '../../../test/browser/open-scorecards.ts'
import { sampleContext } from '../../../test/browser/sample-context.ts'
import { checkState } from '../../../test/browser/state/check-state.ts'
import { inLookOf } from '../../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import type { Scorecard } from '../../domain/scorecards/scorecard.ts'
import { SMALL_SCORECARD } from '../../domain/scorecards/scorecard-in-tests.ts'
import { QUESTION_ORDER, questionPath } from '../../domain/scorecards/draft/draft-fields.ts'
import { memoryServer, type MemoryServer } from '../memory-server-in-tests.ts'

interface State {
  path: string
  server?(): MemoryServer
  mayEdit?: false
  act?(app: MountedMiniApp, server: MemoryServer): unknown
}

const LONG = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung'
const PEOPLE = ['Ada Lovelace', 'Grace Hopper']
/** The library of the number fields has its own catalogues. */
const FROM_LIBRARY = 'Number field'
const DRAFT = '/edit/small'

const permissions = {
  ...sampleContext.permissions,
  agency: [...sampleContext.permissions.agency, 'SCORECARDS_APP_ACCESS', 'OS_AGENCY_MANAGE'],
}

const none = () => memoryServer(SMALL_SCORECARD, null)
const drafted =
  (changes: object = {}, scorecard: Scorecard = SMALL_SCORECARD) =>
  () => {
    const server = memoryServer(scorecard, null)
    const fields = { ...server.drafts.newFields(), scorecard: scorecard.id, ...changes }
    server.drafts.add('draft-1', fields, { place: sampleContext.tenant.code })
    return server
  }
const LONG_WORDS: Scorecard = {
  ...SMALL_SCORECARD,
  title: LONG,
  dimensions: [LONG, 'Reach'],
  questions: SMALL_SCORECARD.questions.map((question) => ({
    ...question,
    dimension: question.dimension === 'Reach' ? 'Reach' : LONG,
    text: `${LONG} ${question.id}?`,
    ownerRole: LONG,
  })),
}
const CHANGED = {
  title: LONG,
  [QUESTION_ORDER]: ['b', 'a', 'x'],
  [questionPath('a', 'weight')]: 5,
  [questionPath('a', 'levels/0')]: LONG,
  [questionPath('a', 'cuts/3')]: 95,
  [questionPath('x', 'text')]: `${LONG}?`,
  [questionPath('x', 'dimension')]: 'd1',
}

const appears = (app: MountedMiniApp, selector: string) =>
  waitUntil(() => app.findAll(selector).length > 0, `there is no ${selector}`)
const press = (label: string, selector: string) => async (app: MountedMiniApp) => {
  app
    .findAll('button')
    .find((each) => (each.ariaLabel ?? each.textContent).startsWith(label))!
    .click()
  await appears(app, selector)
}

const STATES: Record<string, State> = {
  'the audits that can be edited': { path: '/edit', server: none },
  'the audits, one with a draft': { path: '/edit', server: drafted() },
  'the audits for who may not edit them': { path: '/edit', mayEdit: false },
  'the audits that could not be loaded': {
    path: '/edit',
    server() {
      const server = none()
      server.broken = { request: /agencies/, status: 500 }
      return server
    },
  },
  'a draft that is not there': { path: DRAFT, server: none },
  'a question of a draft': { path: DRAFT, server: drafted() },
  'a question in long words': { path: DRAFT, server: drafted({}, LONG_WORDS) },
  'a draft without questions': { path: DRAFT, server: drafted({ [QUESTION_ORDER]: [] }) },
  'a question that was removed': {
    path: DRAFT,
    server: drafted(),
    act: press('Remove', '.draft-side .os-notice'),
  },
  'a field that somebody else has changed': {
    path: DRAFT,
    server: drafted(),
    async act(app, server) {
      server.drafts.setAs(PEOPLE[1]!, 'draft-1', { [questionPath('a', 'weight')]: 4 }, { isHeard: false })
      const weight = app.find<HTMLSelectElement>(`[data-path="${questionPath('a', 'weight')}"] select`)
      weight.value = '5'
      weight.dispatchEvent(new Event('change', { bubbles: true }))
      await appears(app, '.conflict')
    },
  },
  'what an audit says of itself': { path: `${DRAFT}/about`, server: drafted({}, LONG_WORDS) },
  'no difference': { path: `${DRAFT}/difference`, server: drafted() },
  'a difference': { path: `${DRAFT}/difference`, server: drafted(CHANGED) },
  'a trial': { path: `${DRAFT}/try`, server: drafted({}, LONG_WORDS) },
  'the question before publishing': {
    path: DRAFT,
    server: drafted({ [questionPath('a', 'weight')]: 5 }),
    act: press('Publish', 'dialog'),
  },
  'what keeps a draft from being published': {
    path: DRAFT,
    server: drafted(CHANGED),
    act: press('Publish', '.draft-problems'),
  },
  'the question before a draft is discarded': {
    path: DRAFT,
    server: drafted(),
    act: press('Discard', 'dialog'),
  },
}

describe('the states of the editor of audits', () => {
  const tenant = { ...inLookOf('msix'), code: sampleContext.tenant.code }

  for (const [name, { path, server: make = memoryServer, mayEdit, act }] of Object.entries(STATES))
    it(name, async () => {
      const server = make()
      const app = await openScorecards(
        path,
        server,
        {},
        { tenant, ...(mayEdit !== false && { permissions }) },
      )
      await act?.(app, server)
      await nextFrame()
      const held = [...server.drafts.documents.values()]
      await checkState(app, [LONG, PEOPLE, server.scorecard, held, tenant.name, FROM_LIBRARY])
    })
})
