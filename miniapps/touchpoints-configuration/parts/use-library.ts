import { useCallback, useEffect, useMemo } from 'react'
import { useStore } from '@nanostores/react'
import { type Body, textAt } from '../../domain/document/change.ts'
import { libraryRows, type LibraryRow } from '../../domain/touchpoints/library-rows.ts'
import type { LibraryFacts } from '../../domain/touchpoints/library-problems.ts'
import { withMarket } from '../../domain/touchpoints/touchpoint.ts'
import { ALL_MARKETS } from '../../domain/touchpoints/touchpoint-library.ts'
import type { LibraryLine } from '../../domain/touchpoints/wire.ts'
import type { Resource } from '../../kit/bridge/use-resource.ts'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import type { OpenDocument } from '../../kit/document/open-document.ts'
import { inherited, useLibraries } from './use-libraries.ts'

export interface Library {
  document: OpenDocument
  /** Published, or not this person's to change. */
  isClosed: boolean
  market: string
  body: Body
  /** Fields that a market inherits; null in the library of all markets. */
  above: Body | null
  facts: LibraryFacts
  rows: readonly LibraryRow[]
  /** All fields of a version of this library, inherited ones among them. */
  whole(version: Body): Body
  libraries: Resource<readonly LibraryLine[]>
}

/** The library of the page, as it stands over that of all markets. */
export function useLibrary(): Library {
  const { document, isClosed } = useOpenFields()
  const fields = useStore(document.$fields)
  // oxlint-disable-next-line react/exhaustive-deps -- the body is made of the fields
  const body = useMemo(() => document.body, [document, fields])
  const libraries = useLibraries()
  const { data } = libraries
  const market = textAt(body, 'market') || ALL_MARKETS
  const above = useMemo(() => (market === ALL_MARKETS ? null : inherited(data ?? [])), [market, data])
  // only the server knows what names a touchpoint
  const facts = useMemo((): LibraryFacts => ({ above, used: [] }), [above])
  useEffect(() => document.learn(facts), [document, facts])
  const rows = useMemo(() => libraryRows(body, above), [body, above])
  const whole = useCallback((version: Body) => (above ? withMarket(above, version) : version), [above])
  return { document, isClosed, market, body, above, facts, rows, whole, libraries }
}
