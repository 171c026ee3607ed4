import { Search } from 'lucide'
import type { ArrangedApps } from '../../../../shell/contract/catalogue.ts'
import { Select } from '../../../kit/controls/select.tsx'
import { TextField } from '../../../kit/controls/text-field.tsx'
import { useFormat } from '../../../kit/words/format.ts'
import { words as kitWords } from '../../../kit/words/words.ts'
import { words } from '../../words/words.ts'

interface ArrangeBarProps {
  query: string
  onQuery(query: string): void
  arranged: ArrangedApps
  /** Code of a country, or null for the whole agency. */
  market: string | null
  onMarket(market: string | null): void
  role: ArrangedApps['roles'][number] | undefined
  onRole(id: string): void
  /** How many apps somebody with this role sees. */
  seen: number
}

/** For which market apps are arranged, and whose list of them is looked at. */
export function ArrangeBar(props: ArrangeBarProps) {
  const { query, onQuery, arranged, market, onMarket, role, onRole, seen } = props
  const { regionName, compare, number } = useFormat()
  const markets = arranged.countries
    .map((value) => ({ value, label: regionName(value) }))
    .toSorted((one, other) => compare(one.label, other.label))
  const roles = arranged.roles.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <div className="arrange-bar">
      <TextField
        type="search"
        label={words('search')}
        placeholder={words('search')}
        icon={Search}
        value={query}
        onChange={onQuery}
      />
      <Select
        label={kitWords('market')}
        value={market ?? ''}
        options={[{ value: '', label: words('settings.allMarkets') }, ...markets]}
        onChange={(value) => onMarket(value || null)}
      />
      <Select
        label={words('settings.role')}
        value={role?.id ?? ''}
        options={[{ value: '', label: words('settings.noRole') }, ...roles]}
        onChange={onRole}
      />
      <output className="os-small os-muted">
        {role
          ? words('settings.sees', { role: role.name, seen: number(seen), all: number(arranged.apps.length) })
          : words('settings.roleHint')}
      </output>
    </div>
  )
}
