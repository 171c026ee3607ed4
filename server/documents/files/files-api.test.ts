import assert from 'node:assert/strict'
import { it } from 'node:test'
import { MAX_FILE_BYTES, UNUSED_FILE_LIFE_MS } from '../../../miniapps/domain/document/limits.ts'
import { NOTE } from '../../../miniapps/domain/document/note-in-tests.ts'
import type { StoredDocument } from '../../../miniapps/domain/document/wire.ts'
import { callerOf, dataOf, problemOf } from '../../api/kit/caller-in-tests.ts'
import { documentKind } from '../../api/kit/document-kind.ts'
import { onEachDatabase } from '../../db/on-each-database-in-tests.ts'
import { fileStores } from '../../files/file-stores.ts'
import { sweepFiles } from './sweep-files.ts'

const [BRAND, NOTES] = ['brand-0001', '/documents/note']
const KIND = documentKind({ definition: NOTE, facts: async () => ({ minutes: 5 }) })
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const DAY = UNUSED_FILE_LIFE_MS

function picture(bytes = 1000): Uint8Array<ArrayBuffer> {
  const all = Uint8Array.from({ length: bytes }, (_, at) => at % 251)
  all.set(PNG)
  return all
}

let made = 0
const random = () => `files-random-${++made}`

onEachDatabase((database) => {
  const call = callerOf(database, [KIND])

  const create = async () => {
    const id = random()
    const json = { id, place: BRAND, fields: { topic: id } }
    return dataOf<StoredDocument>(await call('planner', NOTES, { method: 'POST', json }), 201).id
  }

  interface Sent {
    id?: string
    name?: string
    type?: string
    body?: BodyInit
    field?: string
    who?: string
  }
  const send = async (note: string, { id = random(), ...sent }: Sent = {}) => {
    const { name = 'a.png', type = 'image/png', body = picture(), field = 'files', who = 'planner' } = sent
    const query = new URLSearchParams({ path: `answers/q1/${field}/${id}`, name })
    const options = { method: 'POST', body, headers: { 'content-type': type } }
    return { id, answer: await call(who, `${NOTES}/${note}/files?${query}`, options) }
  }
  const get = (note: string, id: string, who = 'planner', headers = {}) =>
    call.raw(who, `${NOTES}/${note}/files/${id}`, headers)
  const name = async (note: string, file: string, value: object | null, base: object | null = null) => {
    const json = { changes: [{ id: random(), path: `answers/q1/files/${file}`, base, value }] }
    dataOf(await call('planner', `${NOTES}/${note}`, { method: 'PATCH', json }))
  }

  it('keeps a file and gives it back byte by byte, with headers that make it harmless', async () => {
    const note = await create()
    const whole = picture(700_000)
    const { id, answer } = await send(note, { body: whole, name: 'Übersicht (1).png' })
    assert.deepEqual(dataOf(answer, 201), {
      id,
      name: 'Übersicht (1).png',
      type: 'image/png',
      bytes: 700_000,
    })
    const response = await get(note, id)
    assert.deepEqual(new Uint8Array(await response.arrayBuffer()), whole)
    const { 'content-type': type, ...headers } = Object.fromEntries(response.headers)
    assert.equal(type, 'image/png')
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['content-security-policy'], "sandbox; default-src 'none'")
    assert.equal(headers['cross-origin-resource-policy'], 'same-origin')
    assert.equal(headers['cache-control'], 'private, no-cache')
    assert.equal(
      headers['content-disposition'],
      `inline; filename="_bersicht (1).png"; filename*=UTF-8''%C3%9Cbersicht%20%281%29.png`,
    )
    const again = await get(note, id, 'planner', { 'if-none-match': response.headers.get('etag')! })
    assert.deepEqual([again.status, await again.text()], [304, ''])
  })

  it('gives a PDF to be saved', async () => {
    const note = await create()
    const { id } = await send(note, { body: '%PDF-1.7 …', type: 'application/pdf', name: 'a.pdf' })
    const { headers } = await get(note, id)
    assert.match(headers.get('content-disposition')!, /^attachment;/)
  })

  it('gives tables and Office files to be saved, never shown', async () => {
    const note = await create()
    const office = 'application/vnd.openxmlformats-officedocument'
    const archive = (folder: string) => `PK\x03\x04${' '.repeat(26)}${folder}/main.xml`
    for (const [type, name, body] of [
      [`${office}.spreadsheetml.sheet`, 'a.xlsx', archive('xl')],
      [`${office}.presentationml.presentation`, 'a.pptx', archive('ppt')],
      [`${office}.wordprocessingml.document`, 'a.docx', archive('word')],
      ['text/csv', 'a.csv', '<script>alert(1)</script>;2'],
      ['application/x-spss-sav', 'a.sav', '$FL2@(#) SPSS DATA FILE'],
    ] as const) {
      const { id, answer } = await send(note, { type, name, body })
      dataOf(answer, 201)
      const { headers } = await get(note, id)
      assert.match(headers.get('content-disposition')!, /^attachment;/)
      assert.deepEqual(
        ['content-type', 'x-content-type-options', 'content-security-policy'].map((each) =>
          headers.get(each),
        ),
        [type, 'nosniff', "sandbox; default-src 'none'"],
      )
    }
  })

  it('takes the same call again, and no other file under its id', async () => {
    const note = await create()
    const { id } = await send(note)
    assert.equal((await send(note, { id })).answer.status, 201)
    assert.equal(problemOf((await send(note, { id, body: picture(2000) })).answer, 409).code, 'file-id-taken')
    assert.equal(problemOf((await send(await create(), { id })).answer, 409).code, 'file-id-taken')
  })

  it('refuses what is not what it says, and what could run', async () => {
    const note = await create()
    const code = async (sent: Sent, status: number) => problemOf((await send(note, sent)).answer, status).code
    assert.equal(await code({ type: 'image/jpeg', name: 'a.jpg' }, 415), 'file-not-of-its-kind')
    const svg = { type: 'image/svg+xml', name: 'a.svg', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }
    assert.equal(await code(svg, 415), 'file-not-taken')
    assert.equal(await code({ body: '<!doctype html><script>alert(1)</script>' }, 415), 'file-not-taken')
    assert.equal(await code({ body: '' }, 415), 'file-not-taken')
    assert.equal(await code({ name: 'a.html' }, 400), 'file-name-not-valid')
    assert.equal(await code({ name: '../a.png' }, 400), 'file-name-not-valid')
    assert.equal(await code({ name: 'a\r\nx: y.png' }, 400), 'file-name-not-valid')
    assert.equal(await code({ field: 'evidence' }, 400), 'file-field-unknown')
    assert.equal(await code({ id: 'short' }, 400), 'query-not-valid')
  })

  it('takes 10 MB and not a byte more, announced or not', async () => {
    const note = await create()
    assert.equal((await send(note, { body: picture(MAX_FILE_BYTES) })).answer.status, 201)
    const streamed = new Blob([picture(MAX_FILE_BYTES + 1)]).stream()
    for (const body of [picture(MAX_FILE_BYTES + 1), streamed])
      assert.equal(problemOf((await send(note, { body })).answer, 413).code, 'file-too-large')
  })

  it('keeps at most 200 MB for a document', async () => {
    const note = await create()
    const { id } = await send(note)
    await database()
      .sql.updateTable('document_file')
      .set({ bytes: 200 * 2 ** 20 })
      .where('id', '=', id)
      .execute()
    assert.equal(problemOf((await send(note)).answer, 413).code, 'files-too-large')
  })

  it('hides files from those to whom the document is closed, and takes none for one that is finished', async () => {
    const note = await create()
    const { id } = await send(note)
    assert.equal((await get(note, id, 'no-workspaces')).status, 404)
    assert.equal((await get(note, 'files-unknown')).status, 404)
    const json = { id: random(), action: 'close' }
    await name(note, id, { name: 'a.png', type: 'image/png', bytes: 1000 })
    const titled = { changes: [{ id: random(), path: 'title', base: null, value: 'x' }] }
    dataOf(await call('planner', `${NOTES}/${note}`, { method: 'PATCH', json: titled }))
    dataOf(await call('planner', `${NOTES}/${note}/actions`, { method: 'POST', json }))
    assert.equal(problemOf((await send(note)).answer, 409).code, 'document-status')
    assert.equal((await get(note, id)).status, 200)
  })

  it('gives it to another document of the same brand, as to the audit of the next quarter', async () => {
    const { id } = await send(await create())
    assert.equal((await get(await create(), id)).status, 200)
  })

  it('sweeps what a document needs for a while alone, though it is named', async () => {
    const [note, { sql }] = [await create(), database()]
    const { id } = await send(note)
    await name(note, id, { name: 'a.png', type: 'image/png', bytes: 1000 })
    const fields = {
      ...NOTE.fields,
      'answers/*/files/*': { ...NOTE.fields['answers/*/files/*']!, lifeMs: 30 * DAY },
    }
    const short = [{ ...KIND, definition: { ...KIND.definition, fields } }]
    const swept = async (days: number) => {
      await sweepFiles(sql, fileStores(sql), new Date(Date.now() + days * DAY), short)
      const { status, body } = await get(note, id)
      await body?.cancel()
      return status
    }
    assert.deepEqual([await swept(29), await swept(31)], [200, 404])
  })

  it('sweeps what nothing has named for a day, and what was named again stays', async () => {
    const [note, { sql }] = [await create(), database()]
    const stores = fileStores(sql)
    const [used, never, brought] = [await send(note), await send(note), await send(note)]
    const value = { name: 'a.png', type: 'image/png', bytes: 1000 }
    await name(note, used.id, value)
    const later = await create()
    await name(later, brought.id, value)
    const sweepAt = (ms: number) => sweepFiles(sql, stores, new Date(Date.now() + ms))
    const statuses = () =>
      Promise.all(
        [used, never, brought].map(async ({ id }) => {
          const { status, body } = await get(note, id)
          await body?.cancel()
          return status
        }),
      )
    await sweepAt(0)
    assert.deepEqual(await statuses(), [200, 200, 200])
    await sweepAt(DAY + 1000)
    assert.deepEqual(await statuses(), [200, 404, 200])
    await name(note, used.id, null, value)
    await sweepAt(2 * DAY)
    await name(note, used.id, value)
    await sweepAt(4 * DAY)
    assert.deepEqual(await statuses(), [200, 404, 200])
    await name(note, used.id, null, value)
    await sweepAt(4 * DAY)
    await sweepAt(6 * DAY)
    assert.deepEqual(await statuses(), [404, 404, 200])
    const left = await sql.selectFrom('file_piece').select('file_id').where('file_id', '=', used.id).execute()
    assert.deepEqual(left, [])
  })

  it('tries again with the next sweep where the store was away, and removes the others', async (test) => {
    const logged = test.mock.method(console, 'error', () => undefined)
    const [note, { sql }] = [await create(), database()]
    const [{ id }, other] = [await send(note), await send(note)]
    const stores = fileStores(sql)
    const away = async (file: string) => {
      if (file === id) throw new Error('away')
      await stores.current.remove(file)
    }
    const broken = { ...stores, of: () => ({ ...stores.current, remove: away }) }
    const left = async () => {
      const rows = sql.selectFrom('file_piece').select('file_id').where('file_id', 'in', [id, other.id])
      return (await rows.execute()).map(({ file_id }) => file_id)
    }
    const later = new Date(Date.now() + 2 * DAY)
    await sweepFiles(sql, broken, later)
    assert.deepEqual([await left(), logged.mock.callCount()], [[id], 1])
    await sweepFiles(sql, stores, later)
    assert.deepEqual(await left(), [])
  })
})
