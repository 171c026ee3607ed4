import { css } from 'lit'

export const statePanelStyles = css`
  section {
    position: fixed;
    inset: auto 0 var(--os-seen-as-height, 0px); /* above a banner */
    z-index: 15; /* below notices and dialogs, above the page and its header */
    display: flex;
    flex-direction: column;
    max-height: 50vh;
    border-top: 1px solid var(--os-color-border-strong);
    background: var(--os-color-surface-raised);
    color: var(--os-color-text);
    box-shadow: var(--os-shadow-l);
  }
  header { display: flex; flex-wrap: wrap; align-items: center; gap: var(--os-space-2) var(--os-space-3); padding: var(--os-space-3) var(--os-space-4) }
  h2, h3, p { margin: 0 }
  h2 { font-size: var(--os-font-size-l) }
  header p { flex: 1; min-width: 12rem }
  p, .muted { color: var(--os-color-text-muted) }
  .none { padding: 0 var(--os-space-4) var(--os-space-4) }
  .problems { flex: none; max-height: 40%; overflow: auto; padding: 0 var(--os-space-4) var(--os-space-3) }
  h3 { font-size: var(--os-font-size-m) }
  ul { margin: var(--os-space-1) 0 0; padding-inline-start: var(--os-space-5); overflow-wrap: anywhere }
  .scroll { overflow: auto; border-top: 1px solid var(--os-color-border) }
  table { width: 100%; min-width: 44rem; border-collapse: collapse; font-size: var(--os-font-size-s) }
  th, td { padding: var(--os-space-2) var(--os-space-4); border-bottom: 1px solid var(--os-color-border); text-align: start; vertical-align: top; overflow-wrap: anywhere }
  thead th { position: sticky; top: 0; background: var(--os-color-surface-sunken) }
  tbody th { font-weight: var(--os-font-weight-medium); overflow-wrap: normal }
  .number { white-space: nowrap; font-variant-numeric: tabular-nums }
  del { color: var(--os-color-text-muted) }
  ins { text-decoration: none; font-weight: var(--os-font-weight-medium) }
`
