import { useMemo } from 'react'
import { isPrecise, standIn } from '../../domain/taxonomies/candidates.ts'
import { namesOf } from '../../domain/taxonomies/counted-bridges.ts'
import { likeNodes } from '../../domain/taxonomies/like-nodes.ts'
import { LIKE_MAX } from '../../domain/taxonomies/limits.ts'
import { pathOf, type TaxonomyNode } from '../../domain/taxonomies/taxonomy.ts'
import { Badge } from '../../kit/controls/badge.tsx'
import { useBody } from '../../kit/document/fields/open-fields.ts'
import { floorOf } from '../../domain/taxonomies/translation.ts'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { BasketButton } from './basket-button.tsx'
import { precisionText } from './figure-text.ts'
import type { Translated } from './translation-world.tsx'

/** Nodes without a bridge to the survey: those named like the audience, or those that match the search. A guess, without figures. */
export function LikeCandidates({ translated, sought }: { translated: Translated; sought: string }) {
  const { edition, survey, taxonomy, nodes, candidates } = translated
  const format = useFormat()
  const rows = useMemo(() => {
    const open = taxonomy.nodes.filter(({ id, cpm }) => !candidates.has(id) && cpm !== null)
    if (!sought)
      return likeNodes({ names: namesOf(edition.title, edition.expression, survey.frame), nodes: open })
    const folded = sought.toLowerCase()
    const found = open.filter(({ name }) => name.toLowerCase().includes(folded))
    return found.slice(0, LIKE_MAX).map((node) => ({ node, likeness: null, name: '' }))
  }, [taxonomy, candidates, edition, survey, sought])
  if (rows.length === 0) return null
  const above = rows.map(({ node }) => standIn(node, nodes, taxonomy.bridges)?.id)
  const isNewAbove = (at: number) => above.indexOf(above[at]) === at
  return (
    <section className="translation-like" aria-labelledby="like">
      <h3 id="like" className="os-subtitle">
        {words('like')}
      </h3>
      <p className="os-help">{words('likeHelp')}</p>
      <ul>
        {rows.map(({ node, likeness, name }, at) => (
          <li key={node.id}>
            <span className="segment">
              {node.name}
              <small>
                {likeness === null
                  ? pathOf(nodes, node.id).slice(0, -1).join(' › ')
                  : words('likeness', { name, likeness: format.percent(likeness) })}
              </small>
            </span>
            <Badge tone="warning">{words('inferred')}</Badge>
            <BasketButton id={node.id} name={node.name} />
            {isNewAbove(at) && <NearestBridged node={node} translated={translated} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The parent, or the nearest bridged node above, that can be bought in place of a node without figures. */
export function NearestBridged({ node, translated }: { node: TaxonomyNode; translated: Translated }) {
  const { nodes, taxonomy, candidates } = translated
  const floor = floorOf(useBody())
  const format = useFormat()
  const above = standIn(node, nodes, taxonomy.bridges)
  if (!above || above.cpm === null) return null
  const fit = candidates.get(above.id)?.fit ?? null
  return (
    <span className="nearest-bridged">
      {fit
        ? words(isPrecise(fit, floor) ? 'standIn' : 'standInBelow', {
            name: above.name,
            precision: precisionText(format, fit),
          })
        : words('standInUnknown', { name: above.name })}
      <BasketButton id={above.id} name={above.name} isParent />
    </span>
  )
}
