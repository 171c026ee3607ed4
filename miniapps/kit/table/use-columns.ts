import { useMemo } from 'react'
import { useMiniApp } from '../bridge/use-mini-app.ts'
import { useFormat } from '../words/format.ts'
import type { Column, Columns } from './column.ts'

/** Makes a list's columns, anew when language, formats or address change. */
export function useColumns<Row>(columns: Columns<Row>): readonly Column<Row>[] {
  const format = useFormat()
  const basePath = useMiniApp(({ route }) => route.basePath)
  return useMemo(
    () => (typeof columns === 'function' ? columns({ format, basePath }) : columns),
    [columns, format, basePath],
  )
}
