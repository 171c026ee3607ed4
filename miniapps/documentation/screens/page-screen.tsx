import { useRef } from 'react'
import { loadPage, PAGES } from 'virtual:documentation'
import type { PageCard, PageText } from '../../domain/documentation/page.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { useAppBreadcrumbs } from '../../kit/bridge/use-app-breadcrumbs.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { useLanguage } from '../../kit/words/use-language.ts'
import { Blocks } from '../parts/blocks.tsx'
import { NoSuchPage } from '../parts/no-such-page.tsx'
import { OnThisPage } from '../parts/on-this-page.tsx'
import { Pager } from '../parts/pager.tsx'
import { isForeign, languageFor, titleIn } from '../parts/title-in.ts'
import { useAnchor } from '../parts/use-anchor.ts'
import { words } from '../words/words.ts'

/** A page of `docs/`. */
export function PageScreen({ params }: ScreenProps) {
  const card = PAGES.find(({ slug }) => slug === `${params['folder']}/${params['page']}`)
  return card ? <OpenPage key={card.slug} card={card} /> : <NoSuchPage />
}

function OpenPage({ card }: { card: PageCard }) {
  const language = useLanguage()
  const title = titleIn(card, language)
  useAppBreadcrumbs(undefined, title)
  const shown = languageFor(card, language)
  const page = useResource(shown, () => loadPage(shown, card.slug))
  return (
    <Loaded of={page} label={title}>
      {(text) => <PageContent key={shown} card={card} page={text} lang={shown} />}
    </Loaded>
  )
}

interface PageContentProps {
  card: PageCard
  page: PageText
  lang: string
}

function PageContent({ card, page: { title, blocks }, lang }: PageContentProps) {
  const article = useRef<HTMLElement>(null)
  const language = useLanguage()
  useAnchor(article)
  return (
    <>
      <div className="docs-main">
        {isForeign(card, language) && <p className="os-notice">{words('inEnglish')}</p>}
        <p className="docs-kicker">{words(`reader.${card.reader}`)}</p>
        <article ref={article} className="docs-text" lang={lang}>
          <PageHeader title={title} />
          <Blocks of={blocks} />
        </article>
        <Pager slug={card.slug} />
      </div>
      <OnThisPage blocks={blocks} lang={lang} />
    </>
  )
}
