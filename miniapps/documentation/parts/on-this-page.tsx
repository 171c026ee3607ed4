import type { Block, Heading } from '../../domain/documentation/block.ts'
import { Inlines } from './inlines.tsx'
import { words } from '../words/words.ts'

/** Beside a long page: its headings. */
export function OnThisPage({ blocks, lang }: { blocks: readonly Block[]; lang: string }) {
  const headings = blocks.filter(
    (block): block is Heading => block.as === 'heading' && block.level > 1 && block.level < 4,
  )
  if (headings.length < 2) return <div className="docs-aside" />
  return (
    <nav className="docs-aside" aria-label={words('onThisPage')}>
      <p className="os-small">{words('onThisPage')}</p>
      <ul lang={lang}>
        {headings.map(({ id, level, of }) => (
          <li key={id} data-level={level}>
            <a href={`#${id}`}>
              <Inlines of={of} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
