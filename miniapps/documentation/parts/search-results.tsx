import type { KeyboardEvent } from 'react'
import { SearchX } from 'lucide'
import { PAGES } from 'virtual:documentation'
import type { PageSection } from '../../domain/documentation/page.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { Button } from '../../kit/controls/button.tsx'
import { EmptyState } from '../../kit/controls/empty-state.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { Highlighted } from '../../kit/search/highlighted.tsx'
import { wordsOf } from '../../kit/search/text-index.ts'
import { useLanguage } from '../../kit/words/use-language.ts'
import { excerpt } from './excerpt.ts'
import { findSections, searchIndex } from './search-index.ts'
import { isForeign } from './title-in.ts'
import { words } from '../words/words.ts'

/** Sections of pages with the words that were typed. */
export function SearchResults({ query, onClear }: { query: string; onClear(): void }) {
  const index = useResource(useLanguage(), searchIndex)
  return (
    <div className="docs-main">
      <h1 className="os-page-title" tabIndex={-1}>
        {words('search.title')}
      </h1>
      <Loaded of={index} label={words('search.title')}>
        {(loaded) => <Found sections={findSections(loaded, query)} query={query} onClear={onClear} />}
      </Loaded>
    </div>
  )
}

interface FoundProps {
  sections: readonly PageSection[]
  query: string
  onClear(): void
}

function Found({ sections, query, onClear }: FoundProps) {
  return (
    <>
      <output className="os-small os-muted">{words('search.count', { count: sections.length })}</output>
      {sections.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title={words('search.none', { query })}
          action={<Button onClick={onClear}>{words('search.clear')}</Button>}
        >
          {words('search.noneHint')}
        </EmptyState>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the links in it have the focus
        <ul className="docs-found" onKeyDown={moveByArrows}>
          {sections.map((section) => (
            <FoundSection key={`${section.slug}#${section.anchor}`} section={section} query={query} />
          ))}
        </ul>
      )}
    </>
  )
}

function FoundSection({ section, query }: { section: PageSection; query: string }) {
  const { slug, title, heading, anchor, text } = section
  const { basePath } = useMiniApp().route
  const language = useLanguage()
  const page = PAGES.find((each) => each.slug === slug)
  const isInEnglish = page ? isForeign(page, language) : partOf(slug) === 'apis'
  return (
    <li lang={isInEnglish ? 'en' : undefined}>
      <Link to={`${basePath}/${slug}${anchor && `#${anchor}`}`}>
        <Highlighted text={heading || title} query={query} />
      </Link>
      <p className="os-small os-muted" lang={language}>
        {[page ? words(`reader.${page.reader}`) : words(partOf(slug)), heading && title]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p>
        <Highlighted text={excerpt(text, wordsOf(query))} query={query} />
      </p>
    </li>
  )
}

/** Of the reference, whose pages are not written by hand. */
const partOf = (slug: string) => (slug.startsWith('apis/') ? 'apis' : 'errors')

/** Arrows lead from one to the next; up from the first goes back to the field. */
function moveByArrows(event: KeyboardEvent<HTMLUListElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (!step) return
  event.preventDefault()
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.findIndex((link) => link === event.target) + step
  const field = (event.currentTarget.getRootNode() as ShadowRoot).querySelector<HTMLElement>(
    '.docs-side input',
  )
  ;(at < 0 ? field : links[at])?.focus()
}
