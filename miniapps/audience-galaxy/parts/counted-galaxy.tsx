import { useMemo } from 'react'
import { placeAt } from '../../domain/galaxies/galaxy.ts'
import { SourceNote } from '../../kit/audience/survey/source-note.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { GalaxyExports } from './galaxy-exports.tsx'
import { Groups } from './groups.tsx'
import { GroupTree } from './group-tree.tsx'
import { NodeTable } from './node-table.tsx'
import { Segments } from './segments.tsx'
import { Sky } from './sky.tsx'
import { type ShownGalaxy, useGalaxyWorld } from './galaxy-world.tsx'

/** The picture, its twins and its groups. */
export function Counted({ galaxy: counted }: { galaxy: ShownGalaxy }) {
  const { body } = useGalaxyWorld()
  const format = useFormat()
  const galaxy = useMemo(
    () => ({
      ...counted,
      nodes: counted.nodes.map((node) => ({ ...node, at: placeAt(body, node.id) ?? node.at })),
    }),
    [counted, body],
  )
  const { survey, basis } = galaxy
  return (
    <>
      <div className="galaxy-head">
        <p role="status">
          {words('found', {
            nodes: format.number(galaxy.nodes.length),
            edges: format.number(galaxy.edges.length),
            groups: galaxy.groups.length,
          })}
        </p>
        <SourceNote dataset={survey.dataset} slices={basis.slices} weight={basis.weight} base={basis.base} />
        <GalaxyExports galaxy={galaxy} />
      </div>
      <Sky galaxy={galaxy} />
      <Groups galaxy={galaxy} />
      <GroupTree galaxy={galaxy} />
      <NodeTable galaxy={galaxy} />
      <Segments />
    </>
  )
}
