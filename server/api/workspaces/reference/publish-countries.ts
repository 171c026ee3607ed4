import { COUNTRIES } from '../../../world/countries.ts'
import { insertRows } from '../../../world/insert-rows.ts'
import type { Noun } from '../../../world/noun.ts'

/** Every country that the portal knows: brands lie in them. */
export const publishCountries: Noun['publish'] = async (sql) => {
  const published = await sql.selectFrom('country').select(['code', 'caas']).execute()
  const known = new Map(published.map(({ code, caas }) => [code, caas]))
  await insertRows(
    sql,
    'country',
    COUNTRIES.filter(({ code }) => !known.has(code)),
  )
  for (const { code, caas } of COUNTRIES)
    if (known.has(code) && known.get(code) !== caas)
      await sql.updateTable('country').set({ caas }).where('code', '=', code).execute()
}
