import { useStore } from '@nanostores/react'
import { Image, Waypoints } from 'lucide'
import { NoExports } from '../../kit/audience/survey/no-exports.tsx'
import { sourceLines } from '../../kit/audience/survey/source-lines.ts'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { ExportMenu } from '../../kit/exchange/export-menu.tsx'
import { fileNameOf } from '../../kit/exchange/save-file.ts'
import { textFile, useFileItems } from '../../kit/exchange/use-file-items.ts'
import { words } from '../words/words.ts'
import { drawnPicture } from './drawn-picture.ts'
import { galaxyGraph, type GalaxyReport, galaxySheet } from './galaxy-files.ts'
import { groupNames } from '../../domain/galaxies/count-galaxy.ts'
import { type ShownGalaxy, useGalaxyWorld } from './galaxy-world.tsx'

/** The graph to take along, each file with its source; a licence may let nothing go. */
export function GalaxyExports({ galaxy }: { galaxy: ShownGalaxy }) {
  const { document } = useOpenFields()
  const heading = useStore(document.$about).title || words('untitled')
  const { body } = useGalaxyWorld()
  const { sheets } = useFileItems()
  const { dataset } = galaxy.survey
  if (!dataset.licence.exports) return <NoExports />
  const report: GalaxyReport = {
    galaxy,
    groupOf: groupNames(galaxy, body),
    source: sourceLines({ ...galaxy.basis, dataset }),
  }
  return (
    <ExportMenu
      quiet
      items={[
        sheets('csv', words('export.csv'), heading, () => galaxySheet(report)),
        {
          key: 'graphml',
          label: words('export.graphml'),
          icon: Waypoints,
          make: async () => textFile(galaxyGraph(report), 'application/xml', heading, 'graphml'),
        },
        {
          key: 'png',
          label: words('export.png'),
          icon: Image,
          make: async () => ({ file: await drawnPicture(report), name: fileNameOf(heading, 'png') }),
        },
      ]}
    />
  )
}
