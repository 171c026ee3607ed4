import { useRef, type ReactNode } from 'react'
import type { Block } from '../../domain/documentation/block.ts'
import { PageHeader } from '../../kit/controls/page-header.tsx'
import { Blocks } from './blocks.tsx'
import { OnThisPage } from './on-this-page.tsx'
import { useAnchor } from './use-anchor.ts'
import { words } from '../words/words.ts'

interface ArticleProps {
  /** Above the title: the part of the tree that it stands in. */
  kicker: ReactNode
  title: string
  blocks: readonly Block[]
  lang: string
  /** Written in another language than the reader's. */
  isForeign: boolean
  /** Below the text. */
  children?: ReactNode
}

/** A page that is read from top to bottom, with its headings beside it. */
export function Article({ kicker, title, blocks, lang, isForeign, children }: ArticleProps) {
  const article = useRef<HTMLElement>(null)
  useAnchor(article)
  return (
    <>
      <div className="docs-main">
        {isForeign && <p className="os-notice">{words('inEnglish')}</p>}
        <p className="docs-kicker">{kicker}</p>
        <article ref={article} className="docs-text" lang={lang}>
          <PageHeader title={title} />
          <Blocks of={blocks} />
        </article>
        {children}
      </div>
      <OnThisPage blocks={blocks} lang={lang} />
    </>
  )
}
