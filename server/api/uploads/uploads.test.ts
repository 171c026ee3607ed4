import assert from 'node:assert/strict'
import { before, it } from 'node:test'
import type { Json } from '../../../miniapps/domain/document/json.ts'
import type { DocumentRow, StoredDocument } from '../../../miniapps/domain/document/wire.ts'
import type { StagedValues } from '../../../miniapps/domain/uploads/stage-lines.ts'
import type { UploadInput } from '../../../miniapps/domain/uploads/upload-input.ts'
import type { HeldOfVendor, Imported, UploadLine } from '../../../miniapps/domain/uploads/wire.ts'
import { onEachDatabase } from '../../db/on-each-database-in-tests.ts'
import { ACME_BRANDS, RIVAL_BRANDS } from '../../world/planning/clients.ts'
import { callerOf, dataOf, problemOf } from '../kit/caller-in-tests.ts'

const OWN = ACME_BRANDS[0]!.id
const SISTER = ACME_BRANDS[1]!.id
const FOREIGN = RIVAL_BRANDS[0]!.id

const LINES: readonly StagedValues[] = [
  {
    property: 'Sky One',
    touchpoint: 'TV',
    start: '2026-03-02',
    end: '2026-03-29',
    rateType: 'cpm',
    rate: 120_000,
    quantity: 100_000,
    net: 120_000,
  },
  { property: 'Sky News', start: '2026-03-09', end: '2026-04-05', net: 9_999_999 },
]

const inputOf = (more: Partial<UploadInput> = {}, lines = LINES): UploadInput => ({
  id: crypto.randomUUID(),
  vendor: 'Sky',
  file: { name: 'sky.xlsx', hash: 'a'.repeat(64), sheet: 'Plan' },
  locale: 'en-GB',
  currency: 'GBP',
  columns: { Site: 'property', Colour: '' },
  touchpoints: {},
  market: 'GB',
  unit: 'Impressions',
  rateType: null,
  plan: null,
  lines: lines as UploadInput['lines'],
  leftOut: 2,
  net: 10_119_999,
  difference: 1,
  remove: [],
  ...more,
})

onEachDatabase((database) => {
  const call = callerOf(database)
  const post = (input: UploadInput, who = 'planner', brand = OWN) =>
    call(who, `/uploads/${brand}`, { method: 'POST', json: input })
  const imported = async (input: UploadInput) => dataOf<Imported>(await post(input), input.plan ? 200 : 201)
  const held = async (vendor: string, brand = OWN) =>
    dataOf<HeldOfVendor>(await call('planner', `/uploads/${brand}/held?vendor=${vendor}`))
  const planOf = async (id: string) =>
    dataOf<StoredDocument & { rows: Record<string, object> }>(await call('planner', `/documents/plan/${id}`))
  const rowsOf = async (id: string) => Object.values((await planOf(id)).rows) as Record<string, unknown>[]
  const withLine = (place: number, more: Partial<StagedValues>) =>
    LINES.map((line, at) => (at === place ? { ...line, ...more } : line))
  before(() =>
    database()
      .run(`update permission_record set permissions = permissions || '{MxmzMediaPlansUploaderAppAccess}'
      where account_id = 'az-agency-choreograph' and person_id in ('person-planner', 'person-admin', 'person-no-workspaces')`),
  )

  it('has a sample of three vendors’ files in each brand of one client, whose plans cost what they say', async () => {
    const uploads = dataOf<UploadLine[]>(await call('planner', `/uploads/${OWN}`))
    assert.ok(uploads.length >= 3 && uploads.every(({ vendor }) => !vendor.startsWith('RIVALIS')))
    for (const { plan, net } of uploads) {
      const { columns } = dataOf<DocumentRow[]>(
        await call('planner', `/documents/plan?place=${OWN}&limit=200`),
      ).find(({ id }) => id === plan!.id)!
      assert.equal(columns['net'], net)
    }
  })

  it('becomes a plan draft whose lines cost what the file says', async () => {
    const { plan, inserted } = await imported(inputOf({ vendor: 'One' }))
    assert.deepEqual([plan.status, plan.title, inserted], ['draft', 'One: sky', 2])
    const rows = await rowsOf(plan.id)
    assert.deepEqual(
      rows.map(({ property, rateType, rate, quantity, place }) => [
        property,
        rateType,
        rate,
        quantity,
        place,
      ]),
      [
        ['Sky One', 'cpm', 120_000, 100_000, 1],
        ['Sky News', 'flat', 999_999_900, undefined, 2],
      ],
    )
    const { fields } = await planOf(plan.id)
    assert.deepEqual(
      [fields['start']!.value, fields['end']!.value, fields['currency']!.value],
      ['2026-03-02', '2026-04-05', 'GBP'],
    )
  })

  it('is one plan, however often the same call is sent', async () => {
    const input = inputOf({ vendor: 'Twice' })
    const { plan } = await imported(input)
    assert.equal(dataOf<Imported>(await post(input)).plan.id, plan.id)
    const lines = dataOf<UploadLine[]>(await call('planner', `/uploads/${OWN}`))
    assert.equal(lines.filter(({ vendor }) => vendor === 'Twice').length, 1)
  })

  it('[Plans uploader 5] changes nothing with the same lines, and one cell with one changed cell', async () => {
    const { plan } = await imported(inputOf({ vendor: 'Again' }))
    const { version } = await planOf(plan.id)
    const same = await imported(inputOf({ vendor: 'Again', plan: plan.id }))
    assert.deepEqual([same.inserted, same.updated, same.missing], [0, 0, 0])
    assert.equal((await planOf(plan.id)).version, version)
    const other = await imported(inputOf({ vendor: 'Again', plan: plan.id }, withLine(1, { net: 5000 })))
    assert.deepEqual([other.inserted, other.updated, other.missing], [0, 1, 0])
    assert.deepEqual(
      (await rowsOf(plan.id)).map(({ rate }) => rate),
      [120_000, 500_000],
    )
    const history = await database()
      .sql.selectFrom('document_change')
      .select('path')
      .where('document_id', '=', plan.id)
      .where('version', '>', version)
      .execute()
    assert.deepEqual(
      history.map(({ path }) => path.split('/').at(-1)),
      ['rate'],
    )
  })

  it('lists lines that are missing, and removes those alone that a person says', async () => {
    const { plan } = await imported(inputOf({ vendor: 'Gone' }))
    const first = inputOf({ vendor: 'Gone', plan: plan.id }, [
      LINES[0]!,
      { ...LINES[1]!, property: 'New', start: '2026-05-01', end: '2026-05-02' },
    ])
    const kept = await imported(first)
    assert.deepEqual([kept.inserted, kept.missing, kept.removed], [1, 1, 0])
    assert.equal((await rowsOf(plan.id)).length, 3)
    const { held: now } = await held('gone')
    const gone = now!.lines.find(({ values }) => values.property === 'Sky News')!.id
    const removed = await imported({ ...first, id: crypto.randomUUID(), remove: [gone] })
    assert.deepEqual([removed.removed, (await rowsOf(plan.id)).length], [1, 2])
    assert.equal((await held('Gone')).held!.lines.length, 2)
  })

  it('keeps what people changed in the plan since, where the file says the same as before', async () => {
    const { plan } = await imported(inputOf({ vendor: 'Edited' }))
    const [line] = (await held('Edited')).held!.lines
    const change = { id: crypto.randomUUID(), path: `lines/${line!.id}/rate`, base: 120_000, value: 110_000 }
    dataOf(
      await call('planner', `/documents/plan/${plan.id}`, { method: 'PATCH', json: { changes: [change] } }),
    )
    await imported(inputOf({ vendor: 'Edited', plan: plan.id }, withLine(1, { net: 5000 })))
    assert.deepEqual(
      (await rowsOf(plan.id)).map(({ rate }) => rate),
      [110_000, 500_000],
    )
  })

  it('changes the filled weeks of a line to the quantity of the file, and no cell of a locked line', async () => {
    const { plan } = await imported(inputOf({ vendor: 'Weeks' }))
    const [first, second] = (await held('Weeks')).held!.lines
    const edit = (path: string, value: Json) => ({ id: crypto.randomUUID(), path, base: null, value })
    const changes = [
      edit(`lines/${first!.id}/weeks/2026-03-02`, 25_000),
      edit(`lines/${first!.id}/weeks/2026-03-09`, 75_000),
      edit(`lines/${second!.id}/locked`, true),
    ]
    dataOf(await call('planner', `/documents/plan/${plan.id}`, { method: 'PATCH', json: { changes } }))
    const more = withLine(0, { quantity: 200_000, net: 240_000 }).map((line, at) =>
      at === 1 ? { ...line, net: 5000 } : line,
    )
    await imported(inputOf({ vendor: 'Weeks', plan: plan.id }, more))
    const [weekly, locked] = await rowsOf(plan.id)
    assert.deepEqual([weekly!['weeks/2026-03-02'], weekly!['weeks/2026-03-09']], [50_000, 150_000])
    assert.equal(locked!['rate'], 999_999_900)
    const { version } = await planOf(plan.id)
    const lockedAlone = more.map((line, at) => (at === 1 ? { ...line, net: 6000 } : line))
    await imported(inputOf({ vendor: 'Weeks', plan: plan.id }, lockedAlone))
    assert.equal((await planOf(plan.id)).version, version)
  })

  it('gives lines the touchpoint that a name means, once somebody has said it', async () => {
    const { plan } = await imported(inputOf({ vendor: 'Named' }))
    const named = await imported(inputOf({ vendor: 'Named', plan: plan.id, touchpoints: { TV: 'TV' } }))
    assert.equal(named.updated, 1)
    assert.deepEqual(
      (await rowsOf(plan.id)).map(({ touchpoint }) => touchpoint),
      ['TV', undefined],
    )
  })

  it('remembers how a vendor’s files are read, in this brand alone', async () => {
    await imported(inputOf({ vendor: 'Kept' }))
    const { template } = await held(' KEPT'.trim())
    assert.deepEqual(template, {
      columns: { Site: 'property', Colour: '' },
      touchpoints: {},
      locale: 'en-GB',
      currency: 'GBP',
    })
    assert.deepEqual(await held('Kept', SISTER), { template: null, held: null })
  })

  it('knows a file in its brand, and in no other', async () => {
    const hash = 'c'.repeat(64)
    await imported(inputOf({ vendor: 'Known', file: { name: 'known.xlsx', hash, sheet: '' } }))
    const known = async (who: string, brand: string) =>
      dataOf<UploadLine | null>(await call(who, `/uploads/${brand}/known?hash=${hash}`))
    assert.equal((await known('planner', OWN))!.fileName, 'known.xlsx')
    assert.equal(await known('planner', SISTER), null)
    assert.equal(await known('admin', FOREIGN), null)
  })

  it('is seen by nobody of a rival’s team', async () => {
    for (const path of ['', '/known?hash=x', '/vendors', '/held?vendor=Sky'])
      assert.equal((await call('planner', `/uploads/${FOREIGN}${path}`)).status, 403, path)
    assert.equal((await post(inputOf(), 'planner', FOREIGN)).status, 403)
  })

  it('is refused without the permission to import, though the app may be opened', async () => {
    await database().run(`insert into permission_record (person_id, account_id, permissions)
      values ('person-no-workspaces', 'az-${OWN}', '{OS_WORKSPACE_ACCESS}')`)
    dataOf(await call('no-workspaces', `/uploads/${OWN}`))
    assert.equal((await post(inputOf(), 'no-workspaces')).status, 403)
  })

  it('is refused by name, and leaves nothing behind', async () => {
    const count = async () => dataOf<UploadLine[]>(await call('planner', `/uploads/${OWN}`)).length
    const { plan } = await imported(inputOf({ vendor: 'Closed' }))
    const before = await count()
    const refused = async (input: UploadInput, status: number) => problemOf(await post(input), status).code
    const many = Array.from({ length: 5001 }, () => LINES[0]!)
    assert.equal(await refused(inputOf({}, many), 400), 'upload-too-many-lines')
    assert.equal(await refused(inputOf({ plan: 'nobody' }), 404), 'upload-plan-not-found')
    assert.equal(await refused(inputOf({ plan: plan.id, currency: 'EUR' }), 400), 'upload-of-other-currency')
    const bad = withLine(1, { end: '2026-03-01' })
    assert.equal(await refused(inputOf({ plan: plan.id }, bad), 400), 'upload-line-not-valid')
    assert.equal(await refused(inputOf({}, bad), 400), 'document-not-valid')
    dataOf(
      await call('planner', `/documents/plan/${plan.id}/actions`, {
        method: 'POST',
        json: { id: crypto.randomUUID(), action: 'submit' },
      }),
    )
    assert.equal(
      await refused(inputOf({ plan: plan.id }, withLine(1, { net: 1 })), 409),
      'upload-plan-closed',
    )
    assert.equal(await count(), before)
  })

  it('of 5,000 lines is imported, and changed in each of them', async () => {
    const many = (net: number) =>
      Array.from({ length: 5000 }, (_, at): StagedValues => ({ ...LINES[1]!, property: `Line ${at}`, net }))
    const { plan } = await imported(inputOf({ vendor: 'Large' }, many(100)))
    const { updated } = await imported(inputOf({ vendor: 'Large', plan: plan.id }, many(200)))
    assert.equal(updated, 5000)
  })
})
