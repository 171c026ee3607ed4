import type { FormEvent } from 'react'
import { Search } from 'lucide'
import { TextField } from '../../kit/controls/text-field.tsx'
import { words } from '../words/words.ts'

interface AppSearchProps {
  query: string
  onChange(query: string): void
  /** Enter was pressed. */
  onSubmit(): void
  /** How many apps are shown. */
  count: number
}

export function AppSearch({ query, onChange, onSubmit, count }: AppSearchProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <search>
      <form className="app-search" onSubmit={submit}>
        <TextField
          type="search"
          label={words('search')}
          hideLabel
          placeholder={words('search')}
          icon={Search}
          value={query}
          onChange={onChange}
        />
        <output className="os-small os-muted">{words('count', { count })}</output>
      </form>
    </search>
  )
}
