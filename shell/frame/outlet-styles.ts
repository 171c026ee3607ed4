import { css } from 'lit'

export const outletStyles = css`
  :host { display: block }
  .place { display: contents }
  [hidden] { display: none }
  .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  .panel h1, .panel h2 { margin: 0 0 var(--os-space-2); font-size: var(--os-font-size-2xl); font-weight: var(--os-font-weight-semibold); line-height: var(--os-line-height-tight) }
  .panel p { max-width: 72ch; margin: 0 0 var(--os-space-4); color: var(--os-color-text-muted); overflow-wrap: anywhere }
  .actions { display: flex; flex-wrap: wrap; gap: var(--os-space-2); margin: var(--os-space-6) 0 }
  summary { cursor: pointer; color: var(--os-color-text) }
  details p { margin: var(--os-space-2) 0; font-size: var(--os-font-size-s) }
  .block { height: 160px; border-radius: var(--os-radius-m); background: var(--os-color-surface-sunken); animation: breathe 1.6s ease-in-out infinite }
  .title { width: 16rem; max-width: 60%; height: 32px }
  .line { width: 28rem; max-width: 90%; height: 16px; margin: var(--os-space-3) 0 var(--os-space-8) }
  .blocks { display: grid; gap: var(--os-space-4); grid-template-columns: repeat(auto-fit, minmax(240px, 1fr)) }
  .bar { display: flex; flex-wrap: wrap; align-items: center; gap: var(--os-space-2); min-height: var(--os-layout-header-height); padding: 0 var(--os-space-4) }
  .bar p { flex: 1; margin: 0 }
  @keyframes breathe { 50% { opacity: 0.55 } }
  @media (prefers-reduced-motion: reduce) { .block { animation: none } }
`
