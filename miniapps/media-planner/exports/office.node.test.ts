import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { it } from 'node:test'
import { PlanReach } from '../../domain/plans/plan-figures.ts'
import { olvLine, PLAN_CURVES, planInTests, tvLine } from '../../domain/plans/plan-in-tests.ts'
import { isFormula, type Sheet } from '../../kit/exchange/sheet.ts'
import { readXlsx } from '../../kit/exchange/xlsx/read-xlsx.ts'
import { writeXlsx } from '../../kit/exchange/xlsx/write-xlsx.ts'
import { flatSheet } from './flat-sheet.ts'
import { flowchartSheet } from './flowchart-sheet.ts'
import { planReport } from './plan-report.ts'

const skip = spawnSync('soffice', ['--version']).status === 0 ? false : 'LibreOffice is not installed'

const WEEKS = ['2026-03-02', '2026-03-09', '2026-03-16']
/** Odd rates, so that weeks and lines are rounded. */
const PLAN = planInTests(
  [
    tvLine(0, { quantity: null, rate: 24_000_333, weeks: { [WEEKS[0]!]: 3.3, [WEEKS[1]!]: 7.7 } }),
    tvLine(0, {
      quantity: null,
      rate: 11_111_117,
      weeks: { [WEEKS[1]!]: 1.1, [WEEKS[2]!]: 2.3 },
      fees: 1234,
    }),
    olvLine(80, { rate: 7_777_777 }),
  ],
  { 'fees/1/label': 'Agency fee', 'fees/1/amount': 98_765 },
)

const ALWAYS_COMPUTED = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Office.Calc/Formula/Load">
<prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item></oor:items>`

/** Sheets as LibreOffice saves them, with every formula computed anew. */
function computed(sheets: readonly Sheet[]) {
  const folder = mkdtempSync(join(tmpdir(), 'agency-os-plan-'))
  try {
    mkdirSync(join(folder, 'profile/user'), { recursive: true })
    writeFileSync(join(folder, 'profile/user/registrymodifications.xcu'), ALWAYS_COMPUTED)
    writeFileSync(join(folder, 'plan.xlsx'), writeXlsx(sheets))
    const profile = `-env:UserInstallation=file://${folder}/profile`
    const to = ['--convert-to', 'xlsx', '--outdir', join(folder, 'out'), join(folder, 'plan.xlsx')]
    spawnSync('soffice', [profile, '--headless', ...to])
    return readXlsx(new Uint8Array(readFileSync(join(folder, 'out/plan.xlsx')))).map(({ rows }) => rows)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

it('leaves for a spreadsheet that computes every total to the same cents', { skip }, () => {
  const at = new PlanReach().of(PLAN, PLAN_CURVES)
  const report = planReport('Spring', at, (touchpoint) => touchpoint)
  const sheets = [flowchartSheet(report), flatSheet(at.all, at.head, report.weeks)]
  const unknown = (cell: Sheet['rows'][number][number]) => (isFormula(cell) ? { ...cell, value: 0 } : cell)
  const found = computed(
    sheets.map((sheet) => ({ ...sheet, rows: sheet.rows.map((row) => row.map(unknown)) })),
  )
  let formulas = 0
  sheets.forEach(({ rows }, sheet) =>
    rows.forEach((row, line) =>
      row.forEach((cell, column) => {
        if (!isFormula(cell)) return
        formulas += 1
        assert.equal(found[sheet]![line]![column], cell.value, `${sheet} ${line} ${column} ${cell.formula}`)
      }),
    ),
  )
  assert.ok(formulas > 10)
})
