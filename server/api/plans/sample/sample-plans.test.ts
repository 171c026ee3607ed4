import assert from 'node:assert/strict'
import { it } from 'node:test'
import { planFindings } from '../../../../miniapps/domain/plans/plan-findings.ts'
import { feesOf, headOf } from '../../../../miniapps/domain/plans/plan-head.ts'
import { linesOf } from '../../../../miniapps/domain/plans/plan-line.ts'
import { totalsOf } from '../../../../miniapps/domain/plans/plan-totals.ts'
import type { DocumentRow, StoredDocument } from '../../../../miniapps/domain/document/wire.ts'
import { onOneDatabase } from '../../../db/on-each-database-in-tests.ts'
import { ACME_BRANDS } from '../../../world/planning/clients.ts'
import { callerOf, dataOf } from '../../kit/caller-in-tests.ts'

onOneDatabase((database) => {
  const call = callerOf(database)
  const planOf = async (id: string) => {
    const { fields, rows } = dataOf<StoredDocument & { rows: Record<string, never> }>(
      await call('planner', `/documents/plan/${id}`),
    )
    const body = {
      ...Object.fromEntries(Object.entries(fields).map(([path, { value }]) => [path, value])),
      ...rows,
    }
    return { head: headOf(body), lines: linesOf(body) }
  }

  it('has plans of every size, each with the money of its budget to the minor unit', async () => {
    const all = dataOf<DocumentRow[]>(await call('planner', `/documents/plan?place=${ACME_BRANDS[0]!.id}`))
    const rows = all.filter(({ id }) => id.startsWith('plan-')) // those of uploads come beside them
    const sizes = rows.map(({ columns }) => Number(columns['lines'])).toSorted((one, two) => one - two)
    assert.deepEqual(sizes, [20, 25, 40, 60, 80, 120, 500, 5000])
    const approvedOnce = rows.filter(({ id }) => /newyear|spring|summer/.test(id))
    for (const { columns } of approvedOnce) assert.equal(columns['total'], columns['budget'])
    const { head, lines } = await planOf('plan-brand-2001-years')
    assert.equal(totalsOf(lines, head.currency).total + feesOf(head), head.budget)
  })

  it('has a flight past its campaign and a net rate booked as gross, each found and nothing else', async () => {
    const found = async (name: string) => {
      const { head, lines } = await planOf(`plan-brand-2001-${name}`)
      return planFindings(head, lines)
    }
    assert.deepEqual(
      (await found('school')).filter(({ code }) => code !== 'over-budget').map(({ code }) => code),
      ['flight-outside'],
    )
    assert.deepEqual(
      (await found('autumn')).filter(({ code }) => code !== 'over-budget').map(({ code }) => code),
      ['net-or-gross'],
    )
    assert.deepEqual(await found('spring'), [])
  })
})
