import type { Edition } from '../../domain/audience/edition.ts'
import { audienceStatus } from '../../kit/audience/audience-words.ts'
import { sizeText } from '../../kit/audience/figure-text.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { marketName } from '../../kit/planning/market-name.ts'
import { useFormat } from '../../kit/words/format.ts'
import { editionPath } from './edition-path.ts'
import { Warnings } from './warnings.tsx'

/** Audiences as cards: what they are called, how many, and what speaks against them. */
export function EditionCards({ rows }: { rows: readonly Edition[] }) {
  const { basePath } = useMiniApp().route
  const format = useFormat()
  return (
    <ul className="edition-cards">
      {rows.map((edition) => {
        const { title, tone } = audienceStatus(edition.status)
        return (
          <li key={edition.id} className="os-card">
            <h2 className="os-subtitle">
              <Link quiet to={basePath + editionPath(edition)}>
                {edition.title}
              </Link>
            </h2>
            <p className="edition-size">{sizeText(format, edition.universe)}</p>
            <p className="os-muted">
              {[format.list(edition.markets.map(marketName)), edition.datasetName, edition.brandName].join(
                ' · ',
              )}
            </p>
            {edition.tags.length > 0 && <p>{edition.tags.join(' · ')}</p>}
            <p className="edition-standing">
              <Badge tone={tone}>{title}</Badge>
              <Warnings of={edition} />
            </p>
          </li>
        )
      })}
    </ul>
  )
}
