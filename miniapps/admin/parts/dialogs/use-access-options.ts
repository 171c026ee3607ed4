import type { GroupLine, RoleLine } from '../../../domain/access/wire-grants.ts'
import type { AccountLine, PersonLine } from '../../../domain/access/wire.ts'
import { useApi } from '../../../kit/bridge/use-api.ts'
import { withQuery } from '../../../kit/bridge/with-query.ts'
import type { OptionSource } from '../../../kit/controls/choice/use-options.ts'
import { useFormat } from '../../../kit/words/format.ts'
import { personName } from '../person-name.ts'
import { words } from '../person/words/words.ts'

const MOST = 20

/** What dialogs offer to choose from, found by the server with what was typed. */
export function useAccessOptions(agency: string) {
  const access = useApi('access')
  const { regionName } = useFormat()
  const named =
    (path: string): OptionSource =>
    async (q, signal) =>
      (await access.page<RoleLine | GroupLine>(withQuery(path, { q, agency, limit: MOST }), signal)).data.map(
        ({ id, name }) => ({ value: id, label: name }),
      )
  const accounts: OptionSource = async (q, signal) =>
    (await access.get<readonly AccountLine[]>(withQuery('/accounts', { q, agency }), signal)).map(
      (account) => ({ value: account.id, label: accountName(account, regionName) }),
    )
  const people: OptionSource = async (q, signal) =>
    (await access.page<PersonLine>(withQuery('/people', { q, agency, limit: MOST }), signal)).data.map(
      (person) => ({ value: person.id, label: `${personName(person)} · ${person.email}` }),
    )
  return { roles: named('/roles'), groups: named('/groups'), accounts, people }
}

/** `Choreograph`, `Germany (market)`, `Fanta · Germany`. */
export function accountName(
  { kind, name, country }: AccountLine,
  regionName: (code: string) => string,
): string {
  if (kind === 'market') return words('account.market', { name: country ? regionName(country) : name })
  return kind === 'brand' && country ? `${name} · ${regionName(country)}` : name
}
