import { createElement, useMemo } from 'react'
import { useMiniApp } from '../bridge/use-mini-app.ts'
import { Link } from '../controls/link.tsx'
import { type Format, useFormat } from '../words/format.ts'
import { cellTextOf, type Column, type Columns } from './column.ts'

/** Makes a list's columns, anew when language, formats or address change. */
export function useColumns<Row>(columns: Columns<Row>): readonly Column<Row>[] {
  const format = useFormat()
  const basePath = useMiniApp(({ route }) => route.basePath)
  return useMemo(
    () =>
      (typeof columns === 'function' ? columns({ format, basePath }) : columns).map((column) =>
        linked(column, basePath, format),
      ),
    [columns, format, basePath],
  )
}

/** A column with `to` draws its cells as links. */
function linked<Row>(column: Column<Row>, basePath: string, format: Format): Column<Row> {
  const { to, cell, value } = column
  if (!to) return column
  const text = cellTextOf(column, format)
  const said = (row: Row) => cell?.(row) ?? text(value?.(row) ?? null)
  return {
    ...column,
    cell: (row) => createElement(Link, { quiet: true, to: `${basePath}${to(row)}` }, said(row)),
  }
}
