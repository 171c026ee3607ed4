import { useId, useState, type ReactNode } from 'react'
import { ChevronRight, ListTree } from 'lucide'
import { PAGES } from 'virtual:documentation'
import { READERS } from '../../domain/documentation/page.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Icon } from '../../kit/controls/icon.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { useLanguage } from '../../kit/words/use-language.ts'
import { isForeign, titleIn } from './title-in.ts'
import { words } from '../words/words.ts'

/** All pages by the kind of people they are for; on a narrow screen behind a button. */
export function PageTree() {
  const [isOpen, setOpen] = useState(false)
  const { tail } = useMiniApp().route
  const id = useId()
  const shown = PAGES.find(({ slug }) => `/${slug}` === tail)
  return (
    <>
      <Button
        className="os-button docs-tree-button"
        icon={ListTree}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {words('pages')}
      </Button>
      <nav id={id} className="docs-tree" aria-label={words('pages')} data-open={isOpen || undefined}>
        <TreeLink to="">{words('start')}</TreeLink>
        {READERS.map((reader) => (
          <Part key={reader} title={words(`reader.${reader}`)} isOpen={reader === (shown?.reader ?? 'staff')}>
            {PAGES.filter((page) => page.reader === reader).map((page) => (
              <PageLink key={page.slug} page={page} />
            ))}
          </Part>
        ))}
        <Part title={words('reference')} isOpen={!shown}>
          <TreeLink to="/apis">{words('apis')}</TreeLink>
          <TreeLink to="/errors">{words('errors')}</TreeLink>
        </Part>
      </nav>
    </>
  )
}

function PageLink({ page }: { page: (typeof PAGES)[number] }) {
  const language = useLanguage()
  return (
    <TreeLink to={`/${page.slug}`} lang={isForeign(page, language) ? 'en' : undefined}>
      {titleIn(page, language)}
    </TreeLink>
  )
}

function Part({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen}>
      <summary>
        <Icon of={ChevronRight} />
        {title}
      </summary>
      <div className="docs-tree-part">{children}</div>
    </details>
  )
}

function TreeLink({ to, lang, children }: { to: string; lang?: string | undefined; children: ReactNode }) {
  const { basePath, tail } = useMiniApp().route
  const isHere = (to || '/') === tail || (to !== '' && tail.startsWith(`${to}/`))
  return (
    <Link look="plain" to={basePath + to} lang={lang} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  )
}
