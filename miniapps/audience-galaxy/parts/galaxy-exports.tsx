import { useStore } from '@nanostores/react'
import { FileSpreadsheet, Image, Waypoints } from 'lucide'
import { NoExports } from '../../kit/audience/survey/no-exports.tsx'
import { sourceLines } from '../../kit/audience/survey/source-lines.ts'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { ExportMenu } from '../../kit/exchange/export-menu.tsx'
import { fileNameOf } from '../../kit/exchange/save-file.ts'
import { useSheetFiles } from '../../kit/exchange/use-sheet-files.ts'
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
  const fileOf = useSheetFiles()
  const { dataset } = galaxy.survey
  if (!dataset.licence.exports) return <NoExports />
  const report: GalaxyReport = {
    galaxy,
    groupOf: groupNames(galaxy, body),
    source: sourceLines({ ...galaxy.basis, dataset }),
  }
  const named = async (file: Blob | Promise<Blob>, kind: string) => ({
    file: await file,
    name: fileNameOf(heading, kind),
  })
  return (
    <ExportMenu
      quiet
      items={[
        {
          key: 'csv',
          label: words('export.csv'),
          icon: FileSpreadsheet,
          make: () => fileOf('csv', heading, () => galaxySheet(report)),
        },
        {
          key: 'graphml',
          label: words('export.graphml'),
          icon: Waypoints,
          make: () => named(new Blob([galaxyGraph(report)], { type: 'application/xml' }), 'graphml'),
        },
        {
          key: 'png',
          label: words('export.png'),
          icon: Image,
          make: () => named(drawnPicture(report), 'png'),
        },
      ]}
    />
  )
}
