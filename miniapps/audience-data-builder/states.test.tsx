import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import { usualStates } from '../kit/document/usual-states-in-tests.ts'
import { crosstabInTests } from './crosstab-in-tests.ts'

const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung '.repeat(2).trim()

describe('the states of crosstabs', () => {
  const tenant = inLookOf('greenhouse')
  const mounted = async (tail: string) => {
    const options = crosstabInTests({ title: LONG }).mounted(tail)
    return mountMiniApp('audience-data-builder', { ...options, context: { ...options.context, tenant } })
  }

  usualStates({
    app: 'audience-data-builder',
    tenant,
    route: { basePath: '/adb' },
    title: 'Crosstabs',
    empty: 'No crosstabs yet',
    tails: ['/crosstab', '/crosstab/one'],
    list: () => mounted('/crosstab'),
  })
})
