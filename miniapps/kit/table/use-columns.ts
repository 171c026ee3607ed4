import { createElement, useMemo } from 'react'
import { useMiniApp } from '../bridge/use-mini-app.ts'
import { Link } from '../controls/link.tsx'
import { useFormat } from '../words/format.ts'
import type { Column, Columns } from './column.ts'

/** Makes a list's columns, anew when language, formats or address change. */
export function useColumns<Row>(columns: Columns<Row>): readonly Column<Row>[] {
  const format = useFormat()
  const basePath = useMiniApp(({ route }) => route.basePath)
  return useMemo(
    () =>
      (typeof columns === 'function' ? columns({ format, basePath }) : columns).map((column) =>
        linked(column, basePath),
      ),
    [columns, format, basePath],
  )
}

/** A column with `to` draws its cells as links. */
function linked<Row>(column: Column<Row>, basePath: string): Column<Row> {
  const { to, cell, value } = column
  if (!to) return column
  const said = (row: Row) => cell?.(row) ?? value?.(row)
  return {
    ...column,
    cell: (row) => createElement(Link, { quiet: true, to: `${basePath}${to(row)}` }, said(row)),
  }
}
