import assert from 'node:assert/strict'
import { it } from 'node:test'
import type { AssignmentLine, GroupLine } from '../../../../miniapps/domain/access/wire-grants.ts'
import type { Page } from '../../../../shell/contract/page.ts'
import { onOneDatabase } from '../../../db/on-each-database-in-tests.ts'
import { accessOf } from '../access-in-tests.ts'

onOneDatabase((database) => {
  const { answer } = accessOf(database)

  it('shows a group of each kind, a role that ends and one that has ended', async () => {
    const { data: groups } = await answer<Page<GroupLine>>('GET', '/groups?agency=msix')
    assert.deepEqual(
      groups.map(({ name, source, members }) => [name, source, members > 0]),
      [
        ['Account leads', 'portal', true],
        ['German speakers', 'portal', true],
        ['Pitch team', 'portal', true],
        ['Planners', 'claims', false],
        ['Planning team', 'portal', true],
      ],
    )
    const { data: given } = await answer<Page<AssignmentLine>>('GET', '/assignments?agency=msix')
    assert.deepEqual(given.map(({ expiresAt, isExpired }) => [expiresAt !== null, isExpired]).toSorted(), [
      [false, false],
      [false, false],
      [false, false],
      [true, false],
      [true, true],
    ])
  })
})
