import { ArrowLeft, ArrowRight } from 'lucide'
import { PAGES } from 'virtual:documentation'
import type { PageCard } from '../../domain/documentation/page.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Icon } from '../../kit/controls/icon.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { useLanguage } from '../../kit/words/use-language.ts'
import { isForeign, titleIn } from './title-in.ts'
import { words } from '../words/words.ts'

/** The pages before and after, in the order of the tree, for the same people. */
export function Pager({ slug }: { slug: string }) {
  const at = PAGES.findIndex((page) => page.slug === slug)
  const near = (step: number) =>
    PAGES[at + step]?.reader === PAGES[at]?.reader ? PAGES[at + step] : undefined
  return (
    <nav className="docs-pager" aria-label={words('pager')}>
      <Near page={near(-1)} step="previous" />
      <Near page={near(1)} step="next" />
    </nav>
  )
}

function Near({ page, step }: { page: PageCard | undefined; step: 'previous' | 'next' }) {
  const { basePath } = useMiniApp().route
  const language = useLanguage()
  if (!page) return null
  return (
    <Link look="plain" to={`${basePath}/${page.slug}`} data-step={step}>
      <span className="os-small os-muted">
        <Icon of={step === 'next' ? ArrowRight : ArrowLeft} />
        {words(step)}
      </span>
      <span lang={isForeign(page, language) ? 'en' : undefined}>{titleIn(page, language)}</span>
    </Link>
  )
}
