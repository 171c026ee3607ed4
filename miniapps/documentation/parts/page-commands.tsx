import { useEffect } from 'react'
import { PAGES } from 'virtual:documentation'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useLanguage } from '../../kit/words/use-language.ts'
import { titleIn } from './title-in.ts'
import { words } from '../words/words.ts'

/** All pages in the command palette, as long as the documentation is open. */
export function PageCommands() {
  const { portal, route } = useMiniApp()
  const language = useLanguage()
  const { basePath } = route
  useEffect(() => {
    portal.offerCommands(
      PAGES.map((page) => ({
        id: page.slug,
        title: titleIn(page, language),
        hint: words(`reader.${page.reader}`),
        run: () => portal.navigate(`${basePath}/${page.slug}`),
      })),
    )
  }, [portal, basePath, language])
  return null
}
