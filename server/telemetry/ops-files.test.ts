import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { it } from 'node:test'
import { FIGURES } from './figures.ts'

const FOLDER = resolve(import.meta.dirname, '../../ops')
const SUFFIXES: Readonly<Record<string, string>> = { s: '_seconds', By: '_bytes' }

/** As a collector names them for Prometheus; histograms and counters get one suffix more. */
const known = Object.entries(FIGURES).map(
  ([name, unit]) => `${name.replaceAll('.', '_')}${SUFFIXES[unit] ?? ''}`,
)

/** Words of a query that are followed by no comparison of labels, and stand in no list of labels. */
const namedIn = (query: string) =>
  [...query.replace(/\{[^}]*\}|by \([^)]*\)/g, '').matchAll(/\b(http|db|process|nodejs|agency_os)_\w+/g)].map(
    ([name]) => name.replace(/_(bucket|count|sum|total)$/, (suffix) => (known.includes(name) ? suffix : '')),
  )

for (const file of ['dashboard.json', 'alerts.yaml'])
  it(`names no figure in ${file} that the portal does not tell`, () => {
    const text = readFileSync(join(FOLDER, file), 'utf8')
    const queries = file.endsWith('.json')
      ? (JSON.parse(text) as { panels: { targets: { expr: string }[] }[] }).panels.flatMap(({ targets }) =>
          targets.map(({ expr }) => expr),
        )
      : [...text.matchAll(/expr: (.*(?:\n {10,}.*)*)/g)].map(([, query]) => query!)
    const named = queries.flatMap(namedIn)
    assert.ok(named.length >= queries.length && queries.length > 5)
    assert.deepEqual(
      named.filter((name) => !known.includes(name)),
      [],
    )
  })
