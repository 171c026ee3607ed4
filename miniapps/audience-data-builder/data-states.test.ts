import { checkState } from '../../test/browser/state/check-state.ts'
import { inLookOf } from '../../test/browser/state/in-look-of.ts'
import type { Body } from '../domain/document/change.ts'
import { targetPath } from '../domain/surveys/draft/weight-scheme.ts'
import type { Frame } from '../domain/surveys/frame.ts'
import { usualStates } from '../kit/document/usual-states-in-tests.ts'
import { mountMiniApp } from '../../test/browser/mount-mini-app.ts'
import { csv, dataInTests, openData, people, press, says, step } from './data-in-tests.ts'

const LONG = 'Zielgruppenübersetzungsverwaltungsvorschriftensammlung '.repeat(2).trim()
/** Names and signs that are the same in each language. */
const SAME = [
  'CSV',
  'Empty',
  'day, ',
  'month, ',
  'year, ',
  'Number field',
  'Excel',
  'SPSS',
  'sex',
  'age',
  'hours',
  'GB',
  '2026-H1',
  '1.5',
  '(en-',
  '(de-',
  '(fr-',
  '(es-',
  '(pt-',
  '(ja-',
  '%',
  'Male',
  'tv',
  'Daily',
  'Weekly',
]
const FIELDS: Body = {
  title: LONG,
  market: 'GB',
  wave: '2026-H1',
  universe: 53_000,
  'variables/sex/label': LONG,
  'codes/sex/1': LONG,
  'nets/n1/of': 'sex',
  'nets/n1/label': LONG,
  'nets/n1/codes': [1, 2],
  'derived/d1/name': 'kind',
  'derived/d1/answers': `${LONG}: sex = 1`,
  'schemes/main/margins/1': 'sex',
  [targetPath('main', '1', 1)]: 10,
  [targetPath('main', '1', 2)]: 90,
  'schemes/main/cap': 1.2,
}

describe('the states of the data builder', () => {
  const tenant = inLookOf('wavemaker')
  const file = () => people('sex,age', [30, '1,1'], [20, '1,2'], [20, '2,1'], [30, '2,2'])
  const opened = (fields: Body, given: File, frame?: Frame) =>
    openData({ fields, context: { tenant }, ...(frame && { frame }) }, given)

  usualStates({
    app: 'audience-data-builder',
    tenant,
    route: { basePath: '/adb' },
    title: 'Data',
    empty: 'No datasets in preparation',
    tails: ['/', '/data/one'],
    list: () => {
      const { options } = dataInTests({ tail: '/', fields: FIELDS, context: { tenant } })
      return mountMiniApp('audience-data-builder', options)
    },
    data: SAME,
  })

  it('shows a file with cells that are no numbers', async () => {
    const { app } = await opened(
      { title: LONG, locale: 'en-GB' },
      csv('hours;sex', '1.5;1', '"1,2";2', '2.5;1'),
    )
    await says(app, '1,2')
    await checkState(app, [...SAME, '1,2', 'answers.csv'])
  })

  it('shows a variable with its answers, a net and a derived one', async () => {
    const { app } = await opened(FIELDS, file())
    await step(app, 'Variables')
    await press(app, 'sex')
    await says(app, '100')
    await checkState(app, SAME)
  })

  it('shows what weighting does', async () => {
    const { app } = await opened(FIELDS, file())
    await step(app, 'Weights')
    await press(app, 'Compute weights')
    await says(app, 'The cap keeps')
    await checkState(app, SAME)
  })

  it('shows several weight schemes', async () => {
    const { app } = await opened({ ...FIELDS, 'schemes/s1/label': 'Households' }, file())
    await step(app, 'Weights')
    await press(app, 'Households')
    await checkState(app, SAME)
  })

  it('shows what is found, and what publishing wants', async () => {
    const { app } = await opened(FIELDS, file())
    await step(app, 'Quality')
    await says(app, 'labels')
    await checkState(app, SAME)
    await step(app, 'Publish')
    await says(app, '100')
    await checkState(app, SAME)
  })

  it('shows a further wave beside the earlier ones', async () => {
    const codes = [
      { code: 1, label: 'Daily' },
      { code: 2, label: 'Weekly' },
    ]
    const frame: Frame = [{ name: 'tv', label: 'tv', type: 'single', folder: '', codes }]
    const fields = { ...FIELDS, dataset: 'survey', 'codes/tv/1': 'Daily', 'codes/tv/2': LONG }
    const { app } = await opened(fields, csv('tv', '1', '2', '1'), frame)
    await step(app, 'Frames')
    await says(app, 'Weekly')
    await checkState(app, [...SAME, 'Survey'])
  })
})
