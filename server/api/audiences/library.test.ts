import assert from 'node:assert/strict'
import { it } from 'node:test'
import { AUDIENCE } from '../../../miniapps/domain/audience/audience-document.ts'
import type { Edition, EditionFacets, EditionLineage } from '../../../miniapps/domain/audience/edition.ts'
import type { Page } from '../../../shell/contract/page.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'
import { addEditions } from './audience-rows-in-tests.ts'

const [COLA, RIVAL] = ['brand-2001', 'brand-2005']

onOneDatabase((database) => {
  const call = callerOf(database)
  const titles = async (query: string) =>
    ((await call('admin', `/audiences/${COLA}?${query}`)).body as Page<Edition>).data.map(
      ({ title }) => title,
    )
  const names = (id: string, part: string) =>
    database()
      .sql.updateTable('document')
      .set({ made_from: [`${AUDIENCE.type}:${part}`] })
      .where('id', '=', id)
      .execute()

  it('[Library 3] tells the size of the edition before', async () => {
    const [id] = await addEditions(database().sql, [{ title: 'Shrunk', version: 2, universe: 380 }])
    const { sql } = database()
    const { document_id: _id, ...now } = await sql
      .selectFrom('audience_edition')
      .selectAll()
      .where('document_id', '=', id!)
      .executeTakeFirstOrThrow()
    await sql
      .insertInto('audience_edition')
      .values({
        ...now,
        document_id: id!,
        expression: JSON.stringify(now.expression),
        version: 1,
        universe: 500,
        is_newest: false,
      })
      .execute()
    const read = async (version: number) =>
      dataOf<Edition>(await call('admin', `/audiences/${COLA}/${id}/${version}`)).before
    assert.deepEqual([await read(1), await read(2)], [null, 500])
  })

  it('counts audiences by the status and scope that they have now', async () => {
    const { sql } = database()
    const [retired, shared, alone] = await addEditions(sql, [
      { title: 'Standing one' },
      { title: 'Standing two' },
      { title: 'Standing three', scope: 'agency' },
    ])
    await sql.updateTable('document').set({ status: 'retired' }).where('id', '=', retired!).execute()
    const json = { scope: 'client' }
    dataOf(await call('admin', `/audiences/${COLA}/${shared}/share`, { method: 'PUT', json }))
    await sql.deleteFrom('audience_share').where('document_id', '=', alone!).execute()
    const facets = dataOf<EditionFacets>(await call('admin', `/audiences/${COLA}/facets?q=standing`))
    const counted = (choices: EditionFacets['status']) => choices.map(({ id, count }) => `${id} ${count}`)
    assert.deepEqual(counted(facets.status), ['published 2', 'retired 1'])
    assert.deepEqual(counted(facets.scope), ['brand 2', 'client 1'])
    await sql.updateTable('document').set({ status: 'deleted' }).where('id', '=', shared!).execute()
    assert.deepEqual((await titles('q=standing')).toSorted(), ['Standing one', 'Standing three'])
  })

  it('is narrowed to sizes', async () => {
    await addEditions(
      database().sql,
      [900, 1100, 1300].map((universe) => ({ title: `Of ${universe}`, tags: ['sized'], universe })),
    )
    assert.deepEqual(await titles('tag=sized&least=1000&most=1200'), ['Of 1100'])
  })

  it('[Library 6] knows what an audience is made of, but for what another client may not see', async () => {
    const [part, whole, all] = await addEditions(database().sql, [
      { title: 'Part', scope: 'agency', client: 'advertiser-901' },
      { title: 'Whole', scope: 'agency' },
      { title: 'All', scope: 'agency' },
    ])
    await names(whole!, part!)
    await names(all!, whole!)
    const lineage = async (brand: string, id: string) => {
      const { madeOf, usedIn } = dataOf<EditionLineage>(
        await call('admin', `/audiences/${brand}/${id}/lineage`),
      )
      const told = (relatives: EditionLineage['madeOf']) =>
        relatives.map(({ title, steps }) => `${title} ${steps}`)
      return [told(madeOf), told(usedIn)]
    }
    assert.deepEqual(await lineage(COLA, all!), [['Whole 1', 'Part 2'], []])
    assert.deepEqual(await lineage(COLA, part!), [[], ['Whole 1', 'All 2']])
    assert.deepEqual(await lineage(RIVAL, all!), [['Whole 1'], []])
    problemOf(await call('admin', `/audiences/${RIVAL}/${part}/lineage`), 404)
  })
})
