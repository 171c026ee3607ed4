import { expect } from '@open-wc/testing'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { waitUntil } from '../../test/browser/wait-until.ts'
import { usualStates } from '../kit/document/usual-states-in-tests.ts'
import { blankInTests } from './blank-in-tests.ts'

const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung '.repeat(2)

describe('the states of blank', () => {
  const tenant = inLookOf('greenhouse')
  const mounted = async (tail: string, fields: Record<string, string> = {}, status = 'draft') => {
    const { documents, mounted: given } = blankInTests()
    documents.add('one', { title: LONG, notes: LONG, ...fields }, { place: 'brand-1', status })
    const options = given(tail)
    return mountMiniApp('blank', { ...options, context: { ...options.context, tenant } })
  }

  usualStates({
    app: 'blank',
    tenant,
    title: 'Sample',
    empty: 'Nothing here yet',
    list: () => mounted('/'),
  })

  for (const status of ['draft', 'submitted'])
    it(`shows a document: ${status}`, async () => {
      const app = await mounted('/one', {}, status)
      await waitUntil(() => app.findAll('[data-path=notes]').length === 1)
      await checkState(app, ['day, ', 'month, ', 'year, ', 'Number field', 'Empty'])
    })

  it('says where a document is gone, and leads back', async () => {
    const app = await mounted('/two')
    await waitUntil(() => app.findAll('.os-state a').length === 1)
    expect(app.find('.os-state a').getAttribute('href')).to.equal('/blank')
    await checkState(app)
  })
})
