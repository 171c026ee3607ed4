import { type Kysely, type RawBuilder, sql as raw } from 'kysely'
import { CAMPAIGN } from '../../../miniapps/domain/campaigns/campaign.ts'
import { freeName } from '../../../miniapps/domain/planning/names/free-name.ts'
import type { Database } from '../../db/schema.ts'

/** Brands of the client that a brand belongs to, itself among them: rivals of the same agency are never asked. */
const brandsOfClient = (brand: string): RawBuilder<{ id: string }> =>
  raw`select other.id from workspace as own join workspace as other
    on other.id = own.id or (other.organisations_id = own.organisations_id and other.client_id = own.client_id)
    where own.id = ${brand} and other.type = 'BRAND'`

/** The name itself where no other campaign of the client has it, else the next free one. */
export async function freeNameIn(
  sql: Kysely<Database>,
  brand: string,
  name: string,
  except: string,
): Promise<string> {
  const { rows } = await raw<{ name: string }>`select columns ->> 'name' as name from document
    where type = ${CAMPAIGN.type} and place in (${brandsOfClient(brand)}) and id <> ${except}
      and starts_with(lower(columns ->> 'name'), lower(${name}))`.execute(sql)
  return freeName({ name, taken: rows.map((row) => row.name) })
}

/** Two people who hand in the same name at the same moment wait for each other. */
export async function lockNames(sql: Kysely<Database>, brand: string): Promise<void> {
  await raw`select id from workspace where id in (${brandsOfClient(brand)}) order by id for no key update`.execute(
    sql,
  )
}
