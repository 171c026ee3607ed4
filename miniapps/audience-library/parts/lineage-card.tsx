import { AUDIENCE } from '../../domain/audience/audience-document.ts'
import type { EditionLineage, Relative } from '../../domain/audience/edition.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Card } from '../../kit/controls/card.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import { editionPath } from './edition-path.ts'

/** Audiences that it is made of, and those made of it. */
export function LineageCard({ id }: { id: string }) {
  const place = usePlace(AUDIENCE)
  const path = place && `/${place}/${encodeURIComponent(id)}/lineage`
  const lineage = useAnswer<EditionLineage>('audiences', path)
  return (
    <Card title={words('lineage')}>
      <Loaded of={lineage} label={kitWords('loading', { what: words('lineage') })} lines={[60, 60]}>
        {({ madeOf, usedIn }) =>
          madeOf.length + usedIn.length === 0 ? (
            <p className="os-muted">{words('noLineage')}</p>
          ) : (
            <>
              <Relatives title={words('madeOf')} of={madeOf} />
              <Relatives title={words('usedIn')} of={usedIn} />
            </>
          )
        }
      </Loaded>
    </Card>
  )
}

function Relatives({ title, of }: { title: string; of: readonly Relative[] }) {
  const { basePath } = useMiniApp().route
  if (of.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul className="edition-uses">
        {of.map((relative) => (
          <li key={relative.id} data-steps={relative.steps}>
            <Link quiet to={basePath + editionPath(relative)}>
              {relative.title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
