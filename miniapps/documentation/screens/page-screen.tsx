import { loadPage, PAGES } from 'virtual:documentation'
import type { PageCard } from '../../domain/documentation/page.ts'
import type { ScreenProps } from '../../kit/bridge/screens.tsx'
import { useAppBreadcrumbs } from '../../kit/bridge/use-app-breadcrumbs.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { useLanguage } from '../../kit/words/use-language.ts'
import { Article } from '../parts/article.tsx'
import { NoSuchPage } from '../parts/no-such-page.tsx'
import { Pager } from '../parts/pager.tsx'
import { isForeign, languageFor, titleIn } from '../parts/title-in.ts'
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
      {({ blocks }) => (
        <Article
          key={shown}
          kicker={words(`reader.${card.reader}`)}
          title={title}
          blocks={blocks}
          lang={shown}
          isForeign={isForeign(card, language)}
        >
          <Pager slug={card.slug} />
        </Article>
      )}
    </Loaded>
  )
}
