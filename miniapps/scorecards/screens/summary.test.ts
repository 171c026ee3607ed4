import { expect } from '@open-wc/testing'
import { mountMiniApp } from '../../../test/browser/mount-mini-app.ts'
import { loaded, routeTo } from '../../../test/browser/open-scorecards.ts'
import { waitUntil } from '../../../test/browser/wait-until.ts'
import { exampleResult } from '../memory-server-in-tests.ts'
import type { ScorecardOverview } from '../../domain/scorecards/scorecard.ts'
import { readXlsx } from '../../kit/exchange/xlsx/read-xlsx.ts'

const AUDIT: ScorecardOverview = {
  id: 'site-app',
  title: 'Site; app',
  purpose: '',
  minutes: 30,
  weight: 1,
  last: exampleResult({ coverage: 0.7 }),
  unknown: 0,
  notApplicableShare: 0,
  questions: 10,
  answered: 7,
  coverage: 0.7,
  score: 51.5625,
  status: 'open',
  updatedAt: '2026-03-03T13:02:00.000Z',
  updatedBy: '=Ada',
}
const BARE = {
  ...AUDIT,
  id: 'ppc',
  title: 'PPC',
  questions: 0,
  coverage: 0,
  score: null,
  last: null,
  updatedAt: null,
  updatedBy: null,
}

/** Presses a button and gives what the browser is handed to save. */
async function downloaded(label: string, audits: readonly ScorecardOverview[] = [AUDIT, BARE]) {
  const app = await mountMiniApp('scorecards', {
    route: routeTo('/summary'),
    context: { displaySettings: { displayLanguage: 'en-US', dateLocale: 'de-de', numberLocale: 'de-de' } },
    portal: { fetch: async () => Response.json({ data: audits }) },
  })
  await loaded(app)
  const { createObjectURL } = URL
  const { click } = HTMLAnchorElement.prototype
  const files: Blob[] = []
  const names: string[] = []
  URL.createObjectURL = (file: Blob) => (files.push(file), createObjectURL(file))
  HTMLAnchorElement.prototype.click = function saveNothing(this: HTMLAnchorElement) {
    names.push(this.download)
  }
  try {
    app.find(`button[aria-label="${label}"]`).click()
    await waitUntil(() => names.length === 1)
  } finally {
    URL.createObjectURL = createObjectURL
    HTMLAnchorElement.prototype.click = click
  }
  return { file: files[0]!, name: names[0]! }
}

describe('the summary', () => {
  it('is taken along as CSV, as the person’s spreadsheet reads it', async () => {
    const { file, name } = await downloaded('Download as CSV')
    expect(name).to.match(/ scorecards \d{4}-\d\d-\d\d\.csv$/)
    expect((await file.text()).replace('\ufeff', '').split('\r\n')).to.deep.equal([
      'Audit;Score;Level;Provisional;Coverage;In overall;Last change;Changed by',
      '"Site; app";51,5625;Connected;Yes;0,7;Yes;2026-03-03T13:02:00;\'=Ada',
      'PPC;;;No;;No;;',
    ])
  })

  it('is taken along as a workbook', async () => {
    const { file, name } = await downloaded('Download as Excel workbook')
    expect(name).to.match(/\.xlsx$/)
    const [sheet] = readXlsx(new Uint8Array(await file.arrayBuffer()))
    expect(sheet!.name).to.equal('Summary')
    expect(sheet!.rows[1]).to.deep.equal([
      'Site; app',
      51.5625,
      'Connected',
      'Yes',
      0.7,
      'Yes',
      new Date('2026-03-03T13:02:00.000Z'),
      '=Ada',
    ])
  })
})
