import type { CountedGalaxy, CountedGroup } from './count-galaxy.ts'
import { fieldsIn } from './galaxy-world.tsx'
import type { Body } from '../../domain/document/change.ts'

/** A name that somebody gave, else its first two nodes. */
export function groupName({ id, nodes }: CountedGroup, { nodes: all }: CountedGalaxy, body: Body): string {
  const given = fieldsIn(body, 'names')[id]
  if (typeof given === 'string' && given) return given
  const titles = nodes.slice(0, 2).map((node) => all.find((each) => each.id === node)?.title ?? node)
  return titles.join(' + ')
}
