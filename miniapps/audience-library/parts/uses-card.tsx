import { AUDIENCE } from '../../domain/audience/audience-document.ts'
import type { EditionUse } from '../../domain/audience/edition.ts'
import { words as audienceWords } from '../../kit/audience/words/words.ts'
import { useAnswer } from '../../kit/bridge/use-answer.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { Card } from '../../kit/controls/card.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { isLinkedType, typeName } from '../../kit/document/links/type-name.ts'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words as linkWords } from '../../kit/document/links/words/words.ts'
import { words } from '../words/words.ts'

const TYPES = [
  'audience',
  'audience-map',
  'crosstab',
  'galaxy',
  'opportunity-uk',
  'opportunity-us',
  'plan',
  'profile',
  'translation',
] as const

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
                  {use.path === null ? (
                    <strong>{use.title || linkWords('untitled')}</strong>
                  ) : (
                    <Link quiet to={use.path}>
                      {use.title || linkWords('untitled')}
                    </Link>
                  )}{' '}
                  {use.isLive && <Badge tone="success">{words('live')}</Badge>}
                  <span className="os-muted">
                    {[
                      ...typeTexts(use.type),
                      use.brandName,
                      ...(use.version > 0 ? [audienceWords('editionOf', { version: use.version })] : []),
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

/** A kind of document in words; none of a kind that has no name. */
function typeTexts(type: string): readonly string[] {
  if (isLinkedType(type)) return [typeName(type)]
  const own = TYPES.find((each) => each === type)
  return own ? [words(`type.${own}`)] : []
}
