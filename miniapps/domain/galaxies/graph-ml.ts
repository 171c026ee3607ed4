import type { Edge } from '../segments/communities.ts'

export interface GraphNode {
  id: string
  title: string
  /** Thousands; null is hidden by the licence, and leaves as no number. */
  size: number | null
  group: string
}

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns">
<key id="title" for="node" attr.name="title" attr.type="string"/>
<key id="size" for="node" attr.name="size" attr.type="double"/>
<key id="hidden" for="node" attr.name="hidden" attr.type="boolean"/>
<key id="group" for="node" attr.name="group" attr.type="string"/>
<key id="weight" for="edge" attr.name="weight" attr.type="double"/>`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign]!)
const data = (key: string, value: string | number | boolean) =>
  `<data key="${key}">${escaped(String(value))}</data>`

const sizeOf = (size: number | null) => (size === null ? data('hidden', true) : data('size', size))

/** A graph as programs for networks read it. `source`: what stands behind its figures. */
export function graphMl(nodes: readonly GraphNode[], edges: readonly Edge[], source: string): string {
  return [
    HEAD,
    `<graph id="galaxy" edgedefault="undirected"><desc>${escaped(source)}</desc>`,
    ...nodes.map(
      ({ id, title, size, group }) =>
        `<node id="${escaped(id)}">${data('title', title)}${sizeOf(size)}${data('group', group)}</node>`,
    ),
    ...edges.map(
      ([a, b, weight]) =>
        `<edge source="${escaped(a)}" target="${escaped(b)}">${data('weight', weight)}</edge>`,
    ),
    '</graph>',
    '</graphml>',
    '',
  ].join('\n')
}
