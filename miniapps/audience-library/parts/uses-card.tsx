import { AUDIENCE } from '../../domain/audience/audience-document.ts'
import type { EditionUse } from '../../domain/audience/edition.ts'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { Card } from '../../kit/controls/card.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { isLinkedType, typeName } from '../../kit/document/links/type-name.ts'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'

/** Documents of the client's brands that name the audience. */
export function UsesCard({ id }: { id: string }) {
  const place = usePlace(AUDIENCE)
  const uses = useAnswer<readonly EditionUse[]>(
    'audiences',
    place && `/${place}/${encodeURIComponent(id)}/uses`,
  )
  return (
    <Card title={words('uses')}>
      <Loaded of={uses} label={kitWords('loading', { what: words('uses') })} lines={[60, 60]}>
        {(found) =>
          found.length === 0 ? (
            <p className="os-muted">{words('noUses')}</p>
          ) : (
            <ul className="edition-uses">
              {found.map((use) => (
                <li key={`${use.type} ${use.id}`}>
                  <strong>{use.title}</strong> {use.isLive && <Badge tone="success">{words('live')}</Badge>}
                  <span className="os-muted">
                    {[
                      ...(isLinkedType(use.type) ? [typeName(use.type)] : []),
                      use.brandName,
                      audienceWords('editionOf', { version: use.version }),
                    ].join(' · ')}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}
