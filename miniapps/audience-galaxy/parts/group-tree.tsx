import { sizeText } from '../../kit/audience/figure-text.ts'
import { Card } from '../../kit/controls/card.tsx'
import { Tree } from '../../kit/tree/tree.tsx'
import { TreeItem } from '../../kit/tree/tree-item.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'
import { type CountedGalaxy, groupName } from '../../domain/galaxies/count-galaxy.ts'
import { useGalaxyWorld } from './galaxy-world.tsx'

/** Groups with their nodes. */
export function GroupTree({ galaxy }: { galaxy: CountedGalaxy }) {
  const { body } = useGalaxyWorld()
  const format = useFormat()
  const nodes = new Map(galaxy.nodes.map((node) => [node.id, node]))
  if (galaxy.groups.length === 0) return null
  return (
    <Card title={words('groups')}>
      <Tree label={words('groups')} selected={null} onOpen={() => undefined}>
        {galaxy.groups.map((group) => (
          <TreeItem
            key={group.id}
            id={group.id}
            opensOnPress
            after={sizeText(format, group.cell?.universe ?? null)}
            below={() =>
              group.nodes.map((id) => (
                <TreeItem key={id} id={`${group.id} ${id}`}>
                  {nodes.get(id)?.title ?? id}
                </TreeItem>
              ))
            }
          >
            {groupName(group, galaxy, body)}
          </TreeItem>
        ))}
      </Tree>
    </Card>
  )
}
