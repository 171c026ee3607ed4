import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import { NOTE } from '../../../miniapps/domain/document/note-in-tests.ts'
import { NOUNS } from '../../apis.ts'
import { inOrder } from '../../db/in-order.ts'
import { onOneDatabase } from '../../db/on-each-database-in-tests.ts'
import { addSampleDocuments } from '../../documents/add-sample-documents.ts'
import { sampleWorld } from '../../world/sample-world.ts'
import { callerOf } from './caller-in-tests.ts'
import { documentKind } from './document-kind.ts'
import { documentsAlone } from './documents-alone.ts'

const facts = { minutes: 5 }

const notes = documentsAlone({
  noun: 'notes',
  documents: [documentKind({ definition: NOTE, facts: async () => facts })],
  addSample: async (sql, { organisations, staff }) => {
    const [{ agencyCode, brands } = assert.fail('nobody is there')] = organisations
    const by = staff.find(({ agencies }) => agencies.includes(agencyCode))!.person.id
    const steps = [{ at: 0, by, set: { topic: 'Spring' } }]
    await addSampleDocuments(sql, NOTE, [{ id: 'note-0001', place: brands[0]!.id, facts, steps }])
  },
})

onOneDatabase((database) => {
  const call = callerOf(database, notes.documents, [notes])
  before(() => notes.addSample!(database().sql, sampleWorld()))

  it('needs one line to be asked for, and its sample stands behind all that it names', async () => {
    const order = inOrder([notes, ...NOUNS]).map(({ noun }) => noun)
    assert.ok(order.indexOf('notes') > order.indexOf('documents'))
    const { data } = (await call('planner', '/documents/note')).body as { data: { title: string }[] }
    assert.deepEqual(
      data.map(({ title }) => title),
      ['Spring'],
    )
    assert.equal((await call('planner', '/notes')).status, 404)
  })
})
