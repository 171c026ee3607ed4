import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { usualStates } from '../kit/document/usual-states-in-tests.ts'
import { audienceInTests, button, rule, size, write } from './audience-app-in-tests.ts'

const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung '.repeat(2).trim()
/** Words of the expression’s own language, and what is the same in each. */
const SAME = [
  'United Kingdom',
  'United States',
  '(000)',
  'Number field',
  'Empty',
  'JSON',
  '1 column',
  '2026-H1',
  '2025-H2',
  'Ctrl+Enter',
  '.json,.txt',
  '200 kB',
  'Media',
  'Brands',
  'Television viewing',
  'Heavy',
  'Women',
  'Sex',
  'Age',
  'Men',
  'News',
  'Programmes watched on television',
  ' and ',
  ' or ',
]

describe('the states of audience builder', () => {
  const tenant = inLookOf('mediacom')
  const mounted = async (tail: string, ...asked: Parameters<typeof audienceInTests>) => {
    const [text, more] = asked
    const options = audienceInTests(text, {
      ...more,
      fields: { title: LONG, notes: LONG, ...more?.fields },
    }).mounted(tail)
    return mountMiniApp('audience-builder', { ...options, context: { ...options.context, tenant } })
  }

  usualStates({
    app: 'audience-builder',
    tenant,
    route: { basePath: '/brands/brand-1/audience-builder', params: { brandId: 'brand-1' } },
    title: 'Audience builder',
    empty: 'No audiences yet',
    tails: ['/', '/one'],
    list: () => mounted('/'),
    data: SAME,
  })

  it('asks for rules first', async () => {
    const app = await mounted('/one')
    await waitUntil(() => size(app) > 0)
    await checkState(app, SAME)
  })

  it('shows rules with what is the matter with them, one of them open, and a mistake in the text', async () => {
    const app = await mounted(
      '/one',
      'sex = 2 AND sex IN (1, 2) AND NOT tv_genres = 1 AND (tv = 1 OR age >= 30)',
      {
        fields: { 'nodes/loose/op': 'in', 'nodes/loose/variable': 'sex', 'nodes/loose/parent': 'gone' },
      },
    )
    await waitUntil(() => app.findAll('.builder-funnel tbody tr').length === 4)
    await waitUntil(() => app.findAll('.not-asked li').length === 1)
    rule(app, 'Television viewing is Heavy').click()
    await waitUntil(() => app.findAll('.rule-editor').length === 1)
    await checkState(app, SAME)
    write(app, 'tv = 1 AND colour = 3')
    await waitUntil(() => app.findAll('.fault-place').length === 1)
    await checkState(app, [...SAME, 'tv', 'AND', 'colour'])
  })

  it('shows suggestions', async () => {
    const app = await mounted('/one', 'tv = 1')
    await waitUntil(() => size(app) > 0)
    button(app, 'Suggest rules')!.click()
    await waitUntil(() => app.findAll('.suggestions li').length > 0)
    await checkState(app, SAME)
  })

  it('brings rules in', async () => {
    const app = await mounted('/one', 'tv = 1')
    await waitUntil(() => size(app) > 0)
    button(app, 'Import rules')!.click()
    await waitUntil(() => app.findAll('dialog textarea').length === 1)
    await checkState(app, SAME)
  })

  it('is read where it is published', async () => {
    const app = await mounted('/one', 'tv = 1 AND (sex = 2 OR age >= 30)', { status: 'published' })
    await waitUntil(() => size(app) > 0)
    await checkState(app, SAME)
  })
})
