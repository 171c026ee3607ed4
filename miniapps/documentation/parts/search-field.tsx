import { useRef, type FormEvent, type KeyboardEvent } from 'react'
import { Search } from 'lucide'
import { useShortcut } from '../../kit/bridge/use-shortcut.ts'
import { TextField } from '../../kit/controls/text-field.tsx'
import { searchIndex } from './search-index.ts'
import { words } from '../words/words.ts'

interface SearchFieldProps {
  query: string
  onChange(query: string): void
}

/** The text of all pages is loaded once somebody is about to search it. */
export function SearchField({ query, onChange }: SearchFieldProps) {
  const form = useRef<HTMLFormElement>(null)
  const firstFound = () => rootOf(form.current!).querySelector<HTMLAnchorElement>('.docs-found a')
  useShortcut('/', () => form.current!.querySelector('input')!.focus())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    firstFound()?.click()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' && firstFound()) event.preventDefault()
    if (event.key === 'ArrowDown') firstFound()?.focus()
    if (event.key === 'Escape' && query) onChange('')
  }
  return (
    <search>
      <form ref={form} onSubmit={submit}>
        <TextField
          type="search"
          label={words('search')}
          hideLabel
          placeholder={words('search')}
          icon={Search}
          value={query}
          onChange={onChange}
          onFocus={() => void searchIndex().catch(() => {})}
          onKeyDown={onKeyDown}
        />
      </form>
    </search>
  )
}

const rootOf = (element: HTMLElement): ParentNode => element.getRootNode() as ShadowRoot
