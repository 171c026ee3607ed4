import { css } from 'lit'

/** For the tree that a dressed table stands in; an author's own rules with a class are stronger. */
export const cellStyles = css`
  os-table > table { width: 100%; border-collapse: separate; border-spacing: 0; font: inherit; color: inherit; font-variant-numeric: tabular-nums }
  os-table > table > caption { padding-block-end: var(--os-space-2); font-weight: var(--os-font-weight-semibold); text-align: start }
  os-table > table :is(th, td) { box-sizing: border-box; padding: var(--os-space-2) var(--os-space-3); border: 0; border-block-end: 1px solid var(--os-color-border); font-weight: var(--os-font-weight-regular); text-align: start; vertical-align: baseline }
  os-table > table thead th { color: var(--os-color-text-muted); font-size: var(--os-font-size-s); font-weight: var(--os-font-weight-medium); white-space: nowrap; vertical-align: middle }
  os-table > table [data-align='end'] { text-align: end }
  os-table > table :is(th, td):first-child { position: sticky; inset-inline-start: 0; z-index: 1; min-width: min(12rem, 40vw); background: var(--os-color-surface); overflow-wrap: anywhere }
  os-table > table tbody tr:hover > * { background: var(--os-color-surface-sunken) }
  os-table > table tbody tr[aria-current] > * { background: var(--os-color-brand-subtle) }
  os-table th[data-sort] > button { display: inline-flex; align-items: center; gap: var(--os-space-1); min-height: var(--os-space-6); margin: 0; padding: 0; border: 0; border-radius: var(--os-radius-s); background: none; color: inherit; font: inherit; cursor: pointer }
  os-table th[data-sort] > button:hover, os-table th[aria-sort] > button { color: var(--os-color-text) }
  os-table th[data-sort] > button:focus-visible { outline: var(--os-focus-ring); outline-offset: 2px }
  os-table th[data-sort] > button::after { content: '↑' / ''; visibility: hidden }
  os-table th[data-sort] > button:is(:hover, :focus-visible)::after, os-table th[aria-sort] > button::after { visibility: visible }
  os-table th[aria-sort='descending'] > button::after { content: '↓' / '' }
`
