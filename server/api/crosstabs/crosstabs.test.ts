import assert from 'node:assert/strict'
import { it } from 'node:test'
import { CROSSTAB } from '../../../miniapps/domain/crosstab/crosstab-document.ts'
import { readLines } from '../../../miniapps/domain/crosstab/read-lines.ts'
import { letterGroups } from '../../../miniapps/domain/crosstab/table-asked.ts'
import type { DocumentRow, StoredDocument } from '../../../miniapps/domain/document/wire.ts'
import { SAMPLE_FRAME } from '../../../miniapps/domain/surveys/sample/frame.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { ACME_BRANDS } from '../../world/planning/clients.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'

const PATH = `/documents/${CROSSTAB.type}`

onOneDatabase((database) => {
  const call = callerOf(database)

  it('has a table of the brand that its people find in the list, and nobody else', async () => {
    const rows = dataOf<DocumentRow[]>(await call('planner', `${PATH}?place=${ACME_BRANDS[0]!.id}`))
    const found = rows.map(({ title, columns }) => [title, columns['rows'], columns['columns']])
    assert.deepEqual(found, [['Acme by age and sex', 9, 6]])
    problemOf(await call('other-agency', `${PATH}/${rows[0]!.id}`), 404)
  })

  it('counts answers that the survey has, by columns that letters compare', async () => {
    const { fields } = dataOf<StoredDocument>(await call('planner', `${PATH}/crosstab-acme`))
    const body = Object.fromEntries(Object.entries(fields).map(([path, { value }]) => [path, value]))
    const [rows, columns] = [readLines(body, 'rows', SAMPLE_FRAME), readLines(body, 'columns', SAMPLE_FRAME)]
    assert.deepEqual([...rows.faulty, ...columns.faulty], [])
    assert.deepEqual(letterGroups(columns.lines, SAMPLE_FRAME), [[0, 1, 2, 3, 4, 5]])
  })
})
