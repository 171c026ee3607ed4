import { useStore } from '@nanostores/react'
import { useBody, useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { useFormat } from '../../kit/words/format.ts'
import { type PortraitReport, portraitReport } from './portrait-report.ts'
import type { Told } from './portrait-world.tsx'

export function usePortraitReport(told: Told): PortraitReport {
  const { document } = useOpenFields()
  const heading = useStore(document.$about).title || told.edition.title
  return portraitReport(heading, told, useBody(), useFormat())
}
