import { css } from 'lit'

export const scriptOverrideStyles = css`
  :host { flex: none; max-height: 60%; overflow: auto; padding: 0 var(--os-space-4) var(--os-space-3) }
  summary { width: fit-content; min-height: 24px; font-weight: var(--os-font-weight-medium); cursor: pointer }
  form { display: flex; flex-wrap: wrap; align-items: end; gap: var(--os-space-2) var(--os-space-3); padding: var(--os-space-2) var(--os-space-1) var(--os-space-1) }
  p { flex: 0 0 100%; margin: 0; color: var(--os-color-text-muted); overflow-wrap: anywhere }
  label { display: grid; gap: var(--os-space-1); flex: 0 1 16rem; min-width: 0; font-weight: var(--os-font-weight-medium) }
  label:has(input) { flex: 1 1 20rem }
  select, input { width: 100%; min-height: 36px; padding: 0 var(--os-space-3); border: 1px solid var(--os-color-border-strong); border-radius: var(--os-radius-m); background: var(--os-color-surface); color: var(--os-color-text); font: inherit; font-weight: normal }
  input[aria-invalid='true'] { border-color: var(--os-color-error) }
  [aria-disabled='true'] { opacity: 0.6; cursor: progress }
  #problem { flex-basis: 100% }
  #problem:empty { display: none }
  #problem p { color: var(--os-color-error-text, var(--os-color-text)) }
`
