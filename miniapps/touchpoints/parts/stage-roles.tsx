import type { TouchpointRoles } from '../../domain/touchpoints/roles.ts'
import { TOUCHPOINT_LIST } from '../../domain/touchpoints/touchpoint-list.ts'
import { useApi } from '../../kit/bridge/use-api.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { withQuery } from '../../kit/bridge/with-query.ts'
import { Loaded } from '../../kit/controls/loaded.tsx'
import { usePlace } from '../../kit/document/page/use-place.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words as kitWords } from '../../kit/words/words.ts'
import { words } from '../words/words.ts'
import type { EditionKey } from './use-editions.ts'

interface StageRolesProps {
  edition: EditionKey
  touchpoint: string
}

const ONE_DIGIT = { maximumFractionDigits: 1, minimumFractionDigits: 1 }

/** The role of a touchpoint in each stage of a person's way with the brand. */
export function StageRoles({ edition: { market, audience, wave }, touchpoint }: StageRolesProps) {
  const place = usePlace(TOUCHPOINT_LIST)
  const api = useApi('touchpoints')
  const { number } = useFormat()
  const path = withQuery(`/${place}/insights`, { market, audience, wave })
  const insights = useResource(
    path,
    (signal) => api.get<readonly TouchpointRoles[]>(path, signal),
    'insights',
  )
  const title = words('roles')
  return (
    <section aria-label={title} className="roles">
      <h3 className="os-label">{title}</h3>
      <Loaded
        of={insights}
        label={kitWords('loading', { what: title })}
        lines={[80, 70, 80, 70]}
        headingLevel={4}
      >
        {(all) => {
          const roles = all.find((each) => each.touchpoint === touchpoint)?.roles ?? []
          if (roles.length === 0) return <p className="os-help">{words('roles.none')}</p>
          return (
            <dl>
              {roles.map(({ stage, attribute, standing, z }) => (
                <div key={stage}>
                  <dt>{words(`stage.${stage}`)}</dt>
                  <dd>
                    <strong>{words(`role.${attribute}`)}</strong>{' '}
                    <span className="os-help">
                      {z === undefined
                        ? words(`standing.${standing}`)
                        : words(`deviation.${standing}`, { z: number(Math.abs(z), ONE_DIGIT) })}
                    </span>
                  </dd>
                </div>
              ))}
            </dl>
          )
        }}
      </Loaded>
    </section>
  )
}
