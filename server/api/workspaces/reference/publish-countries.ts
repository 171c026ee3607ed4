import { COUNTRIES } from '../../../world/countries.ts'
import { insertRows } from '../../../world/insert-rows.ts'
import type { Noun } from '../../../world/noun.ts'

/** Every country that the portal knows: brands lie in them. */
export const publishCountries: Noun['publish'] = async (sql) => {
  const published = await sql.selectFrom('country').select('code').execute()
  const known = new Set(published.map(({ code }) => code))
  await insertRows(
    sql,
    'country',
    COUNTRIES.filter(({ code }) => !known.has(code)),
  )
}
