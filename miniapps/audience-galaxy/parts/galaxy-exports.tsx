import { useStore } from '@nanostores/react'
import { FileSpreadsheet, Image, Waypoints } from 'lucide'
import { graphMl } from '../../domain/galaxies/graph-ml.ts'
import { sourceLines } from '../../kit/audience/survey/source-lines.ts'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { ExportMenu } from '../../kit/exchange/export-menu.tsx'
import { sheetOf } from '../../kit/exchange/sheet-of.ts'
import { useSheetFiles } from '../../kit/exchange/use-sheet-files.ts'
import { words } from '../words/words.ts'
import { drawSky } from './draw-sky.ts'
import { type CountedGalaxy, useGalaxyWorld } from './galaxy-world.tsx'
import { groupName } from './group-names.ts'

/** The graph to take along, each file with its source. */
export function GalaxyExports({ galaxy }: { galaxy: CountedGalaxy }) {
  const { document } = useOpenFields()
  const heading = useStore(document.$about).title || words('untitled')
  const { body, survey, basis } = useGalaxyWorld()
  const fileOf = useSheetFiles()
  const source = sourceLines({ ...basis!, dataset: survey.data!.dataset })
  const groups = new Map(
    galaxy.groups.flatMap((group) =>
      group.nodes.map((node) => [node, groupName(group, galaxy, body)] as const),
    ),
  )
  const nodes = galaxy.nodes.map(({ id, title, cell }) => ({
    id,
    title,
    size: cell?.universe ?? 0,
    group: groups.get(id) ?? '',
  }))
  const graph = () =>
    graphMl(nodes, galaxy.edges, source.map(([name, text]) => `${name}: ${text}`).join('; '))
  const sheet = () =>
    sheetOf(
      words('nodes'),
      [
        { title: words('node'), cell: ({ title }) => title },
        { title: words('size'), format: 'number', cell: ({ size }) => size },
        { title: words('group'), cell: ({ group }) => group },
      ],
      [...nodes, ...source.map(([name, text]) => ({ title: name, size: null, group: text }))],
    )
  return (
    <ExportMenu
      quiet
      items={[
        {
          key: 'csv',
          label: words('export.csv'),
          icon: FileSpreadsheet,
          make: () => fileOf('csv', heading, sheet),
        },
        {
          key: 'graphml',
          label: words('export.graphml'),
          icon: Waypoints,
          make: () =>
            Promise.resolve({
              file: new Blob([graph()], { type: 'application/xml' }),
              name: `${heading}.graphml`,
            }),
        },
        { key: 'png', label: words('export.png'), icon: Image, make: () => pictureOf(galaxy, heading) },
      ]}
    />
  )
}

async function pictureOf(galaxy: CountedGalaxy, heading: string) {
  const canvas = window.document.createElement('canvas')
  canvas.className = 'galaxy-sky'
  canvas.style.cssText = 'position:fixed;inline-size:1200px;block-size:800px;inset-inline-start:-9999px'
  window.document.body.append(canvas)
  drawSky(canvas, galaxy)
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  canvas.remove()
  if (!file) throw new Error('The browser made no picture of the canvas.')
  return { file, name: `${heading}.png` }
}
