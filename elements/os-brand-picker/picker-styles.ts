import { css } from 'lit'

export const pickerStyles = css`
  :host { max-width: 24rem }
  label { display: block; margin-block-end: var(--os-space-1); font-weight: var(--os-font-weight-medium) }
  .box { position: relative }
  input {
    width: 100%; min-height: 36px; padding: 0 var(--os-space-3); border: 1px solid var(--os-color-border-strong); border-radius: var(--os-radius-m);
    background: var(--os-color-surface); color: inherit; font: inherit; text-overflow: ellipsis;
  }
  input::placeholder { color: var(--os-color-text-muted); opacity: 1 }
  .panel {
    position: absolute; inset-inline: 0; inset-block-start: calc(100% + var(--os-space-1)); z-index: 10; border: 1px solid var(--os-color-border);
    border-radius: var(--os-radius-m); background: var(--os-color-surface-raised); box-shadow: var(--os-shadow-m);
  }
  ul { max-height: 18rem; padding: var(--os-space-1); overflow: auto; list-style: none }
  .panel > p:not(:empty) { padding: var(--os-space-2) var(--os-space-3) }
  li { display: flex; justify-content: space-between; gap: var(--os-space-3); padding: var(--os-space-2); border-radius: var(--os-radius-s); cursor: pointer }
  li:hover, .active { background: var(--os-color-surface-sunken) }
  .active { outline: var(--os-focus-ring); outline-offset: -2px }
  [aria-selected='true'] { font-weight: var(--os-font-weight-semibold) }
  [hidden] { display: none }
  .field { height: 36px; border-radius: var(--os-radius-m) }
`
