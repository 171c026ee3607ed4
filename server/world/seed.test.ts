import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { it } from 'node:test'
import { sql as raw } from 'kysely'
import { COUNTRIES } from '../../shell/config/countries.ts'
import type { Database } from '../db/schema.ts'
import { onEachDatabase } from '../db/on-each-database-in-tests.ts'
import { Dice } from './dice.ts'
import { organisations } from './organisations.ts'
import { colleagues } from './people.ts'
import { seedPortalDb } from '../open-portal-db.ts'

const TABLES: readonly (keyof Database)[] = [
  'country',
  'agency',
  'person',
  'agency_member',
  'user_role',
  'person_role',
  'account',
]
const MORE: readonly (keyof Database)[] = [
  'permission_record',
  'workspace',
  'scorecard',
  'document',
  'document_change',
]

it('rolls the same dice the same way', () => {
  assert.deepEqual(organisations(new Dice(7)), organisations(new Dice(7)))
  assert.deepEqual(colleagues(new Dice(7)), colleagues(new Dice(7)))
  assert.notDeepEqual(organisations(new Dice(7)), organisations(new Dice(8)))
})

/** Of the world in each kind of database. */
const digests = new Set<string>()

onEachDatabase((database) => {
  const count = async (table: keyof Database, where = raw<boolean>`true`) => {
    const rows = await database()
      .sql.selectFrom(table)
      .select((is) => is.fn.countAll().as('count'))
      .where(where)
      .execute()
    return Number(rows[0]?.count)
  }

  it('is large enough to be honest', async () => {
    assert.equal(await count('agency'), 9)
    assert.equal(await count('person'), 500)
    assert.equal(await count('workspace', raw`type = 'BRAND'`), 2006)
    assert.equal(await count('workspace', raw`type = 'ADVERTISER'`), 216)
    assert.equal(await count('person', raw`demo <> (password_hash is not null)`), 0)
  })

  it('names no advertiser twice, and no brand twice in one market of an advertiser', async () => {
    const { sql } = database()
    const names = await sql.selectFrom('workspace').select('name').where('type', '=', 'ADVERTISER').execute()
    assert.equal(new Set(names.map(({ name }) => name)).size, names.length)
    const brands = await sql
      .selectFrom('workspace')
      .select(['parent_id', 'name', 'country_code'])
      .where('type', '=', 'BRAND')
      .execute()
    assert.equal(new Set(brands.map((brand) => Object.values(brand).join('|'))).size, 2006)
  })

  it('gives brands the currency of the first country of their advertiser market [3.5]', async () => {
    const { rows } = await raw<{ wrong: number; foreign_currency: number }>`
      select count(*) filter (where brand.currency <> first.currency) as wrong,
        count(*) filter (where brand.currency <> own.currency) as foreign_currency
      from workspace brand join workspace market on market.id = brand.parent_id
        join country first on first.code = market.countries[1] join country own on own.code = brand.country_code
      where brand.type = 'BRAND'`.execute(database().sql)
    assert.equal(rows[0]?.wrong, 0)
    assert.ok(rows[0].foreign_currency > 20, 'some brands live in a country with another currency')
  })

  it('has the sample default client with 16 live and 3 test markets [3.10]', async () => {
    const markets = await database()
      .sql.selectFrom('workspace')
      .innerJoin('country', (join) => join.on(raw<boolean>`country.code = workspace.countries[1]`))
      .select(['status', 'countries', 'region'])
      .where('parent_id', '=', 'advertiser-001')
      .execute()
    const test = markets.filter(({ status }) => status === 'TEST').map(({ countries }) => countries[0])
    assert.equal(markets.length, 19)
    assert.equal(markets.filter(({ status }) => status === 'LIVE').length, 16)
    assert.deepEqual(test.toSorted(), ['BE', 'PT', 'RU'])
    assert.deepEqual([...new Set(markets.map(({ region }) => region))].toSorted(), [1, 2, 3, 4])
  })

  it('puts one live brand first in the alphabet of choreograph', async () => {
    const rows = await database()
      .sql.selectFrom('workspace')
      .select(['id', 'name'])
      .where('type', '=', 'BRAND')
      .where('status', '=', 'LIVE')
      .where('organisations_id', '=', 'organisation-choreograph')
      .execute()
    for (const locale of ['en', 'de', 'sv', 'tr']) {
      const [first, second] = rows.toSorted((one, other) => one.name.localeCompare(other.name, locale))
      assert.deepEqual(first, { id: 'brand-0001', name: 'Abelia Hair' })
      assert.notEqual(second?.name, first?.name)
    }
  })

  it('reaches every brand three steps below the root account', async () => {
    const { rows } = await raw<{ count: number }>`
      select count(*) from workspace brand join account a on a.id = brand.az_id join account market on market.id = a.parent_id
        join account agency on agency.id = market.parent_id join account root on root.id = agency.parent_id
      where brand.type = 'BRAND' and root.id = 'agency-os-root' and root.parent_id is null`.execute(
      database().sql,
    )
    assert.equal(rows[0]?.count, 2006)
  })

  /** But for moments, and for words to search by, which follow the letters that a server's locale knows. */
  const digest = async () => {
    const hash = createHash('sha256')
    for (const table of [...TABLES, ...MORE]) {
      const { rows } =
        await raw<object>`select row from (select to_jsonb(t) - 'published_at' - 'joined_at' - 'words' as row from ${raw.table(table)} t) as t order by row::text collate "C"`.execute(
          database().sql,
        )
      hash.update(JSON.stringify(rows))
    }
    return hash.digest('hex')
  }

  it('does nothing the second time', async () => {
    const before = await digest()
    assert.equal(await seedPortalDb(database()), true)
    assert.equal(await digest(), before)
    assert.equal(digests.add(before).size, 1, 'the embedded database and the server hold different worlds')
  })

  it('publishes a scorecard that is not there yet, though the world is', async () => {
    const { sql } = database()
    await sql.deleteFrom('scorecard').where('id', '=', 'video').execute()
    await seedPortalDb(database())
    assert.equal(await count('scorecard'), 9)
  })

  it('publishes every country that the portal knows, into a database of an earlier version too', async () => {
    const { sql } = database()
    await sql.deleteFrom('country').where('code', '=', 'UA').execute()
    await seedPortalDb(database())
    const published = await sql.selectFrom('country').select('code').orderBy('code').execute()
    assert.deepEqual(
      published.map(({ code }) => code),
      Object.keys(COUNTRIES).toSorted(),
    )
  })

  it('brings a newer version beside the one that runs were made with', async () => {
    const { sql } = database()
    await raw`insert into scorecard select id, 1, position, title, intro, dimensions, questions from scorecard where id = 'programmatic'`.execute(
      sql,
    )
    await raw`delete from scorecard where id = 'programmatic' and version > 1`.execute(sql)
    await seedPortalDb(database())
    assert.equal(await count('scorecard', raw`id = 'programmatic'`), 2)
  })

  it('leaves the sample world out where real people will work', async () => {
    const { sql } = database()
    await sql.transaction().execute(async (inside) => {
      await raw`truncate document, scorecard, permission_record, workspace, account, person_role, agency_member, person, user_role, agency, country, seed_marker cascade`.execute(
        inside,
      )
    })
    assert.equal(await seedPortalDb(database(), { sampleWorld: false }), false)
    assert.deepEqual([await count('person'), await count('workspace')], [0, 0])
    assert.deepEqual([await count('scorecard'), (await count('country')) > 50], [9, true])
  })

  it('leaves it out of a database that has an agency of its own, and answers so', async () => {
    const { sql } = database()
    const own = {
      code: 'mindshare',
      id: 'own',
      name: 'Own',
      az_id: 'own',
      applications_id: 'own',
      organisations_id: 'own',
      default_theme: 'mindshare-theme',
    }
    await sql.insertInto('agency').values(own).execute()
    assert.equal(await seedPortalDb(database()), false)
    assert.deepEqual([await count('agency'), await count('person'), await count('seed_marker')], [1, 0, 0])
  })
})
