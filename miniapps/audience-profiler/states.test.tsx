import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { pinPath } from '../domain/document/pin.ts'
import { SOURCE } from '../domain/profiles/profile.ts'
import { SAMPLE_FRAME } from '../domain/surveys/sample/frame.ts'
import { editionInTests } from '../kit/audience/source/edition-in-tests.ts'
import { usualStates } from '../kit/document/usual-states-in-tests.ts'
import { profileInTests } from './profile-app-in-tests.ts'

const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung '.repeat(2).trim()
/** The survey's own texts, and signs that are the same in each language. */
const SAME = [
  ...SAMPLE_FRAME.flatMap(({ label, folder, codes }) => [label, folder, ...codes.map((code) => code.label)]),
  ...SAMPLE_FRAME.map(({ folder }) => folder.split('/')[0]!),
  'Survey 2026',
  'United Kingdom',
  'Heavy viewers',
  'ALL',
]

describe('the states of audience profiler', () => {
  const tenant = inLookOf('wavemaker')
  const mounted = async (tail: string, asked: Parameters<typeof profileInTests>[0] = {}) => {
    const { mounted: options } = profileInTests({ ...asked, fields: { title: LONG, ...asked.fields } })
    const own = options(tail)
    return mountMiniApp('audience-profiler', { ...own, context: { ...own.context, tenant } })
  }

  usualStates({
    app: 'audience-profiler',
    tenant,
    route: { basePath: '/brands/brand-1/profiler', params: { brandId: 'brand-1' } },
    title: 'Audience profiler',
    empty: 'No profiles yet',
    tails: ['/', '/one'],
    list: () => mounted('/'),
  })

  it('asks for an audience first', async () => {
    const app = await mounted('/one', { fields: { [pinPath(SOURCE)]: null } })
    await waitUntil(() => app.findAll('.os-state').length === 1)
    await checkState(app, SAME)
  })

  it('tells a portrait, with a newer edition of an audience whose title is long', async () => {
    const editions = [1, 2].map((version) => editionInTests('tv = 1', { version, latest: 2, title: LONG }))
    const app = await mounted('/one', { editions })
    await waitUntil(() => app.findAll('.profile-section svg').length > 3, 'No bars', { timeout: 8000 })
    await waitUntil(() => app.findAll('.newer li').length === 1)
    await checkState(app, SAME)
  })

  it('gives a reason in place of a portrait', async () => {
    const app = await mounted('/one', {
      editions: [editionInTests('tv = 1 AND region = 8 AND age_band = 1')],
    })
    await waitUntil(() => app.findAll('.os-state').length === 1, 'No reason', { timeout: 8000 })
    await checkState(app, SAME)
  })
})
